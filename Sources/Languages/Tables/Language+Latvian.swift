extension Language {
    /// Latvian. Not reviewed by a native speaker.
    public static let latvian = Language(
        code: "lv", englishName: "Latvian", ownName: "latviešu",
        words: Words(
            inProgress: "Notiek",
            paused: "Pauzēts",
            resumed: "Atsākts",
            complete: "Pabeigts",
            error: "Kļūda",
            disabled: "Nav pieejams",
            wentWrong: "Radās problēma. Mēģiniet vēlreiz.",
            noResponse: "Nav atbildes. Pārbaudiet savienojumu un mēģiniet vēlreiz.",
            waiting: [
                "Notiek ielāde",
                "Joprojām notiek ielāde…",
                "Atvainojiet par gaidīšanu. Joprojām notiek ielāde…",
            ],
            wait: "{label} (aptuveni {time})",
            allSteps: "Visas darbības",
            step: "{n}. darbība no {total}",
            states: .init(
                complete: "pabeigta", error: "ar kļūdu", active: "aktīva", disabled: "tikai lasāma"),
            buttons: .init(
                cancel: "Atcelt", close: "Aizvērt", restart: "Sākt no jauna", pause: "Pauzēt",
                resume: "Turpināt")),
        numerals: Numerals(),
        times: TimeForms(.latvian, second: "{n} sek.", minute: "{n} min", hour: "{n} st.", day: "{n} d."))
}
