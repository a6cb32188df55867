extension Language {
    /// Korean. Not reviewed by a native speaker.
    public static let korean = Language(
        code: "ko", englishName: "Korean", ownName: "한국어", script: "Kore",
        words: Words(
            inProgress: "진행 중",
            paused: "일시 정지됨",
            resumed: "계속 진행됨",
            complete: "완료",
            error: "오류",
            disabled: "사용할 수 없음",
            wentWrong: "문제가 발생했습니다. 다시 시도하세요.",
            noResponse: "응답이 없습니다. 연결을 확인하고 다시 시도하세요.",
            waiting: [
                "불러오는 중",
                "아직 불러오는 중…",
                "기다리게 해서 죄송합니다. 아직 불러오는 중…",
            ],
            wait: "{label}(약 {time})",
            allSteps: "모든 단계",
            step: "{total}단계 중 {n}단계",
            states: .init(complete: "완료", error: "오류", active: "진행 중", disabled: "읽기 전용"),
            buttons: .init(cancel: "취소", close: "닫기", restart: "다시 시작", pause: "일시 정지", resume: "계속")),
        numerals: Numerals(),
        times: TimeForms(.single, second: "{n}초", minute: "{n}분", hour: "{n}시간", day: "{n}일"))
}
