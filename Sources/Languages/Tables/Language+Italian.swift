extension Language {
    /// Italian. Not reviewed by a native speaker.
    public static let italian = Language(
        code: "it", englishName: "Italian", ownName: "italiano",
        words: Words(
            inProgress: "In corso",
            paused: "In pausa",
            resumed: "Ripreso",
            complete: "Completato",
            error: "Errore",
            disabled: "Non disponibile",
            wentWrong: "Si è verificato un problema. Riprova.",
            noResponse: "Nessuna risposta. Controlla la connessione e riprova.",
            waiting: [
                "Caricamento",
                "Caricamento ancora in corso…",
                "Ci scusiamo per l’attesa. Caricamento ancora in corso…",
            ],
            wait: "{label} (circa {time})",
            allSteps: "Tutti i passaggi",
            step: "Passaggio {n} di {total}",
            states: .init(
                complete: "completato", error: "con errori", active: "attivo", disabled: "di sola lettura"),
            buttons: .init(
                cancel: "Annulla", close: "Chiudi", restart: "Riavvia", pause: "Metti in pausa",
                resume: "Riprendi")),
        numerals: Numerals(),
        times: TimeForms(
            .spanish, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} giorno", other: "{n} giorni")))
}
