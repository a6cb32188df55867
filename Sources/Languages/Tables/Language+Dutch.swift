extension Language {
    /// Dutch. Not reviewed by a native speaker.
    public static let dutch = Language(
        code: "nl", englishName: "Dutch", ownName: "Nederlands",
        words: Words(
            inProgress: "Bezig",
            paused: "Gepauzeerd",
            resumed: "Hervat",
            complete: "Voltooid",
            error: "Fout",
            disabled: "Niet beschikbaar",
            wentWrong: "Er is iets misgegaan. Probeer het opnieuw.",
            noResponse: "Geen reactie. Controleer je verbinding en probeer het opnieuw.",
            waiting: [
                "Laden",
                "Nog steeds aan het laden…",
                "Sorry voor het wachten. Nog steeds aan het laden…",
            ],
            wait: "{label} (ongeveer {time})",
            allSteps: "Alle stappen",
            step: "Stap {n} van {total}",
            states: .init(complete: "voltooid", error: "fout", active: "actief", disabled: "alleen-lezen"),
            buttons: .init(
                cancel: "Annuleren", close: "Sluiten", restart: "Opnieuw starten", pause: "Pauzeren",
                resume: "Hervatten")),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "{n} sec", minute: "{n} min", hour: "{n} uur",
            day: PluralForms(one: "{n} dag", other: "{n} dagen")))
}
