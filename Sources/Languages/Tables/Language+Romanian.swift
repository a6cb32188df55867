extension Language {
    /// Romanian. Not reviewed by a native speaker.
    public static let romanian = Language(
        code: "ro", englishName: "Romanian", ownName: "română",
        words: Words(
            inProgress: "În curs",
            paused: "În pauză",
            resumed: "Reluat",
            complete: "Finalizat",
            error: "Eroare",
            disabled: "Indisponibil",
            wentWrong: "Ceva nu a funcționat. Încearcă din nou.",
            noResponse: "Niciun răspuns. Verifică conexiunea și încearcă din nou.",
            waiting: [
                "Se încarcă",
                "Încă se încarcă…",
                "Ne cerem scuze pentru așteptare. Încă se încarcă…",
            ],
            wait: "{label} (aproximativ {time})",
            allSteps: "Toți pașii",
            step: "Pasul {n} din {total}",
            states: .init(
                complete: "finalizat", error: "cu eroare", active: "activ", disabled: "doar în citire"),
            buttons: .init(
                cancel: "Anulează", close: "Închide", restart: "Începe din nou", pause: "Pauză",
                resume: "Reia")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .romanian, second: "{n} s", minute: "{n} min.",
            hour: PluralForms(one: "{n} oră", other: "{n} ore"),
            day: PluralForms(one: "{n} zi", other: "{n} zile")))
}
