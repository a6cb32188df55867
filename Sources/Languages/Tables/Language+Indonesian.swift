extension Language {
    /// Indonesian. Not reviewed by a native speaker.
    public static let indonesian = Language(
        code: "id", englishName: "Indonesian", ownName: "Indonesia",
        words: Words(
            inProgress: "Sedang berlangsung",
            paused: "Dijeda",
            resumed: "Dilanjutkan",
            complete: "Selesai",
            error: "Kesalahan",
            disabled: "Tidak tersedia",
            wentWrong: "Terjadi kesalahan. Coba lagi.",
            noResponse: "Tidak ada respons. Periksa koneksi Anda dan coba lagi.",
            waiting: [
                "Memuat",
                "Masih memuat…",
                "Maaf telah menunggu. Masih memuat…",
            ],
            wait: "{label} (sekitar {time})",
            allSteps: "Semua langkah",
            step: "Langkah {n} dari {total}",
            states: .init(
                complete: "selesai", error: "ada kesalahan", active: "aktif", disabled: "hanya-baca"),
            buttons: .init(
                cancel: "Batal", close: "Tutup", restart: "Mulai ulang", pause: "Jeda", resume: "Lanjutkan")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n} dtk", minute: "{n} mnt", hour: "{n} j", day: "{n} hr"))
}
