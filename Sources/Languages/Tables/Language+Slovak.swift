extension Language {
    /// Slovak. Not reviewed by a native speaker.
    public static let slovak = Language(
        code: "sk", englishName: "Slovak", ownName: "slovenčina",
        words: Words(
            inProgress: "Prebieha",
            paused: "Pozastavené",
            resumed: "Obnovené",
            complete: "Dokončené",
            error: "Chyba",
            disabled: "Nie je k dispozícii",
            wentWrong: "Niečo sa pokazilo. Skúste to znova.",
            noResponse: "Žiadna odpoveď. Skontrolujte pripojenie a skúste to znova.",
            waiting: [
                "Načítava sa",
                "Stále sa načítava…",
                "Ospravedlňujeme sa za čakanie. Stále sa načítava…",
            ],
            wait: "{label} (asi {time})",
            allSteps: "Všetky kroky",
            step: "Krok {n} z {total}",
            states: .init(
                complete: "dokončený", error: "chybný", active: "aktívny", disabled: "len na čítanie"),
            buttons: .init(
                cancel: "Zrušiť", close: "Zavrieť", restart: "Spustiť znova", pause: "Pozastaviť",
                resume: "Pokračovať")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .czech, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} deň", few: "{n} dni", other: "{n} dní")))
}
