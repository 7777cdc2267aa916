# Панель годинника та щотижневий відлік.

clock-now =
    ## Зараз { $now }
    { $paused ->
        [yes] ⏸️ Кампанія на паузі, і її час теж.
       *[no] { $out ->
            [yes] Група в поході.
           *[no] Група між пригодами.
        }
    }
clock-due = **Далі:**
clock-due-line = • { $what }: { $at }
clock-nothing-due = Найближчим часом нічого не настає.
clock-more-due = і ще { $count ->
    [one] { $count } річ
    [few] { $count } речі
   *[many] { $count } речей
}
due-bastion-turn = Хід Бастіону, { $turn }-й
due-bastion-stay = Гість покидає Бастіон
clock-add-hour = +1 година
clock-add-hours = +8 годин
clock-add-day = +1 день
clock-to-next-turn = До наступного ходу
clock-preview =
    ## Нехай мине { $by }?
    Зараз { $now }, буде { $until }. Дорогою { $turns ->
        [one] настане { $turns } хід Бастіону:
        [few] настануть { $turns } ходи Бастіону:
       *[many] настане { $turns } ходів Бастіону:
    }
clock-preview-more-turns = … і ще { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
clock-preview-others = Крім того, { $count ->
    [one] настане ще { $count } річ.
    [few] настануть ще { $count } речі.
   *[many] настане ще { $count } речей.
}
clock-confirm = Нехай мине
clock-cancel = Лишити годинник
time-too-many-turns = Так за раз { $turns ->
    [one] настав би { $turns } хід Бастіону
    [few] настали б { $turns } ходи Бастіону
   *[many] настало б { $turns } ходів Бастіону
}, а можна щонайбільше { $limit }. Посувайте час меншими кроками.
reading-moment = «{ $text }» — не день кампанії. Напишіть, наприклад: день 12 08:00.

use-case-time-advance = рух часу
use-case-time-set = рух часу
use-case-tick-answer = відповідь на щотижневий відлік
use-case-job-weekly-tick = щотижневий відлік

## Щотижневий відлік

tick-week-turned = Минув справжній тиждень, а з ним і час кампанії: настає { $turn }-й хід Бастіону. Зараз { $now }.
tick-turn-already-fell-due = Минув справжній тиждень. Хід Бастіону, { $turn }-й, від минулого разу вже настав, тож годинник стоїть: { $now }.
tick-bastions-went-ahead = Хід Бастіону, { $turn }-й, відбувся. Для групи годинник стоїть.
tick-asked = { $ticks ->
    [one] Настав щотижневий відлік; Майстра спитано про { $turn }-й хід Бастіону.
    [few] Поки бота не було, минуло { $ticks } щотижневі відліки; Майстра спитано про них, починаючи з { $turn }-го ходу Бастіону.
   *[many] Поки бота не було, минуло { $ticks } щотижневих відліків; Майстра спитано про них, починаючи з { $turn }-го ходу Бастіону.
}
tick-skipped = { $ticks ->
    [one] Щотижневий відлік пропущено: час стоїть.
    [few] Пропущено { $ticks } щотижневі відліки: час стоїть.
   *[many] Пропущено { $ticks } щотижневих відліків: час стоїть.
}
tick-question = { $ticks ->
    [one] ## Настав щотижневий відлік
    [few] ## Поки бота не було, минуло { $ticks } щотижневі відліки
   *[many] ## Поки бота не було, минуло { $ticks } щотижневих відліків
}
    Зараз { $now }, а { $turn }-й хід Бастіону настає: { $due }. { $out ->
        [yes] Група в поході, тож без вас час не рухається.
       *[no] Група між пригодами.
    }
tick-question-lapses = -# Без відповіді це буде пропущено, коли настане наступний: { $until }.
tick-answer-all = Узяти { $ticks ->
    [one] { $ticks } хід
    [few] усі { $ticks } ходи
   *[many] усі { $ticks } ходів
}
tick-answer-take = { $ticks ->
    [one] Узяти хід
    [few] Узяти один хід
   *[many] Узяти один хід
}
tick-answer-bastions = Лише Бастіони
tick-answer-skip = Пропустити
tick-answered = { $answer ->
    [all] Усі ходи відбулися.
    [take] Хід відбувся.
    [bastions] Хід відбувся лише в Бастіонах.
   *[skip] Пропущено: час стоїть.
}
tick-turn-fell-due-meanwhile = Хід Бастіону, { $turn }-й, тим часом уже настав, тож брати нічого. Натисніть «Пропустити».
