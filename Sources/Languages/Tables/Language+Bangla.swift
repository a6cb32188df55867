extension Language {
    /// Bangla. Not reviewed by a native speaker.
    public static let bangla = Language(
        code: "bn", englishName: "Bangla", ownName: "বাংলা", script: "Beng",
        words: Words(
            inProgress: "চলছে",
            paused: "থামানো হয়েছে",
            resumed: "আবার চালু হয়েছে",
            complete: "সম্পন্ন হয়েছে",
            error: "ত্রুটি",
            disabled: "উপলভ্য নয়",
            wentWrong: "কিছু ভুল হয়েছে। আবার চেষ্টা করুন।",
            noResponse: "কোনো সাড়া নেই। আপনার সংযোগ দেখে আবার চেষ্টা করুন।",
            waiting: [
                "লোড হচ্ছে",
                "এখনও লোড হচ্ছে…",
                "অপেক্ষার জন্য দুঃখিত। এখনও লোড হচ্ছে…",
            ],
            wait: "{label} (প্রায় {time})",
            allSteps: "সব ধাপ",
            step: "{total}টির মধ্যে {n} নম্বর ধাপ",
            states: .init(complete: "সম্পন্ন", error: "ত্রুটিপূর্ণ", active: "সক্রিয়", disabled: "শুধু পড়া যায়"),
            buttons: .init(
                cancel: "বাতিল করুন", close: "বন্ধ করুন", restart: "আবার শুরু করুন", pause: "থামান", resume: "চালিয়ে যান")),
        numerals: Numerals(.bengali),
        times: TimeForms(.hindi, second: "{n} সেকেন্ড", minute: "{n} মিনিট", hour: "{n} ঘন্টা", day: "{n} দিন"))
}
