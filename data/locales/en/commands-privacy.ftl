# Names and descriptions of /privacy.

cmd-privacy = privacy
    .description = What the bot stores about you

cmd-privacy-show = show
    .description = See what is stored about you
cmd-privacy-export = export
    .description = Get what is stored about you as a file
cmd-privacy-delete = delete
    .description = Have it deleted, with seven days to think it over
