extension Language {
    /// Hungarian. Not reviewed by a native speaker.
    public static let hungarian = Language(
        code: "hu", englishName: "Hungarian", ownName: "magyar",
        words: Words(
            inProgress: "Folyamatban",
            paused: "Szüneteltetve",
            resumed: "Folytatva",
            complete: "Kész",
            error: "Hiba",
            disabled: "Nem érhető el",
            wentWrong: "Hiba történt. Próbálja újra.",
            noResponse: "Nincs válasz. Ellenőrizze a kapcsolatot, és próbálja újra.",
            waiting: [
                "Betöltés",
                "Még tart a betöltés…",
                "Elnézést a várakozásért. Még tart a betöltés…",
            ],
            wait: "{label} (kb. {time})",
            allSteps: "Minden lépés",
            step: "{n}/{total}. lépés",
            states: .init(complete: "kész", error: "hibás", active: "aktív", disabled: "csak olvasható"),
            buttons: .init(
                cancel: "Mégse", close: "Bezárás", restart: "Újraindítás", pause: "Szüneteltetés",
                resume: "Folytatás")),
        numerals: Numerals(),
        times: TimeForms(.english, second: "{n} mp", minute: "{n} p", hour: "{n} ó", day: "{n} nap"))
}
