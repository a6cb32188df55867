extension Language {
    /// Swahili. Not reviewed by a native speaker.
    public static let swahili = Language(
        code: "sw", englishName: "Swahili", ownName: "Kiswahili",
        words: Words(
            inProgress: "Inaendelea",
            paused: "Imesitishwa",
            resumed: "Imeendelezwa",
            complete: "Imekamilika",
            error: "Hitilafu",
            disabled: "Haipatikani",
            wentWrong: "Hitilafu fulani imetokea. Jaribu tena.",
            noResponse: "Hakuna jibu. Kagua muunganisho wako, kisha ujaribu tena.",
            waiting: [
                "Inapakia",
                "Bado inapakia…",
                "Samahani kwa kusubiri. Bado inapakia…",
            ],
            wait: "{label} (takriban {time})",
            allSteps: "Hatua zote",
            step: "Hatua ya {n} kati ya {total}",
            states: .init(
                complete: "imekamilika", error: "ina hitilafu", active: "inatumika", disabled: "ya kusoma tu"),
            buttons: .init(
                cancel: "Ghairi", close: "Funga", restart: "Anza upya", pause: "Sitisha", resume: "Endelea")),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "sekunde {n}", minute: "dakika {n}", hour: "saa {n}", day: "siku {n}"))
}
