extension Language {
    /// Slovenian. Not reviewed by a native speaker.
    public static let slovenian = Language(
        code: "sl", englishName: "Slovenian", ownName: "slovenščina",
        words: Words(
            inProgress: "V teku",
            paused: "Začasno ustavljeno",
            resumed: "Nadaljevano",
            complete: "Končano",
            error: "Napaka",
            disabled: "Ni na voljo",
            wentWrong: "Prišlo je do napake. Poskusite znova.",
            noResponse: "Ni odziva. Preverite povezavo in poskusite znova.",
            waiting: [
                "Nalaganje",
                "Še vedno se nalaga…",
                "Opravičujemo se za čakanje. Še vedno se nalaga…",
            ],
            wait: "{label} (približno {time})",
            allSteps: "Vsi koraki",
            step: "Korak {n} od {total}",
            states: .init(
                complete: "končan", error: "z napako", active: "aktiven", disabled: "samo za branje"),
            buttons: .init(
                cancel: "Prekliči", close: "Zapri", restart: "Začni znova", pause: "Začasno ustavi",
                resume: "Nadaljuj")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.slovenian, second: "{n} sek.", minute: "{n} min", hour: "{n} h", day: "{n} d"))
}
