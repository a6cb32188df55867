import Drawing
import Testing

@testable import MovingPictures

@Suite struct MovingPathTests {
    private func text(_ path: MovingPath) -> String {
        String(decoding: path.commands.letters, as: UTF8.self) + " "
            + path.commands.numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
    }

    @Test(
        "Commands are absolute, whatever they are written as",
        arguments: [
            ("m1 2 3 4", "ML 1 2 4 6"), ("M1 2h3v4H9V8z", "MHVHVZ 1 2 4 6 9 8"), ("M1 2zl1 1", "MZL 1 2 2 3"),
            ("m1 1c1 1 2 2 3 3s1 1 2 2", "MCS 1 1 2 2 3 3 4 4 5 5 6 6"),
            ("m1 1q1 1 2 2t3 3", "MQT 1 1 2 2 3 3 6 6"), ("m1 1a5 6 7 0 1 8 9", "MA 1 1 5 6 7 0 1 9 10"),
            ("M0 0L1 1 2 2 3", "MLL 0 0 1 1 2 2"), ("M0 0L1 1x", "ML 0 0 1 1"),
            ("M0 0A1 1 0 2 0 5 5", "M 0 0"),
            ("L1 1", " "), ("", " "), ("M0 0L1 1 L9999999 0", "ML 0 0 1 1"),
            ("M5 5 m1 1 z m1 1", "MMZM 5 5 6 6 7 7"),
        ])
    func commands(_ data: String, _ expected: String) { #expect(text(MovingPath(data)) == expected) }

    @Test("Whole data has the path that pictures have from it, and errors are named")
    func paths() throws {
        for data in ["M1 2h3v4zl1 1a5 6 7 0 1 8 9q1 1 2 2t3 3c1 1 2 2 3 3s1 1 2 2", "M1 1z", "m1 2 3 4 5 6z"]
        {
            let path = try Path(svg: data, closesAll: false)
            #expect(MovingPath(data).path == path)
            #expect(MovingPath.error(in: data) == nil)
        }
        #expect(MovingPath.error(in: "M0 0L1 1x")?.offset == 8)
        #expect(MovingPath.error(in: " ") == nil)
        #expect(MovingPath.error(in: String(repeating: "M0 0", count: 300_000))?.reason == .tooLong)
    }

    @Test("Paths with the same commands mix and add number by number, others do not")
    func mixing() {
        let (a, b) = (MovingPath("M0 0h8a1 2 3 0 1 4 4"), MovingPath("M2 2H4A3 4 5 1 1 6 6"))
        #expect(a.mixed(with: b, at: 0.25).map(text) == "MHA 0.5 0.5 7 1.5 2.5 3.5 0.25 1 10.5 4.5")
        #expect(a.mixed(with: b, at: 0) == a)
        #expect(a.mixed(with: b, at: 1) == b)
        // Of a flag, all that is not 0 is 1.
        #expect(a.mixed(with: b, at: 0.25)?.path == MovingPath("M.5 .5H7A1.5 2.5 3.5 1 1 10.5 4.5").path)
        #expect(a.mixed(with: MovingPath("M0 0L8 0a1 2 3 0 1 4 4"), at: 0.5) == nil)
        #expect(MovingPath("M1 1h1").adding(MovingPath("M2 3h1"), times: 2).map(text) == "MH 5 7 8")
    }
}
