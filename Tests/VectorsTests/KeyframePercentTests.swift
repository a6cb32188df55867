import Basics
import Testing

@testable import Vectors

/// The percentages of keyframes at which a value jumps.
@Suite struct KeyframePercentTests {
    @Test(
        "a jump is over at its moment, as it is written, and began no earlier than two units of the last digit before"
    )
    func jumps() throws {
        for whole in 1...200 {
            for part in 0...whole {
                let percent = Double(part) / Double(whole) * 100
                let over = KeyframePercent.jump(at: percent)
                let written = try #require(Double(over.decimal(5)))
                let begun = try #require(Double((over - KeyframePercent.instant).decimal(5)))
                #expect(written <= percent + 1e-7 && written - begun > 0.9e-5, "\(part) of \(whole)")
                #expect(begun > percent - 2.1e-5, "\(part) of \(whole)")
            }
        }
    }
}
