import Basics
import Drawing
import MotionCore
import PageMotions
import PageScenes

/// What the program itself takes for what a page asks of it, in nanoseconds: `make test-web` holds a browser against it.
@main enum PageSpeed {
    private static let (warm, count) = (2000, 200_000)

    static func main() throws(SpecError) {
        let motion = Motion.materialAdvance
        let spans = nanoseconds { time in
            var count = 0
            MotionReply.spans(of: motion, at: time) { _, _ in count += 1 }
            return count
        }
        let scene = try PageScene(request("motion", motion.name), textless)
        let list = nanoseconds { scene.picture(at: $0).words.count }
        print(spans, list)
    }

    /// A request of one text, in the bytes that a page sends.
    private static func request(_ key: String, _ text: String) -> [UInt8] {
        func counted(_ text: String) -> [UInt8] { [UInt8(text.utf8.count), 0, 0, 0] + text.utf8 }
        return [UInt8(ascii: "m"), 1, 0, 0, 0] + counted(key) + [UInt8(ascii: "q")] + counted(text)
    }

    /// A spinner without a label has no texts.
    private static let textless = Typesetter(
        fonts: { _ in FontSet(faces: []) }, engine: { _ in fatalError("nothing is to be measured") })

    private static func nanoseconds(_ body: (Double) -> Int) -> Int {
        var sum = 0
        for index in 0..<warm { sum += body(Double(index) * 7.3) }
        let clock = ContinuousClock()
        let time = clock.measure { for index in 0..<count { sum += body(Double(index) * 7.3) } }
        precondition(sum > 0, "something is shown")
        return Int(time / .nanoseconds(1) / Double(count))
    }
}
