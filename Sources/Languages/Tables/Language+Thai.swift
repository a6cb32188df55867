extension Language {
    /// Thai. Not reviewed by a native speaker.
    public static let thai = Language(
        code: "th", englishName: "Thai", ownName: "ไทย", script: "Thai",
        words: Words(
            inProgress: "กำลังดำเนินการ",
            paused: "หยุดชั่วคราวแล้ว",
            resumed: "ดำเนินการต่อแล้ว",
            complete: "เสร็จสมบูรณ์",
            error: "ข้อผิดพลาด",
            disabled: "ใช้งานไม่ได้",
            wentWrong: "เกิดข้อผิดพลาด โปรดลองอีกครั้ง",
            noResponse: "ไม่มีการตอบกลับ โปรดตรวจสอบการเชื่อมต่อ แล้วลองอีกครั้ง",
            waiting: [
                "กำลังโหลด",
                "ยังโหลดอยู่…",
                "ขออภัยที่ให้รอ ยังโหลดอยู่…",
            ],
            wait: "{label} (ประมาณ {time})",
            allSteps: "ขั้นตอนทั้งหมด",
            step: "ขั้นตอนที่ {n} จาก {total}",
            states: .init(
                complete: "เสร็จสมบูรณ์", error: "มีข้อผิดพลาด", active: "กำลังใช้งาน", disabled: "อ่านอย่างเดียว"),
            buttons: .init(
                cancel: "ยกเลิก", close: "ปิด", restart: "เริ่มใหม่", pause: "หยุดชั่วคราว", resume: "ดำเนินการต่อ")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n} วิ", minute: "{n} นาที", hour: "{n} ชม.", day: "{n} วัน"))
}
