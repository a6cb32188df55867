internal import Basics
internal import Languages

/// Judges whether the text for a wait says no more than that one has to wait.
enum WaitWords {
    /// Whether a label does not say what is going on: `Loading…`, `Still loading`, `Please wait`.
    static func saysNothing(_ label: String) -> Bool {
        let words = Words(label)
        return phrases.contains(words.all.joined(separator: " "))
            || words.consist(of: vague, with: activities.union(waits))
    }

    /// Whether a message does not even say that something is loading or being sent: `Please wait`.
    ///
    /// The article on accessible indicators takes `Loading` for a message that says what is going on.
    static func asksToWait(_ message: String) -> Bool {
        let words = Words(message)
        return waitingPhrases.contains(words.all.joined(separator: " "))
            || words.consist(of: vague, with: waits)
    }

    private static let activities: Set<String> = [
        "busy", "loading", "pending", "processing", "progress", "running", "working",
    ]

    private static let waits: Set<String> = [
        "hang", "hold", "moment", "patience", "patient", "wait", "waiting",
    ]

    /// The words that add nothing to a wait or an activity.
    private static let vague = Set(
        words: """
            a almost are be been bear being bit content contents currently data done few for hard has in is
            it its job just minute minutes momentarily moments more now on one only operation our please
            process request second seconds some something sorry still stuff sure task thank thanks the
            things this tight up us we were while with you your
            """)

    private static let phrases = waitingPhrases.union(languages).union([
        "almost done", "almost finished", "almost there", "bezig met laden", "cargando", "caricamento",
        "caricamento in corso", "carregando", "chargement", "chargement en cours", "en cours",
        "in bearbeitung", "laddar", "laden", "lädt", "nearly there", "wird bearbeitet", "wird geladen",
        "wird verarbeitet", "yükleniyor", "ładowanie", "загрузка", "טוען", "جاري التحميل", "جارٍ التحميل",
        "処理中", "加载中", "处理中", "正在加载", "読み込み中", "読み込んでいます", "載入中", "载入中", "로드 중", "로딩 중", "처리 중",
    ])

    /// The texts that Spindle itself writes for something that is loading.
    private static let languages = Set(
        Language.all.flatMap { $0.words.waiting.prefix(2).map { Words($0).all.joined(separator: " ") } })

    private static let waitingPhrases: Set<String> = [
        "one sec", "just a sec", "stand by", "bitte warten", "veuillez patienter", "patientez",
        "espere por favor", "por favor espere", "attendere", "attendere prego", "aguarde", "подождите",
        "пожалуйста подождите", "お待ちください", "しばらくお待ちください", "请稍候", "請稍候", "잠시만 기다려 주세요",
    ]
}
