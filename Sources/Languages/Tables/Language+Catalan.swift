extension Language {
    /// Catalan. Not reviewed by a native speaker.
    public static let catalan = Language(
        code: "ca", englishName: "Catalan", ownName: "català",
        words: Words(
            inProgress: "En curs",
            paused: "En pausa",
            resumed: "Reprès",
            complete: "Completat",
            error: "Error",
            disabled: "No disponible",
            wentWrong: "Alguna cosa ha anat malament. Torneu-ho a provar.",
            noResponse: "No hi ha resposta. Comproveu la connexió i torneu-ho a provar.",
            waiting: [
                "S’està carregant",
                "Encara s’està carregant…",
                "Disculpeu l’espera. Encara s’està carregant…",
            ],
            wait: "{label} (aprox. {time})",
            allSteps: "Tots els passos",
            step: "Pas {n} de {total}",
            states: .init(
                complete: "completat", error: "amb errors", active: "actiu", disabled: "només de lectura"),
            buttons: .init(
                cancel: "Cancel·la", close: "Tanca", restart: "Torna a començar", pause: "Posa en pausa",
                resume: "Reprèn")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .spanish, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} dia", other: "{n} dies")))
}
