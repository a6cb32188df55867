extension Language {
    /// Malay. Not reviewed by a native speaker.
    public static let malay = Language(
        code: "ms", englishName: "Malay", ownName: "Melayu",
        words: Words(
            inProgress: "Sedang dijalankan",
            paused: "Dijeda",
            resumed: "Disambung semula",
            complete: "Selesai",
            error: "Ralat",
            disabled: "Tidak tersedia",
            wentWrong: "Ada yang tidak kena. Cuba lagi.",
            noResponse: "Tiada respons. Semak sambungan anda dan cuba lagi.",
            waiting: [
                "Memuatkan",
                "Masih memuatkan…",
                "Maaf kerana menunggu. Masih memuatkan…",
            ],
            wait: "{label} (kira-kira {time})",
            allSteps: "Semua langkah",
            step: "Langkah {n} daripada {total}",
            states: .init(complete: "selesai", error: "ada ralat", active: "aktif", disabled: "baca sahaja"),
            buttons: .init(
                cancel: "Batal", close: "Tutup", restart: "Mulakan semula", pause: "Jeda",
                resume: "Sambung semula")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n} saat", minute: "{n} min", hour: "{n} j", day: "{n} hari"))
}
