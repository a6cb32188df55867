extension Language {
    /// Lithuanian. Not reviewed by a native speaker.
    public static let lithuanian = Language(
        code: "lt", englishName: "Lithuanian", ownName: "lietuvių",
        words: Words(
            inProgress: "Vykdoma",
            paused: "Pristabdyta",
            resumed: "Pratęsta",
            complete: "Baigta",
            error: "Klaida",
            disabled: "Nepasiekiama",
            wentWrong: "Kažkas nepavyko. Bandykite dar kartą.",
            noResponse: "Nėra atsako. Patikrinkite ryšį ir bandykite dar kartą.",
            waiting: [
                "Įkeliama",
                "Vis dar įkeliama…",
                "Atsiprašome, kad tenka laukti. Vis dar įkeliama…",
            ],
            wait: "{label} (apie {time})",
            allSteps: "Visi žingsniai",
            step: "{n} žingsnis iš {total}",
            states: .init(
                complete: "baigtas", error: "su klaida", active: "aktyvus", disabled: "tik skaitomas"),
            buttons: .init(
                cancel: "Atšaukti", close: "Uždaryti", restart: "Paleisti iš naujo", pause: "Pristabdyti",
                resume: "Tęsti")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.lithuanian, second: "{n} sek.", minute: "{n} min.", hour: "{n} val.", day: "{n} d.")
    )
}
