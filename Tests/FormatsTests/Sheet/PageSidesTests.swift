import Testing

@testable import Formats

@Suite struct PageSidesTests {
    @Test("sides grow to the next possible length, and no further")
    func rounding() {
        for side in 1...300 {
            let power = PageSides(.powerOfTwo).rounded(side)
            #expect(power >= side && power / 2 < side && power.nonzeroBitCount == 1)
            let multiple = PageSides(.multiple(of: 7)).rounded(side)
            #expect(multiple >= side && multiple - 7 < side && multiple % 7 == 0)
            #expect(PageSides().rounded(side) == side)
        }
    }

    @Test("the longest side within a limit is possible, and the next one is beyond")
    func longest() {
        for limit in 1...300 {
            for kind in [PageSides.Kind.any, .powerOfTwo, .multiple(of: 4)] {
                let sides = PageSides(kind)
                let longest = sides.longest(limit)
                #expect(longest <= limit && sides.rounded(longest) == longest)
                #expect(sides.rounded(longest + 1) > limit)
            }
        }
    }

    @Test("equal sides are those of the longer one")
    func square() {
        #expect(PageSides(.powerOfTwo, areEqual: true).rounded(width: 5, height: 33) == (64, 64))
        #expect(PageSides(.multiple(of: 4)).rounded(width: 5, height: 33) == (8, 36))
    }
}
