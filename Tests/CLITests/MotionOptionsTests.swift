import Testing

@Suite struct MotionOptionsTests {
    static let wrong: [(String, Int32, String)] = [
        ("--motion fluend", 64, "did you mean \"fluent\""), ("--motion Material-Advance", 64, "did you mean"),
        ("--motion xyzzy", 64, "(see \"spindle list motions\")"),
        ("--motion=", 64, "there is no motion \"\""),
        ("--fps 0", 64, "--fps"), ("--fps=-1", 64, "--fps"), ("--fps nan", 64, "0.1 to 1000"),
        ("--fps inf", 64, "0.1 to 1000"), ("--fps 1e300", 64, "0.1 to 1000"), ("--fps 0.09", 64, "--fps"),
        ("--fps 1000.1", 64, "--fps"), ("--fps x", 64, "--fps"), ("--fps=", 64, "--fps"),
        ("--frames 0", 64, "--frames"), ("--frames=-1", 64, "--frames"), ("--frames -1", 64, "--frames: -1"),
        ("--frames 1.5", 64, "--frames"), ("--frames x", 64, "--frames"),
        ("--frames 99999999999999999999", 64, "--frames"), ("--frames 65536", 78, "--max-frames"),
        ("--frames 9223372036854775807", 64, "1 to 1000000 frames"),
        ("--frames 9223372036854775807 --max-frames 9223372036854775807", 64, "1 to 1000000 frames"),
        ("--frames 1000000 --max-frames 9223372036854775807", 64, "--max-frames"),
        ("--max-frames 0", 64, "--max-frames"), ("--max-frames=-1", 64, "--max-frames"),
        ("--max-frames 1000001", 64, "1000000"), ("--motion fluent --max-frames 89", 78, "--max-frames"),
        ("--motion fluent --fps 1000 --max-frames 1499", 78, "1500"),
        ("--value 0:1 --frames 11 --max-frames 10", 78, "--max-frames"),
        ("--value=-0.1", 64, "--value"), ("--value 1.1", 64, "0\u{2026}1"), ("--value nan", 64, "--value"),
        ("--value inf", 64, "--value"), ("--value 0:1:2", 64, "from:to"), ("--value 0:", 64, "--value"),
        ("--value :1", 64, "--value"), ("--value :", 64, "--value"), ("--value x", 64, "--value"),
        ("--value=", 64, "--value"), ("--value 140%", 64, "--value"), ("--value 0,4", 64, "--value"),
        ("--value 0.5 --motion fluent", 64, "--value"),
        ("--easing ease --motion carbon", 64, "--easing: has no effect on carbon"),
        ("--easing steps(2,start) --motion fluent", 64, "from 0 to 1"),
        ("--speed 0 --motion fluent", 64, "0.01 to 100 times"),
        ("--speed fast --motion fluent", 64, "--speed"),
        ("--speed=-1 --motion fluent", 64, "--speed"), ("--speed nan --motion fluent", 64, "--speed"),
        ("--speed 2 --duration 2s --motion fluent", 64, "leave out one of them"),
        ("--duration 0 --motion fluent", 64, "1 to 86400000 ms"),
        ("--duration 2h --motion fluent", 64, "--duration"),
        ("--speed 2 --motion determinate", 64, "--speed"), ("--arc 20:280 --motion carbon", 64, "291.6"),
        ("--arc 280:20 --motion fluent", 64, "write 20:280"),
        ("--arc 20:361 --motion fluent", 64, "0 to 360"),
        ("--arc=-1 --motion fluent", 64, "0 to 360"), ("--arc 1:2:3 --motion fluent", 64, "such as 20:280"),
        ("--arc 20: --motion fluent", 64, "--arc"), ("--arc x --motion fluent", 64, "--arc"),
        ("--arc 90 --motion cupertino", 64, "spokes"), ("--turns 2 --motion ui5-dots", 64, "dots"),
        ("--turns 1.5 --motion fluent", 64, "whole number"),
        ("--turns 101 --motion fluent", 64, "-100 to 100"),
        ("--turns 0 --motion carbon", 64, "stand still"),
        ("--turns=-1 --motion mui --faithful", 64, "mirror image"),
        ("--easing ease --value 0.5", 64, "--value from:to"),
        ("--easing ease --value 0.5:0.5", 64, "--value from:to"),
        ("--value 0:1 --easing eas", 64, "--easing"), ("--value 0:1 --easing steps(0)", 64, "column"),
        ("--value 0:1 --easing=", 64, "--easing"),
    ]

    @Test("wrong motions and frames are refused when rendering", arguments: wrong)
    func render(options: String, status: Int32, fragment: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        try await expectRefusal(["render", "circular", "-o", "out"] + words, status, fragment)
    }

    @Test("an easing of a change is refused", arguments: ["--easing ease", "--easing ease --present card"])
    func uselessEasing(options: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        try await expectRefusal(
            ["render", "circular", "-o", "out", "--value", "0.5", "--state", "paused"] + words, 64,
            "--easing: has no effect on a change of state")
    }

    @Test("wrong motions and frames are refused when printing a curve", arguments: wrong)
    func curve(options: String, status: Int32, fragment: String) async throws {
        var words = options.split(separator: " ").map(String.init)
        var motion = "determinate"
        if let index = words.firstIndex(of: "--motion") {
            motion = words[index + 1]
            words.removeSubrange(index...index + 1)
        } else if words.first == "--motion=" {
            motion = words.removeFirst().replacing("--motion=", with: "")
        }
        try await expectRefusal(["curve"] + words + ["--", motion], status, fragment)
    }
}
