import TestSupport
import Testing

@testable import Indicators

@Suite struct StepRowLayoutTests {
    /// Rows of all kinds, the same in every run.
    private static let rows: [StepRowLayout] = {
        var random = SeededRandom(seed: 7)
        return (0..<2000).map { index in
            let names = index.isMultiple(of: 2)
            let least = StepRowLayout.leastWidth(names: names)
            let width =
                index.isMultiple(of: 5)
                ? [least, 320, 375, 390, 599.5, 600, 768, 1024, 4096].randomElement(using: &random)!
                : Double.random(in: least...1400, using: &random)
            return StepRowLayout(
                count: Int.random(in: 2...(index.isMultiple(of: 40) ? 999 : 14), using: &random),
                width: width,
                names: names, lastNode: Bool.random(using: &random) ? 28 : 16)
        }
    }()

    /// Where a step begins and ends in the picture.
    private func ends(_ index: Int, _ row: StepRowLayout, _ offset: Double) -> ClosedRange<Double> {
        let left = row.position(of: index) - offset
        return left...(left + (index == row.count - 1 ? row.lastExtent : row.extent))
    }

    /// The offset that the guideline asks for, from what is on the screen and nothing else.
    private func expectedOffset(_ index: Int, _ row: StepRowLayout, _ offset: Double) -> Double {
        let step = ends(index, row, offset)
        if step.lowerBound > -1e-6, step.upperBound < row.width + 1e-6 { return offset }
        // Pinned first at the margin of 16, but aligned at the end where that is on the screen.
        let pinned = offset + step.lowerBound - 16
        let end = ends(row.count - 1, row, pinned).upperBound
        return end <= row.width + 1e-6 ? pinned - (row.width - 16 - end) : pinned
    }

    @Test("S1, S7: steps do not overlap, and lines are never shorter than published where there are names")
    func spaces() {
        for row in Self.rows {
            #expect(row.pitch - row.extent >= 2 - 1e-9 && row.lastExtent > 0)
            if row.extent > 28 { #expect(row.pitch >= 86 - 1e-9, "\(row)") }
            if row.extent == 28 { #expect(row.pitch >= 44 - 1e-9, "\(row)") }
        }
    }

    @Test("S12: the smallest phone has room for a step with its name beside every size of letters")
    func largeText() {
        for text in ContentSize.allCases {
            #expect(StepRowLayout.leastWidth(names: true, text: text) <= 320, "\(text)")
            let row = StepRowLayout(count: 4, width: 320, names: true, lastNode: 84, text: text)
            #expect(row.wholeSteps >= 1 && row.pitch - row.extent >= 2 - 1e-9)
        }
    }

    @Test("S7: a row that does not scroll shows every step as a whole, between margins")
    func still() {
        let still = Self.rows.filter { !$0.scrolls }
        #expect(still.count > 200)
        for row in still {
            #expect(row.furthest == 0)
            for index in 0..<row.count {
                let place = ends(index, row, row.offset(atRest: index))
                #expect(place.lowerBound >= 16 && place.upperBound <= row.width - 16 + 1e-9, "\(row)")
            }
        }
    }

    @Test("rows of few steps fill the width to the trailing margin")
    func stretched() {
        for (count, width) in [(2, 320.0), (4, 375), (4, 599), (4, 600), (5, 768), (3, 1200)] {
            for names in [true, false] {
                let row = StepRowLayout(count: count, width: width, names: names, lastNode: 28)
                #expect(
                    !row.scrolls && abs(ends(count - 1, row, 0).upperBound - (width - 16)) < 1e-9, "\(row)")
            }
        }
        // More that still fit keep the published pitch.
        #expect(StepRowLayout(count: 5, width: 590, names: true, lastNode: 28).pitch == 86)
        #expect(StepRowLayout(count: 6, width: 1000, names: true, lastNode: 28).pitch == 126)
    }

    @Test(
        "S10: a regular row fills the width only where it fits with the published 126 a step, and gives each 140 then"
    )
    func regularStretch() {
        func row(_ count: Int, _ width: Double) -> StepRowLayout {
            StepRowLayout(count: count, width: width, names: true, lastNode: 28)
        }
        // 5 · 126 - 2 and the margins.
        #expect(row(5, 659.9).scrolls && !row(5, 660).scrolls)
        #expect(row(5, 660).pitch == 126 && row(5, 729.9).pitch == 126)
        #expect(abs(row(5, 730).pitch - 140) < 1e-9 && row(5, 800).pitch == 154)
        for width in stride(from: 600.0, through: 1200, by: 7) {
            for count in 2...5 where !row(count, width).scrolls {
                let pitch = row(count, width).pitch
                #expect(pitch == 126 || pitch >= 140 - 1e-9, "\(count) steps in \(width): \(pitch)")
            }
        }
    }

    @Test(
        "S7: on every page but the last exactly one step is cut, at the trailing edge, by a visible part of its node"
    )
    func hint() {
        let scrolling = Self.rows.filter(\.scrolls)
        #expect(scrolling.count > 200)
        for row in scrolling {
            for index in stride(from: 0, to: row.count, by: max(1, row.count / 20)) {
                let offset = row.offset(atRest: index)
                let cut = (0..<row.count).filter {
                    let place = ends($0, row, offset)
                    return place.lowerBound < row.width && place.upperBound > row.width + 1e-6
                }
                if offset < row.furthest - 1e-9 {
                    #expect(cut.count == 1, "\(row)")
                    let visible = row.width - ends(cut[0], row, offset).lowerBound
                    #expect(visible > 9.999 && visible < 10.001, "\(row) shows \(visible)")
                } else {
                    #expect(cut.isEmpty, "\(row)")
                    #expect(
                        abs(ends(row.count - 1, row, offset).upperBound - (row.width - 16)) < 1e-6, "\(row)")
                }
                // Whoever is at a step sees it as a whole.
                let place = ends(index, row, offset)
                #expect(
                    place.lowerBound >= -1e-6 && place.upperBound <= row.width + 1e-6, "\(row), step \(index)"
                )
            }
        }
    }

    @Test("S7: step by step the row scrolls as the guideline says, and rests where the closed form has it")
    func forward() {
        for row in Self.rows {
            var offset = 0.0
            for index in 0..<row.count {
                let expected = expectedOffset(index, row, offset)
                let moved = row.offset(movingTo: index, from: offset)
                #expect(abs(moved - expected) < 1e-6, "\(row), step \(index)")
                #expect(abs(moved - row.offset(atRest: index)) < 1e-6, "\(row), step \(index)")
                #expect(moved >= offset - 1e-9, "a row scrolled back")
                offset = moved
            }
        }
    }

    @Test("S7: any jump shows the step it goes to, first in the row where it was not shown")
    func jumps() {
        var random = SeededRandom(seed: 70)
        for row in Self.rows {
            var offset = row.offset(atRest: Int.random(in: 0..<row.count, using: &random))
            for _ in 0..<10 {
                let index = Int.random(in: 0..<row.count, using: &random)
                let moved = row.offset(movingTo: index, from: offset)
                #expect(abs(moved - expectedOffset(index, row, offset)) < 1e-6, "\(row), step \(index)")
                #expect(row.isWhole(index, offset: moved) && moved >= 0 && moved <= row.furthest + 1e-9)
                offset = moved
            }
        }
    }
}
