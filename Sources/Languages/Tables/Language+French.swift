extension Language {
    /// French. Not reviewed by a native speaker.
    public static let french = Language(
        code: "fr", englishName: "French", ownName: "français",
        words: Words(
            inProgress: "En cours",
            paused: "En pause",
            resumed: "Reprise",
            complete: "Terminé",
            error: "Erreur",
            disabled: "Non disponible",
            wentWrong: "Une erreur s’est produite. Réessayez.",
            noResponse: "Aucune réponse. Vérifiez votre connexion et réessayez.",
            waiting: [
                "Chargement",
                "Chargement toujours en cours…",
                "Désolé pour l’attente. Chargement toujours en cours…",
            ],
            wait: "{label} (environ {time})",
            labeled: "{label}\u{A0}: {value}",
            allSteps: "Toutes les étapes",
            step: "Étape {n} sur {total}",
            states: .init(
                complete: "terminée", error: "en erreur", active: "active", disabled: "en lecture seule"),
            buttons: .init(
                cancel: "Annuler", close: "Fermer", restart: "Recommencer", pause: "Mettre en pause",
                resume: "Reprendre")),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(
            .french, second: "{n}\u{202F}s", minute: "{n}\u{A0}min", hour: "{n}\u{202F}h", day: "{n}\u{202F}j"
        ))
}
