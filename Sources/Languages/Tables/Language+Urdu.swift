extension Language {
    /// Urdu. Not reviewed by a native speaker.
    public static let urdu = Language(
        code: "ur", englishName: "Urdu", ownName: "اردو", script: "Arab",
        words: Words(
            inProgress: "جاری ہے",
            paused: "موقوف",
            resumed: "دوبارہ جاری",
            complete: "مکمل",
            error: "خرابی",
            disabled: "دستیاب نہیں",
            wentWrong: "کچھ غلط ہو گیا۔ دوبارہ کوشش کریں۔",
            noResponse: "کوئی جواب نہیں۔ اپنا کنکشن چیک کریں اور دوبارہ کوشش کریں۔",
            waiting: [
                "لوڈ ہو رہا ہے",
                "ابھی بھی لوڈ ہو رہا ہے…",
                "انتظار کے لیے معذرت۔ ابھی بھی لوڈ ہو رہا ہے…",
            ],
            wait: "{label} (تقریباً {time})",
            stated: "{name}، {state}",
            allSteps: "تمام مراحل",
            step: "{total} میں سے مرحلہ {n}",
            states: .init(complete: "مکمل", error: "خرابی", active: "فعال", disabled: "صرف پڑھنے کے لیے"),
            buttons: .init(
                cancel: "منسوخ کریں", close: "بند کریں", restart: "دوبارہ شروع کریں", pause: "موقوف کریں",
                resume: "جاری رکھیں")),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "{n} سیکنڈ", minute: "{n} منٹ",
            hour: PluralForms(one: "{n} گھنٹہ", other: "{n} گھنٹے"), day: "{n} دن"))
}
