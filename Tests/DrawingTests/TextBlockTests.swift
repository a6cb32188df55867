import Drawing
import Testing

@Suite struct TextBlockTests {
    @Test("a block knows which numbers are out of range, and numbers that are none are")
    func limits() {
        let good = TextBlock("x", size: 15, lineHeight: 20)
        #expect(good.isWithinLimits)
        let changes: [(inout TextBlock) -> Void] = [
            { $0.size = 0.09 }, { $0.size = 1000.1 }, { $0.size = .nan }, { $0.lineHeight = -1 },
            { $0.lineHeight = .infinity }, { $0.letterSpacing = 101 }, { $0.letterSpacing = .nan },
            { $0.maxLines = 0 }, { $0.maxWidth = -0.1 }, { $0.maxWidth = .nan },
        ]
        for (index, change) in changes.enumerated() {
            var block = good
            change(&block)
            #expect(!block.isWithinLimits, "change \(index)")
        }
        var widest = good
        (widest.size, widest.maxWidth) = (1000, .infinity)
        #expect(widest.isWithinLimits)
    }
}
