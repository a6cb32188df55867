import Testing

@Suite struct MotionOptionsTests {
    @Test("an easing of a change is refused", arguments: ["--easing ease", "--easing ease --present card"])
    func uselessEasing(options: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        try await expectRefusal(
            ["render", "circular", "-o", "out", "--value", "0.5", "--state", "paused"] + words, 64,
            "--easing: has no effect on a change of state")
    }
}
