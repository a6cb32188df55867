extension Language {
    /// Chinese in simplified characters. Not reviewed by a native speaker.
    public static let simplifiedChinese = Language(
        code: "zh-Hans", englishName: "Chinese (Simplified)", ownName: "中文 (简体)", script: "Hans",
        words: Words(
            inProgress: "正在进行",
            paused: "已暂停",
            resumed: "已继续",
            complete: "已完成",
            error: "错误",
            disabled: "不可用",
            wentWrong: "出了点问题，请重试。",
            noResponse: "没有响应。请检查网络连接，然后重试。",
            waiting: [
                "正在加载",
                "仍在加载…",
                "抱歉让您久等了。仍在加载…",
            ],
            wait: "{label}（约{time}）",
            labeled: "{label}：{value}",
            stated: "{name}，{state}",
            allSteps: "所有步骤",
            step: "第 {n} 步，共 {total} 步",
            states: .init(complete: "已完成", error: "有错误", active: "当前步骤", disabled: "只读"),
            buttons: .init(cancel: "取消", close: "关闭", restart: "重新开始", pause: "暂停", resume: "继续")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n}秒", minute: "{n}分钟", hour: "{n}小时", day: "{n}天"))
}
