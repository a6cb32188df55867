extension Language {
    /// Finnish. Not reviewed by a native speaker.
    public static let finnish = Language(
        code: "fi", englishName: "Finnish", ownName: "suomi",
        words: Words(
            inProgress: "Käynnissä",
            paused: "Keskeytetty",
            resumed: "Jatkuu",
            complete: "Valmis",
            error: "Virhe",
            disabled: "Ei käytettävissä",
            wentWrong: "Jokin meni vikaan. Yritä uudelleen.",
            noResponse: "Ei vastausta. Tarkista yhteys ja yritä uudelleen.",
            waiting: [
                "Ladataan",
                "Ladataan edelleen…",
                "Pahoittelut odotuksesta. Ladataan edelleen…",
            ],
            wait: "{label} (noin {time})",
            allSteps: "Kaikki vaiheet",
            step: "Vaihe {n}/{total}",
            states: .init(complete: "valmis", error: "virhe", active: "aktiivinen", disabled: "vain luku"),
            buttons: .init(
                cancel: "Peruuta", close: "Sulje", restart: "Aloita alusta", pause: "Keskeytä",
                resume: "Jatka")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.english, second: "{n} s", minute: "{n} min", hour: "{n} t", day: "{n} pv"))
}
