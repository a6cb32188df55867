import MotionCore
import Testing

@testable import FramePipeline

@Suite struct MotionWriterTests {
    private func read(_ motion: Motion) throws -> Motion {
        let file = try #require(MotionFile.yaml(motion, motion.kind))
        #expect(file.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
        return try MotionFile.parse(file, name: "m.yaml")
    }

    @Test("every scalar in a text is read back as it was written")
    func scalars() throws {
        let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        for start in stride(from: 0, to: all.count, by: 4096) {
            var text = String.UnicodeScalarView()
            // Between others, and at both ends.
            for scalar in all[start..<min(start + 4096, all.count)] {
                text.append(contentsOf: [scalar, " ", scalar])
            }
            var motion = Motion.fluent
            (motion.summary, motion.source) = (String(text), "\(all[start])")
            let copy = try read(motion)
            #expect(
                copy.summary.unicodeScalars.elementsEqual(text),
                "from U+\(String(all[start].value, radix: 16))")
            #expect(copy.source.unicodeScalars.elementsEqual([all[start]]))
        }
    }

    @Test("every scalar that a name may have is read back")
    func names() throws {
        let allowed = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
            .filter { AssetName.problem(with: "a\($0)a") == nil }
        #expect(allowed.count > 100_000)
        for start in stride(from: 0, to: allowed.count, by: 48) {
            var name = String.UnicodeScalarView("a")
            name.append(contentsOf: allowed[start..<min(start + 48, allowed.count)])
            var motion = Motion.fluent
            motion.name = String(name)
            #expect(try read(motion).name.unicodeScalars.elementsEqual(name))
        }
    }
}
