extension Language {
    /// Czech. Not reviewed by a native speaker.
    public static let czech = Language(
        code: "cs", englishName: "Czech", ownName: "čeština",
        words: Words(
            inProgress: "Probíhá",
            paused: "Pozastaveno",
            resumed: "Obnoveno",
            complete: "Dokončeno",
            error: "Chyba",
            disabled: "Není k dispozici",
            wentWrong: "Něco se pokazilo. Zkuste to znovu.",
            noResponse: "Žádná odpověď. Zkontrolujte připojení a zkuste to znovu.",
            waiting: [
                "Načítání",
                "Načítání stále probíhá…",
                "Omlouváme se za čekání. Načítání stále probíhá…",
            ],
            wait: "{label} (asi {time})",
            allSteps: "Všechny kroky",
            step: "Krok {n} z {total}",
            states: .init(
                complete: "dokončený", error: "chybný", active: "aktivní", disabled: "jen pro čtení"),
            buttons: .init(
                cancel: "Zrušit", close: "Zavřít", restart: "Spustit znovu", pause: "Pozastavit",
                resume: "Pokračovat")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .czech, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} den", few: "{n} dny", other: "{n} dnů")))
}
