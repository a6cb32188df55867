extension Language {
    /// Hindi. Not reviewed by a native speaker.
    public static let hindi = Language(
        code: "hi", englishName: "Hindi", ownName: "हिन्दी", script: "Deva",
        words: Words(
            inProgress: "जारी है",
            paused: "रोका गया",
            resumed: "फिर से शुरू किया गया",
            complete: "पूरा हुआ",
            error: "गड़बड़ी",
            disabled: "उपलब्ध नहीं है",
            wentWrong: "कोई गड़बड़ी हुई। फिर से कोशिश करें।",
            noResponse: "कोई जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर से कोशिश करें।",
            waiting: [
                "लोड हो रहा है",
                "अब भी लोड हो रहा है…",
                "इंतज़ार के लिए माफ़ करें। अब भी लोड हो रहा है…",
            ],
            wait: "{label} (लगभग {time})",
            allSteps: "सभी चरण",
            step: "{total} में से चरण {n}",
            states: .init(complete: "पूरा", error: "गड़बड़ी वाला", active: "सक्रिय", disabled: "सिर्फ़ पढ़ने के लिए"),
            buttons: .init(
                cancel: "रद्द करें", close: "बंद करें", restart: "फिर से शुरू करें", pause: "रोकें", resume: "जारी रखें")),
        numerals: Numerals(),
        times: TimeForms(.hindi, second: "{n} से॰", minute: "{n} मि॰", hour: "{n} घं॰", day: "{n} दिन"))
}
