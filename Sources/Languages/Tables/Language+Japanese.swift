extension Language {
    /// Japanese. Not reviewed by a native speaker.
    public static let japanese = Language(
        code: "ja", englishName: "Japanese", ownName: "日本語", script: "Jpan",
        words: Words(
            inProgress: "処理中",
            paused: "一時停止中",
            resumed: "再開しました",
            complete: "完了",
            error: "エラー",
            disabled: "利用できません",
            wentWrong: "問題が発生しました。もう一度お試しください。",
            noResponse: "応答がありません。接続を確認して、もう一度お試しください。",
            waiting: [
                "読み込み中",
                "まだ読み込んでいます…",
                "お待たせして申し訳ありません。まだ読み込んでいます…",
            ],
            wait: "{label}（約{time}）",
            labeled: "{label}：{value}",
            stated: "{name}、{state}",
            allSteps: "すべてのステップ",
            step: "ステップ {n}/{total}",
            states: .init(complete: "完了", error: "エラー", active: "現在のステップ", disabled: "読み取り専用"),
            buttons: .init(cancel: "キャンセル", close: "閉じる", restart: "やり直す", pause: "一時停止", resume: "再開")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n} 秒", minute: "{n} 分", hour: "{n} 時間", day: "{n} 日"))
}
