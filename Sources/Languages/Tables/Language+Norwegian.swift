extension Language {
    /// Norwegian Bokmål. Not reviewed by a native speaker.
    public static let norwegian = Language(
        code: "nb", englishName: "Norwegian Bokmål", ownName: "norsk bokmål",
        words: Words(
            inProgress: "Pågår",
            paused: "Satt på pause",
            resumed: "Gjenopptatt",
            complete: "Fullført",
            error: "Feil",
            disabled: "Ikke tilgjengelig",
            wentWrong: "Noe gikk galt. Prøv igjen.",
            noResponse: "Ikke noe svar. Kontroller tilkoblingen og prøv igjen.",
            waiting: [
                "Laster inn",
                "Laster fortsatt inn…",
                "Beklager ventetiden. Laster fortsatt inn…",
            ],
            wait: "{label} (ca. {time})",
            allSteps: "Alle trinn",
            step: "Trinn {n} av {total}",
            states: .init(complete: "fullført", error: "feil", active: "aktivt", disabled: "skrivebeskyttet"),
            buttons: .init(
                cancel: "Avbryt", close: "Lukk", restart: "Start på nytt", pause: "Sett på pause",
                resume: "Gjenoppta")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.english, second: "{n} sek", minute: "{n} min", hour: "{n} t", day: "{n} d"))
}
