import Testing

@testable import MotionCore

@Suite struct NearestNameTests {
    @Test(
        "the nearest name is found among typing errors and nothing is made of noise",
        arguments: [
            ("strat", "start"), ("jumpstart", "jump-start"), ("JUMP", nil), ("", nil), ("zzzzzzzz", nil),
            ("jump-nine", "jump-none"), ("eend", "end"), ("jump-start", "jump-start"),
        ] as [(String, String?)])
    func nearest(text: String, expected: String?) {
        #expect(nearestName(to: text, among: ["start", "end", "jump-start", "jump-none"]) == expected)
    }
}
