extension Language {
    /// Turkish. Not reviewed by a native speaker.
    public static let turkish = Language(
        code: "tr", englishName: "Turkish", ownName: "Türkçe",
        words: Words(
            inProgress: "Devam ediyor",
            paused: "Duraklatıldı",
            resumed: "Sürdürüldü",
            complete: "Tamamlandı",
            error: "Hata",
            disabled: "Kullanılamıyor",
            wentWrong: "Bir sorun oluştu. Yeniden deneyin.",
            noResponse: "Yanıt yok. Bağlantınızı kontrol edip yeniden deneyin.",
            waiting: [
                "Yükleniyor",
                "Hâlâ yükleniyor…",
                "Beklettiğimiz için üzgünüz. Hâlâ yükleniyor…",
            ],
            wait: "{label} (yaklaşık {time})",
            allSteps: "Tüm adımlar",
            step: "Adım {n}/{total}",
            states: .init(complete: "tamamlandı", error: "hatalı", active: "etkin", disabled: "salt okunur"),
            buttons: .init(
                cancel: "İptal", close: "Kapat", restart: "Yeniden başlat", pause: "Duraklat",
                resume: "Sürdür")),
        numerals: Numerals(percent: "%{n}"),
        times: TimeForms(.english, second: "{n} sn.", minute: "{n} dk.", hour: "{n} sa.", day: "{n} gün"))
}
