extension Language {
    /// Bulgarian. Not reviewed by a native speaker.
    public static let bulgarian = Language(
        code: "bg", englishName: "Bulgarian", ownName: "български", script: "Cyrl",
        words: Words(
            inProgress: "В ход",
            paused: "На пауза",
            resumed: "Възобновено",
            complete: "Завършено",
            error: "Грешка",
            disabled: "Не е налично",
            wentWrong: "Нещо се обърка. Опитайте отново.",
            noResponse: "Няма отговор. Проверете връзката си и опитайте отново.",
            waiting: [
                "Зарежда се",
                "Все още се зарежда…",
                "Извинете за чакането. Все още се зарежда…",
            ],
            wait: "{label} (около {time})",
            allSteps: "Всички стъпки",
            step: "Стъпка {n} от {total}",
            states: .init(
                complete: "завършена", error: "с грешка", active: "активна", disabled: "само за четене"),
            buttons: .init(
                cancel: "Отказ", close: "Затваряне", restart: "Започване отначало", pause: "Пауза",
                resume: "Продължаване")),
        numerals: Numerals(),
        times: TimeForms(.english, second: "{n} сек", minute: "{n} мин", hour: "{n} ч", day: "{n} д"))
}
