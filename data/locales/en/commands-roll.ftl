# Names and descriptions of /roll. English names equal those in the code.

cmd-roll = roll
    .description = Roll dice: for all to see, for you and the DM, or for the DM alone
    .opt-expression = expression
    .opt-expression-description = What to roll: 1d20+5, 4d6kh3, 2d6+3 [fire], 1d20+5 adv
    .opt-visibility = visibility
    .opt-visibility-description = Who sees the result; everyone, unless you choose
    .choice-public = public: everyone here sees the result
    .choice-private = private: only you and the DM see the result
    .choice-blind = blind: only the DM sees the result, you do not
