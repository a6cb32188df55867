extension Language {
    /// Serbian in Cyrillic letters. Not reviewed by a native speaker.
    public static let serbian = Language(
        code: "sr", englishName: "Serbian", ownName: "српски", script: "Cyrl",
        words: Words(
            inProgress: "У току",
            paused: "Паузирано",
            resumed: "Настављено",
            complete: "Завршено",
            error: "Грешка",
            disabled: "Није доступно",
            wentWrong: "Дошло је до грешке. Покушајте поново.",
            noResponse: "Нема одговора. Проверите везу и покушајте поново.",
            waiting: [
                "Учитавање",
                "Учитавање још траје…",
                "Извините на чекању. Учитавање још траје…",
            ],
            wait: "{label} (отприлике {time})",
            allSteps: "Сви кораци",
            step: "Корак {n} од {total}",
            states: .init(
                complete: "завршен", error: "са грешком", active: "активан", disabled: "само за читање"),
            buttons: .init(
                cancel: "Откажи", close: "Затвори", restart: "Покрени поново", pause: "Паузирај",
                resume: "Настави")),
        numerals: Numerals(),
        times: TimeForms(
            .croatian, second: "{n} сек", minute: "{n} мин",
            hour: PluralForms(one: "{n} сат", few: "{n} сата", other: "{n} сати"),
            day: PluralForms(one: "{n} дан", other: "{n} дана")))
}
