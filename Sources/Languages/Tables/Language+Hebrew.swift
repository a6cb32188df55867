extension Language {
    /// Hebrew. Not reviewed by a native speaker.
    public static let hebrew = Language(
        code: "he", englishName: "Hebrew", ownName: "עברית", script: "Hebr",
        words: Words(
            inProgress: "בתהליך",
            paused: "מושהה",
            resumed: "התחדש",
            complete: "הושלם",
            error: "שגיאה",
            disabled: "לא זמין",
            wentWrong: "משהו השתבש. יש לנסות שוב.",
            noResponse: "אין תגובה. יש לבדוק את החיבור ולנסות שוב.",
            waiting: [
                "בטעינה",
                "עדיין בטעינה…",
                "סליחה על ההמתנה. עדיין בטעינה…",
            ],
            wait: "{label} (בערך {time})",
            allSteps: "כל השלבים",
            step: "שלב {n} מתוך {total}",
            states: .init(complete: "הושלם", error: "עם שגיאה", active: "פעיל", disabled: "לקריאה בלבד"),
            buttons: .init(
                cancel: "ביטול", close: "סגירה", restart: "התחלה מחדש", pause: "השהיה", resume: "המשך")),
        numerals: Numerals(),
        times: TimeForms(
            .hebrew, second: "{n} שנ׳", minute: "{n} דק׳",
            hour: PluralForms(one: "{n} שעה", two: "שעתיים", other: "{n} שע׳"),
            day: PluralForms(one: "{n} יום", two: "יומיים", other: "{n} ימ׳")))
}
