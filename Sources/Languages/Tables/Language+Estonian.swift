extension Language {
    /// Estonian. Not reviewed by a native speaker.
    public static let estonian = Language(
        code: "et", englishName: "Estonian", ownName: "eesti",
        words: Words(
            inProgress: "Pooleli",
            paused: "Pausil",
            resumed: "Jätkatud",
            complete: "Valmis",
            error: "Viga",
            disabled: "Pole saadaval",
            wentWrong: "Midagi läks valesti. Proovige uuesti.",
            noResponse: "Vastust pole. Kontrollige ühendust ja proovige uuesti.",
            waiting: [
                "Laadimine",
                "Laadimine jätkub…",
                "Vabandame ootamise pärast. Laadimine jätkub…",
            ],
            wait: "{label} (umbes {time})",
            allSteps: "Kõik etapid",
            step: "Etapp {n}/{total}",
            states: .init(
                complete: "valmis", error: "veaga", active: "aktiivne", disabled: "kirjutuskaitstud"),
            buttons: .init(
                cancel: "Loobu", close: "Sulge", restart: "Alusta uuesti", pause: "Pausi", resume: "Jätka")),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "{n} sek", minute: "{n} min", hour: "{n} t",
            day: PluralForms(one: "{n} päev", other: "{n} päeva")))
}
