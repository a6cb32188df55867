extension Language {
    /// Tamil. Not reviewed by a native speaker.
    public static let tamil = Language(
        code: "ta", englishName: "Tamil", ownName: "தமிழ்", script: "Taml",
        words: Words(
            inProgress: "நடைபெறுகிறது",
            paused: "இடைநிறுத்தப்பட்டது",
            resumed: "மீண்டும் தொடங்கியது",
            complete: "முடிந்தது",
            error: "பிழை",
            disabled: "கிடைக்கவில்லை",
            wentWrong: "ஏதோ தவறாகிவிட்டது. மீண்டும் முயலவும்.",
            noResponse: "பதில் இல்லை. உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்.",
            waiting: [
                "ஏற்றுகிறது",
                "இன்னும் ஏற்றுகிறது…",
                "காத்திருப்புக்கு மன்னிக்கவும். இன்னும் ஏற்றுகிறது…",
            ],
            wait: "{label} (சுமார் {time})",
            allSteps: "அனைத்துப் படிகள்",
            step: "படி {n} / {total}",
            states: .init(complete: "முடிந்தது", error: "பிழையுள்ளது", active: "செயலில் உள்ளது", disabled: "படிக்க மட்டும்"),
            buttons: .init(cancel: "ரத்துசெய்", close: "மூடு", restart: "மீண்டும் தொடங்கு", pause: "இடைநிறுத்து", resume: "தொடர்")
        ),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "{n} விநாடி", minute: PluralForms(one: "{n} நிமிடம்", other: "{n} நிமிட"),
            hour: "{n} மணிநேரம்", day: PluralForms(one: "{n} நாள்", other: "{n} நாட்கள்")))
}
