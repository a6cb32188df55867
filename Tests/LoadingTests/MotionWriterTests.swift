import MotionCore
import Testing

@testable import Loading

@Suite struct MotionWriterTests {
    /// A motion with these texts, written and read back.
    private func copy(summary: String, source: String) throws -> Motion {
        let motion = Motion(
            name: "m", summary: summary, source: source, kind: Motion.fluent.kind, size: 48, stroke: 4,
            cap: .round)
        let file = try #require(MotionFile.yaml(motion, motion.kind))
        #expect(file.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
        return try MotionFile.parse(file, name: "m.yaml")
    }

    private static let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

    @Test("every scalar in a text is read back as it was written")
    func texts() throws {
        for start in stride(from: 0, to: Self.scalars.count, by: 4096) {
            let some = Self.scalars[start..<min(start + 4096, Self.scalars.count)]
            // Between others, and alone.
            var text = String.UnicodeScalarView()
            for scalar in some { text.append(contentsOf: [scalar, " ", scalar]) }
            let alone = String(Character(Self.scalars[start]))
            let copy = try copy(summary: String(text), source: alone)
            let place = "from U+\(String(Self.scalars[start].value, radix: 16))"
            #expect(copy.summary.unicodeScalars.elementsEqual(text), "\(place)")
            #expect(copy.source.unicodeScalars.elementsEqual(alone.unicodeScalars), "\(place)")
        }
    }
}
