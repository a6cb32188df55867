extension Language {
    /// Polish. Not reviewed by a native speaker.
    public static let polish = Language(
        code: "pl", englishName: "Polish", ownName: "polski",
        words: Words(
            inProgress: "W toku",
            paused: "Wstrzymano",
            resumed: "Wznowiono",
            complete: "Ukończono",
            error: "Błąd",
            disabled: "Niedostępne",
            wentWrong: "Coś poszło nie tak. Spróbuj ponownie.",
            noResponse: "Brak odpowiedzi. Sprawdź połączenie i spróbuj ponownie.",
            waiting: [
                "Ładowanie",
                "Nadal trwa ładowanie…",
                "Przepraszamy za długie oczekiwanie. Nadal trwa ładowanie…",
            ],
            wait: "{label} (ok. {time})",
            allSteps: "Wszystkie kroki",
            step: "Krok {n} z {total}",
            states: .init(
                complete: "ukończony", error: "błąd", active: "aktywny", disabled: "tylko do odczytu"),
            buttons: .init(
                cancel: "Anuluj", close: "Zamknij", restart: "Uruchom ponownie", pause: "Wstrzymaj",
                resume: "Wznów")),
        numerals: Numerals(),
        times: TimeForms(
            .polish, second: "{n} sek.", minute: "{n} min", hour: "{n} godz.",
            day: PluralForms(one: "{n} dzień", other: "{n} dni")))
}
