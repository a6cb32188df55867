extension Language {
    /// Portuguese as in Portugal. Not reviewed by a native speaker.
    public static let europeanPortuguese = Language(
        code: "pt-PT", englishName: "Portuguese (Portugal)", ownName: "português (Portugal)",
        words: Words(
            inProgress: "Em curso",
            paused: "Em pausa",
            resumed: "Retomado",
            complete: "Concluído",
            error: "Erro",
            disabled: "Não disponível",
            wentWrong: "Algo correu mal. Tente novamente.",
            noResponse: "Sem resposta. Verifique a sua ligação e tente novamente.",
            waiting: [
                "A carregar",
                "Ainda a carregar…",
                "Pedimos desculpa pela espera. Ainda a carregar…",
            ],
            wait: "{label} (cerca de {time})",
            allSteps: "Todos os passos",
            step: "Passo {n} de {total}",
            states: .init(
                complete: "concluído", error: "com erro", active: "ativo", disabled: "só de leitura"),
            buttons: .init(
                cancel: "Cancelar", close: "Fechar", restart: "Reiniciar", pause: "Pausar", resume: "Retomar")
        ),
        numerals: Numerals(),
        times: TimeForms(
            .spanish, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} dia", other: "{n} dias")))
}
