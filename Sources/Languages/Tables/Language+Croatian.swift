extension Language {
    /// Croatian. Not reviewed by a native speaker.
    public static let croatian = Language(
        code: "hr", englishName: "Croatian", ownName: "hrvatski",
        words: Words(
            inProgress: "U tijeku",
            paused: "Pauzirano",
            resumed: "Nastavljeno",
            complete: "Dovršeno",
            error: "Pogreška",
            disabled: "Nije dostupno",
            wentWrong: "Nešto je pošlo po krivu. Pokušajte ponovno.",
            noResponse: "Nema odgovora. Provjerite vezu i pokušajte ponovno.",
            waiting: [
                "Učitavanje",
                "Učitavanje još traje…",
                "Oprostite na čekanju. Učitavanje još traje…",
            ],
            wait: "{label} (otprilike {time})",
            allSteps: "Svi koraci",
            step: "Korak {n} od {total}",
            states: .init(
                complete: "dovršen", error: "s pogreškom", active: "aktivan", disabled: "samo za čitanje"),
            buttons: .init(
                cancel: "Odustani", close: "Zatvori", restart: "Pokreni ponovno", pause: "Pauziraj",
                resume: "Nastavi")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .croatian, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} dan", other: "{n} dana")))
}
