extension Language {
    /// German. Not reviewed by a native speaker.
    public static let german = Language(
        code: "de", englishName: "German", ownName: "Deutsch",
        words: Words(
            inProgress: "Wird ausgeführt",
            paused: "Pausiert",
            resumed: "Fortgesetzt",
            complete: "Abgeschlossen",
            error: "Fehler",
            disabled: "Nicht verfügbar",
            wentWrong: "Etwas ist schiefgelaufen. Versuchen Sie es erneut.",
            noResponse: "Keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
            waiting: [
                "Wird geladen",
                "Wird noch geladen\u{A0}…",
                "Entschuldigen Sie die Wartezeit. Wird noch geladen\u{A0}…",
            ],
            wait: "{label} (etwa {time})",
            allSteps: "Alle Schritte",
            step: "Schritt {n} von {total}",
            states: .init(
                complete: "abgeschlossen", error: "fehlerhaft", active: "aktiv", disabled: "schreibgeschützt"),
            buttons: .init(
                cancel: "Abbrechen", close: "Schließen", restart: "Neu starten", pause: "Pausieren",
                resume: "Fortsetzen")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.english, second: "{n} Sek.", minute: "{n} Min.", hour: "{n} Std.", day: "{n} Tg."))
}
