extension Language {
    /// Spanish. Not reviewed by a native speaker.
    public static let spanish = Language(
        code: "es", englishName: "Spanish", ownName: "español",
        words: Words(
            inProgress: "En curso",
            paused: "En pausa",
            resumed: "Reanudado",
            complete: "Completado",
            error: "Error",
            disabled: "No disponible",
            wentWrong: "Algo ha ido mal. Inténtalo de nuevo.",
            noResponse: "No hay respuesta. Comprueba tu conexión e inténtalo de nuevo.",
            waiting: [
                "Cargando",
                "Sigue cargando…",
                "Disculpa la espera. Sigue cargando…",
            ],
            wait: "{label} (aprox. {time})",
            allSteps: "Todos los pasos",
            step: "Paso {n} de {total}",
            states: .init(
                complete: "completado", error: "con errores", active: "activo", disabled: "de solo lectura"),
            buttons: .init(
                cancel: "Cancelar", close: "Cerrar", restart: "Reiniciar", pause: "Pausar", resume: "Reanudar"
            )),
        numerals: Numerals(percent: "{n}\u{A0}%"),
        times: TimeForms(.spanish, second: "{n} s", minute: "{n} min", hour: "{n} h", day: "{n} d"))
}
