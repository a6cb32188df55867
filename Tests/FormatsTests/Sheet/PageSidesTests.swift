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

    @Test("sides for mipmaps are multiples of both, and of no more than that takes")
    func aligned() {
        for (own, unit, common) in [(1, 4, 4), (6, 4, 12), (12, 8, 24), (8, 4, 8), (5, 1, 5)] {
            #expect(PageSides(.multiple(of: own)).aligned(to: unit).kind == .multiple(of: common))
        }
        #expect(PageSides(areEqual: true).aligned(to: 8) == PageSides(.multiple(of: 8), areEqual: true))
        #expect(PageSides(.powerOfTwo).aligned(to: 8) == PageSides(.powerOfTwo))
        #expect(PageSides().aligned(to: 1) == PageSides())
    }

    @Test("equal sides are those of the longer one")
    func square() {
        #expect(PageSides(.powerOfTwo, areEqual: true).rounded(width: 5, height: 33) == (64, 64))
        #expect(PageSides(.multiple(of: 4)).rounded(width: 5, height: 33) == (8, 36))
    }
}
