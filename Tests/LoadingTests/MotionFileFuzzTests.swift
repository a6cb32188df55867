import Drawing
import Indicators
import Jobs
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Loading

@Suite struct MotionFileFuzzTests {
    /// Reads, and uses what was read: both must come back, whatever the bytes.
    private func use(_ bytes: [UInt8]) -> Bool {
        guard let motion = try? MotionFile.parse(bytes, name: "fuzz") else { return false }
        for time in [0, 1, 333.3, 1e9, -1e9] {
            let moment = motion.kind.moment(at: time)
            if case .drawn(let drawn) = motion.kind, case .drawn(let shown) = moment {
                var list = DisplayList(width: 48, height: 48)
                DrawnIndicator(drawn, size: motion.size, stroke: min(motion.stroke, motion.size / 2))
                    .draw(shown, color: Color(red: 0, green: 0, blue: 0), into: &list)
            }
        }
        return true
    }

    @Test("random bytes are no motion, and are told so")
    func randomBytes() {
        var numbers = SeededRandom(seed: 1)
        let alphabet = Array("{}[],:&*!|>'\"%@`#?- \n\tab0.9eo~<".utf8)
        for round in 0..<3000 {
            let count = Int.random(in: 0..<200, using: &numbers)
            let bytes = (0..<count).map { _ in
                round.isMultiple(of: 2)
                    ? UInt8.random(in: .min ... .max, using: &numbers)
                    : alphabet[Int.random(in: alphabet.indices, using: &numbers)]
            }
            #expect(!use(bytes))
        }
    }

    @Test("motion files with random damage are read or refused")
    func mutations() {
        var numbers = SeededRandom(seed: 2)
        let seeds =
            Motion.all.compactMap { motion in MotionFile.yaml(motion, motion.kind) }
            + [
                customMotion, customElements, customShapes,
                "name: a\nbase: mui\nspeed: 2\narc: 9:99\nturns: -3\neasing: steps(9)\n",
                customMotion + "\nduration: 900\narc: 0:360\nturns: 7",
            ].map { Array($0.utf8) }
        let words = [
            "-", "1e9", "0", "[", "}", "*move", "&move ", "true", "\n", ": ", "9999999", "steps(9)", "  ",
        ]
        .map { Array($0.utf8) }
        var (good, bad) = (0, 0)
        for _ in 0..<2000 {
            var bytes = seeds[Int.random(in: seeds.indices, using: &numbers)]
            for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
                let place = Int.random(in: bytes.indices, using: &numbers)
                let end = min(bytes.count, place + Int.random(in: 0...12, using: &numbers))
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &numbers)
                case 1: bytes.removeSubrange(place..<end)
                case 2:
                    bytes.insert(contentsOf: words[Int.random(in: words.indices, using: &numbers)], at: place)
                default:
                    bytes.insert(
                        contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &numbers))
                }
            }
            if use(bytes) { good += 1 } else { bad += 1 }
        }
        // Both ways are taken, or the damage would prove nothing.
        #expect(good > 100 && bad > 500)
    }

    @Test("a file as large as allowed is read at once, whatever libyaml finds hard")
    func largeFiles() {
        let largest = SpecTree.Limits().bytes
        for unit in [
            "[", "{", "- ", "? ", "a: ", "\"", "&a ", "*a ", "!a ", "#\n", "a: 1\n", "  x\n", "'", "|\n",
            ", ", "{a: ",
        ] {
            let bytes = Array(String(repeating: unit, count: largest / unit.utf8.count).utf8)
            #expect(!use(bytes), "\(unit.debugDescription)")
        }
        #expect(throws: SpecError.self) {
            try MotionFile.parse([UInt8](repeating: 32, count: largest + 1), name: "large")
        }
    }
}
