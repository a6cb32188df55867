extension Language {
    /// Arabic with the digits of the Maghreb and the Emirates, 0 to 9. Not reviewed by a native speaker.
    public static let arabic = arabic(
        code: "ar", "Arabic", "العربية", Numerals(percent: "{n}\u{200E}%\u{200E}"))

    /// Arabic with the digits of Egypt and the Levant, ٠ to ٩. Not reviewed by a native speaker.
    public static let egyptianArabic = arabic(
        code: "ar-EG", "Arabic (Egypt)", "العربية (مصر)", Numerals(.arabic, percent: "{n}٪\u{61C}"))

    /// Arabic with either digits: the words are the same.
    private static func arabic(
        code: String, _ englishName: String, _ ownName: String, _ numerals: Numerals
    ) -> Language {
        Language(
            code: code, englishName: englishName, ownName: ownName, script: "Arab",
            words: Words(
                inProgress: "قيد التقدم",
                paused: "تم الإيقاف مؤقتًا",
                resumed: "تم الاستئناف",
                complete: "اكتمل",
                error: "خطأ",
                disabled: "غير متاح",
                wentWrong: "حدث خطأ ما. حاول مرة أخرى.",
                noResponse: "لا توجد استجابة. تحقق من اتصالك وحاول مرة أخرى.",
                waiting: [
                    "جارٍ التحميل", "لا يزال التحميل جاريًا…", "نعتذر عن الانتظار. لا يزال التحميل جاريًا…",
                ],
                // After the time, where it rules no case: the dual of CLDR is a nominative.
                wait: "{label} ({time} تقريبًا)",
                stated: "{name}، {state}",
                allSteps: "كل الخطوات",
                step: "الخطوة {n} من {total}",
                states: .init(complete: "مكتملة", error: "بها خطأ", active: "نشطة", disabled: "للقراءة فقط"),
                buttons: .init(
                    cancel: "إلغاء", close: "إغلاق", restart: "إعادة البدء", pause: "إيقاف مؤقت",
                    resume: "استئناف")),
            numerals: numerals,
            times: TimeForms(
                .arabic, second: "{n} ث", minute: "{n} د", hour: "{n} س",
                day: PluralForms(
                    one: "يوم", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم")))
    }
}
