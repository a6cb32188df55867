internal import Basics

extension ErrorWords {
    /// The words of a language that say nothing about an error.
    struct Vocabulary {
        /// The words of failure, one of which is in every text that says no more than that something failed.
        let failures: Set<String>
        /// The words that add nothing to a failure, an invitation to try again included.
        let vague: Set<String>
    }

    /// The languages that are judged word by word, as English is; each text is judged by each of them.
    static let languages = [german, spanish, french, italian, portuguese, dutch]

    private static let german = Vocabulary(
        failures: Set(
            words: """
                fehler fehlgeschlagen funktioniert geklappt hoppla problem probleme schief schiefgegangen
                schiefgelaufen ups
                """),
        vague: Set(
            words: """
                aktion allgemeiner aufgetreten bitte da das dies ein einmal entschuldigen entschuldigung
                erneut es etwas gab gegangen gelaufen hat interner ist leid leider mal nicht noch nochmal
                nochmals passiert sie später tut unbekannter und unerwarteter uns versuch versuche versuchen
                vorgang was wir
                """))

    private static let spanish = Vocabulary(
        failures: Set(words: "error fallado fallo falló mal problema ups vaya"),
        vague: Set(
            words: """
                a algo de desconocido favor funcionado funcionó ha hubo ido inesperado interno intentarlo
                inténtalo inténtelo la lo más no nuevo ocurrido ocurrió operación por producido salido salió
                se sentimos tarde un vuelva vuelve
                """))

    private static let french = Vocabulary(
        failures: Set(words: "erreur fonctionné mal marché oups problème échec"),
        vague: Set(
            words: """
                a cela chose de désolé désolés est inattendue inconnue interne lopération na nouveau nous
                pas passé plus produit produite quelque réessayer réessayez sest sommes survenu survenue
                tard tourné un une veuillez y ça
                """))

    private static let italian = Vocabulary(
        failures: Set(words: "errore ops problema storto"),
        vague: Set(
            words: """
                andato ci dispiace favore imprevisto interno non per più qualcosa riprova riprovare
                sconosciuto si spiacenti tardi un verificato è
                """))

    private static let portuguese = Vocabulary(
        failures: Set(words: "erro errado falha mal ops problema"),
        vague: Set(
            words: """
                algo correu desconhecido desculpe deu favor houve inesperado interno lamentamos mais
                novamente ocorreu por tarde tente um
                """))

    private static let dutch = Vocabulary(
        failures: Set(words: "fout gelukt mis misgegaan oeps probleem"),
        vague: Set(
            words: """
                dat een er excuses gegaan helaas het iets interne is later niet onbekende onverwachte
                opgetreden opnieuw probeer sorry
                """))
}
