extension Language {
    /// Persian. Not reviewed by a native speaker.
    public static let persian = Language(
        code: "fa", englishName: "Persian", ownName: "فارسی", script: "Arab",
        words: Words(
            inProgress: "در حال انجام",
            paused: "مکث شده",
            resumed: "از سر گرفته شد",
            complete: "کامل شد",
            error: "خطا",
            disabled: "در دسترس نیست",
            wentWrong: "مشکلی پیش آمد. دوباره امتحان کنید.",
            noResponse: "پاسخی نیست. اتصال خود را بررسی کنید و دوباره امتحان کنید.",
            waiting: [
                "در حال بارگیری",
                "هنوز در حال بارگیری…",
                "از اینکه منتظر ماندید پوزش می‌خواهیم. هنوز در حال بارگیری…",
            ],
            wait: "{label} (حدود {time})",
            stated: "{name}، {state}",
            allSteps: "همهٔ مراحل",
            step: "مرحلهٔ {n} از {total}",
            states: .init(complete: "کامل", error: "دارای خطا", active: "فعال", disabled: "فقط خواندنی"),
            buttons: .init(
                cancel: "لغو", close: "بستن", restart: "شروع دوباره", pause: "مکث", resume: "ادامه")),
        numerals: Numerals(.persian, percent: "{n}٪"),
        times: TimeForms(.hindi, second: "{n} ثانیه", minute: "{n} دقیقه", hour: "{n} ساعت", day: "{n} روز"))
}
