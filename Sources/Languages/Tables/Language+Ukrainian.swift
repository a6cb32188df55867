extension Language {
    /// Ukrainian. Not reviewed by a native speaker.
    public static let ukrainian = Language(
        code: "uk", englishName: "Ukrainian", ownName: "українська", script: "Cyrl",
        words: Words(
            inProgress: "Виконується",
            paused: "Призупинено",
            resumed: "Відновлено",
            complete: "Завершено",
            error: "Помилка",
            disabled: "Недоступно",
            wentWrong: "Щось пішло не так. Спробуйте ще раз.",
            noResponse: "Немає відповіді. Перевірте з’єднання та спробуйте ще раз.",
            waiting: [
                "Завантаження",
                "Завантаження триває…",
                "Вибачте за очікування. Завантаження триває…",
            ],
            wait: "{label} (приблизно {time})",
            allSteps: "Усі кроки",
            step: "Крок {n} з {total}",
            states: .init(
                complete: "завершено", error: "з помилкою", active: "активний", disabled: "лише для читання"),
            buttons: .init(
                cancel: "Скасувати", close: "Закрити", restart: "Почати знову", pause: "Призупинити",
                resume: "Продовжити")),
        numerals: Numerals(),
        times: TimeForms(.russian, second: "{n} с", minute: "{n} хв", hour: "{n} год", day: "{n} дн."))
}
