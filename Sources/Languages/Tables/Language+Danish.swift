extension Language {
    /// Danish. Not reviewed by a native speaker.
    public static let danish = Language(
        code: "da", englishName: "Danish", ownName: "dansk",
        words: Words(
            inProgress: "I gang",
            paused: "Sat på pause",
            resumed: "Genoptaget",
            complete: "Fuldført",
            error: "Fejl",
            disabled: "Ikke tilgængelig",
            wentWrong: "Noget gik galt. Prøv igen.",
            noResponse: "Intet svar. Kontrollér din forbindelse, og prøv igen.",
            waiting: [
                "Indlæser",
                "Indlæser stadig…",
                "Beklager ventetiden. Indlæser stadig…",
            ],
            wait: "{label} (ca. {time})",
            allSteps: "Alle trin",
            step: "Trin {n} af {total}",
            states: .init(complete: "fuldført", error: "fejl", active: "aktivt", disabled: "skrivebeskyttet"),
            buttons: .init(
                cancel: "Annuller", close: "Luk", restart: "Start forfra", pause: "Sæt på pause",
                resume: "Genoptag")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .english, second: "{n} sek.", minute: "{n} min.", hour: "{n} t.",
            day: PluralForms(one: "{n} dag", other: "{n} dage")))
}
