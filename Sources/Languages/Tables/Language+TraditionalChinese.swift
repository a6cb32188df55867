extension Language {
    /// Chinese in traditional characters. Not reviewed by a native speaker.
    public static let traditionalChinese = Language(
        code: "zh-Hant", englishName: "Chinese (Traditional)", ownName: "中文 (繁體)", script: "Hant",
        words: Words(
            inProgress: "進行中",
            paused: "已暫停",
            resumed: "已繼續",
            complete: "已完成",
            error: "錯誤",
            disabled: "無法使用",
            wentWrong: "發生問題，請再試一次。",
            noResponse: "沒有回應。請檢查網路連線，然後再試一次。",
            waiting: [
                "正在載入",
                "仍在載入…",
                "抱歉讓您久等了。仍在載入…",
            ],
            wait: "{label}（約 {time}）",
            labeled: "{label}：{value}",
            stated: "{name}，{state}",
            allSteps: "所有步驟",
            step: "第 {n} 步，共 {total} 步",
            states: .init(complete: "已完成", error: "有錯誤", active: "目前步驟", disabled: "唯讀"),
            buttons: .init(cancel: "取消", close: "關閉", restart: "重新開始", pause: "暫停", resume: "繼續")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n} 秒", minute: "{n} 分鐘", hour: "{n} 小時", day: "{n} 天"))
}
