extension Language {
    /// Swedish. Not reviewed by a native speaker.
    public static let swedish = Language(
        code: "sv", englishName: "Swedish", ownName: "svenska",
        words: Words(
            inProgress: "Pågår",
            paused: "Pausat",
            resumed: "Återupptaget",
            complete: "Klart",
            error: "Fel",
            disabled: "Inte tillgängligt",
            wentWrong: "Något gick fel. Försök igen.",
            noResponse: "Inget svar. Kontrollera anslutningen och försök igen.",
            waiting: [
                "Läser in",
                "Läser fortfarande in…",
                "Förlåt att det dröjer. Läser fortfarande in…",
            ],
            wait: "{label} (cirka {time})",
            allSteps: "Alla steg",
            step: "Steg {n} av {total}",
            states: .init(complete: "klart", error: "fel", active: "aktivt", disabled: "skrivskyddat"),
            buttons: .init(
                cancel: "Avbryt", close: "Stäng", restart: "Starta om", pause: "Pausa", resume: "Återuppta")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.english, second: "{n} s", minute: "{n} min", hour: "{n} tim", day: "{n} d"))
}
