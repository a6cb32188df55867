extension Language {
    /// Russian. Not reviewed by a native speaker.
    public static let russian = Language(
        code: "ru", englishName: "Russian", ownName: "русский", script: "Cyrl",
        words: Words(
            inProgress: "Выполняется",
            paused: "Приостановлено",
            resumed: "Возобновлено",
            complete: "Готово",
            error: "Ошибка",
            disabled: "Недоступно",
            wentWrong: "Что-то пошло не так. Повторите попытку.",
            noResponse: "Нет ответа. Проверьте подключение и повторите попытку.",
            waiting: [
                "Загрузка",
                "Загрузка продолжается…",
                "Извините за ожидание. Загрузка продолжается…",
            ],
            wait: "{label} (примерно {time})",
            allSteps: "Все шаги",
            step: "Шаг {n} из {total}",
            states: .init(
                complete: "выполнен", error: "с ошибкой", active: "активен", disabled: "только для чтения"),
            buttons: .init(
                cancel: "Отмена", close: "Закрыть", restart: "Начать заново", pause: "Приостановить",
                resume: "Продолжить")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.russian, second: "{n} с", minute: "{n} мин", hour: "{n} ч", day: "{n} дн."))
}
