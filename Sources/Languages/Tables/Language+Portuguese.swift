extension Language {
    /// Portuguese as in Brazil. Not reviewed by a native speaker.
    public static let portuguese = Language(
        code: "pt", englishName: "Portuguese", ownName: "português",
        words: Words(
            inProgress: "Em andamento",
            paused: "Em pausa",
            resumed: "Retomado",
            complete: "Concluído",
            error: "Erro",
            disabled: "Não disponível",
            wentWrong: "Algo deu errado. Tente novamente.",
            noResponse: "Sem resposta. Verifique sua conexão e tente novamente.",
            waiting: [
                "Carregando",
                "Ainda carregando…",
                "Desculpe a espera. Ainda carregando…",
            ],
            wait: "{label} (cerca de {time})",
            allSteps: "Todas as etapas",
            step: "Etapa {n} de {total}",
            states: .init(
                complete: "concluída", error: "com erro", active: "ativa", disabled: "somente leitura"),
            buttons: .init(
                cancel: "Cancelar", close: "Fechar", restart: "Reiniciar", pause: "Pausar", resume: "Retomar")
        ),
        numerals: Numerals(),
        times: TimeForms(
            .french, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} dia", other: "{n} dias")))
}
