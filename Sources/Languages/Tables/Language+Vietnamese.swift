extension Language {
    /// Vietnamese. Not reviewed by a native speaker.
    public static let vietnamese = Language(
        code: "vi", englishName: "Vietnamese", ownName: "Tiếng Việt",
        words: Words(
            inProgress: "Đang thực hiện",
            paused: "Đã tạm dừng",
            resumed: "Đã tiếp tục",
            complete: "Đã hoàn tất",
            error: "Lỗi",
            disabled: "Không khả dụng",
            wentWrong: "Đã xảy ra lỗi. Hãy thử lại.",
            noResponse: "Không có phản hồi. Hãy kiểm tra kết nối rồi thử lại.",
            waiting: [
                "Đang tải",
                "Vẫn đang tải…",
                "Xin lỗi đã để bạn chờ. Vẫn đang tải…",
            ],
            wait: "{label} (khoảng {time})",
            allSteps: "Tất cả các bước",
            step: "Bước {n}/{total}",
            states: .init(complete: "đã hoàn tất", error: "có lỗi", active: "hiện tại", disabled: "chỉ đọc"),
            buttons: .init(
                cancel: "Hủy", close: "Đóng", restart: "Bắt đầu lại", pause: "Tạm dừng", resume: "Tiếp tục")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n} giây", minute: "{n} phút", hour: "{n} giờ", day: "{n} ngày"))
}
