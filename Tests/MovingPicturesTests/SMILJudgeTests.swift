import Drawing
import Testing

@testable import MovingPictures

/// What browsers show; see the tables.
@Suite struct SMILJudgeTests {
    @Test("Intervals, repetitions and the sandwich are those of a browser", arguments: smilTimingCases)
    func times(_ given: SMILCase) throws { try compare(given) }

    @Test("Values between others are those of a browser", arguments: smilValueCases)
    func values(_ given: SMILCase) throws { try compare(given) }

    private func compare(_ given: SMILCase) throws {
        for (time, expected) in given.expected {
            let found = try numbers(given, time)
            let wanted = Self.numbers(in: expected)
            if wanted.isEmpty {
                let value = try smilValue(given.body, given.property, at: time)
                #expect(value == .word(expected), "at \(time) s")
                continue
            }
            #expect(found.count == wanted.count, "at \(time) s: \(found)")
            for (a, b) in zip(found, wanted) {
                // They count in single precision, in whole levels of colors, and on curves in short straight lines.
                let isCurve = ["motion-curve", "motion-arc"].contains(given.name)
                let tolerance = given.property == "fill" ? 0.501 : isCurve ? 0.04 : 1e-3 + b.magnitude * 1e-5
                #expect((a - b).magnitude <= tolerance, "at \(time) s: \(found), not \(wanted)")
            }
        }
    }

    private func numbers(_ given: SMILCase, _ time: Double) throws -> [Double] {
        if given.property == "ctm" {
            let motion = affine(try smilValue(given.body, SMILEffect.motion, at: time))
            let m = affine(try smilValue(given.body, "transform", at: time)).within(motion)
            return [m.a, m.b, m.c, m.d, m.e, m.f]
        }
        switch try smilValue(given.body, given.property, at: time) {
        case .lengths(let lengths)?: return lengths.map { $0.user }
        case .color(let color)?: return [color.red, color.green, color.blue].map { $0 * 255 }
        case .path(let path)?:
            var numbers = path.commands.numbers
            // Flags are 1 as soon as they are not 0.
            if path.commands.letters == Array("MA".utf8) {
                for flag in 5...6 where numbers[flag] != 0 { numbers[flag] = 1 }
            }
            return numbers
        default: return []
        }
    }

    private static func numbers(in text: String) -> [Double] {
        let words = text.split { !($0.isNumber || $0 == "." || $0 == "-") }
        return words.compactMap { Double($0) }
    }
}
