import TestSupport
import Testing

@testable import Formats

@Suite struct SheetPackerTests {
    @Test(
        "packed frames are there once, apart, inside, and on no more pages than a grid takes",
        arguments: 0..<200 as Range<UInt64>)
    func laws(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let largest = Int.random(in: 1...40, using: &random)
        let sizes = (0..<Int.random(in: 1...120, using: &random)).map { _ in
            (
                width: Int.random(in: 1...largest, using: &random),
                height: Int.random(in: 1...largest, using: &random)
            )
        }
        let sides = PageSides(
            [.any, .powerOfTwo, .multiple(of: 12)].randomElement(using: &random)!,
            areEqual: Bool.random(using: &random))
        let scale = [1, 1.5, 2].randomElement(using: &random)!
        let options = try SheetOptions(
            padding: [0, 1, 2.5].randomElement(using: &random)!,
            border: [0, 0.5, 4].randomElement(using: &random)!,
            extrude: [0, 1, 2].randomElement(using: &random)!,
            mipLevels: [nil, nil, 0, 2].randomElement(using: &random)!,
            turnsFrames: Bool.random(using: &random), maxSide: Int.random(in: 128...400, using: &random),
            sides: sides, trim: .frame)
        let gaps = SheetGaps(options, scale: scale)
        let sheet = try SheetLayout(sizes: sizes, scale: scale, options: options)
        let again = try SheetLayout(sizes: sizes, scale: scale, options: options)
        #expect(sheet == again)

        #expect(sheet.pages.flatMap(\.numbers).sorted() == Array(sizes.indices))
        for page in sheet.pages {
            for side in [page.width, page.height] {
                #expect(side <= options.maxSide && sides.rounded(side) == side)
            }
            #expect(!sides.areEqual || page.width == page.height)
            #expect(page.numbers == page.numbers.sorted() && page.numbers.count == page.rectangles.count)
            let margin = gaps.border + gaps.edges.extrude
            for (index, a) in page.rectangles.enumerated() {
                let size = sizes[page.numbers[index]]
                #expect(!page.turned[index] || options.turnsFrames)
                #expect((a.width, a.height) == (page.turned[index] ? (size.height, size.width) : size))
                let cell = sheet.edges.cell(of: a)
                #expect(cell.x % sheet.edges.unit == 0 && cell.y % sheet.edges.unit == 0)
                #expect(a.x >= margin && a.x + a.width + margin <= page.width)
                #expect(a.y >= margin && a.y + a.height + margin <= page.height)
                for b in page.rectangles[..<index] {
                    let apart = gaps.padding + 2 * gaps.edges.extrude
                    let apartX = a.x >= b.x + b.width + apart || b.x >= a.x + a.width + apart
                    let apartY = a.y >= b.y + b.height + apart || b.y >= a.y + a.height + apart
                    #expect(apartX || apartY)
                }
            }
        }
        let width = sizes.map(\.width).max()!
        let height = sizes.map(\.height).max()!
        let grid = try SheetLayout(
            count: sizes.count, width: width, height: height, scale: scale, options: options)
        #expect(sheet.pages.count <= grid.pages.count)
        if sizes.allSatisfy({ $0 == (width, height) }) { #expect(sheet == grid) }
    }

    @Test("turning frames makes pages no larger, and some smaller")
    func turning() throws {
        var random = SeededRandom(seed: 3)
        var saved = 0
        for _ in 0..<20 {
            let sizes = (0..<40).map { _ in
                (
                    width: Int.random(in: 1...9, using: &random) * 8,
                    height: Int.random(in: 1...3, using: &random) * 8
                )
            }
            let areas = try [false, true].map { turns in
                let pages = try SheetLayout(
                    sizes: sizes, scale: 1, options: SheetOptions(turnsFrames: turns, trim: .frame)
                ).pages
                #expect(pages.count == 1 && (turns || !pages[0].turned.contains(true)))
                return pages[0].width * pages[0].height
            }
            #expect(areas[1] <= areas[0])
            saved += areas[0] - areas[1]
        }
        #expect(saved > 0)
    }

    @Test("frames that may not be turned are not, and the others are")
    func upright() throws {
        let sizes = (0..<60).map { (width: $0 % 2 == 0 ? 70 : 9, height: $0 % 2 == 0 ? 9 : 70 - $0 % 5) }
        let options = try SheetOptions(turnsFrames: true, trim: .frame)
        let some = try SheetLayout(
            sizes: sizes, scale: 1, options: options, upright: Set((0..<30).map { 2 * $0 })
        ).pages[0]
        #expect(some.turned.contains(true))
        for (number, isTurned) in zip(some.numbers, some.turned) { #expect(!isTurned || number % 2 == 1) }
        let none = try SheetLayout(sizes: sizes, scale: 1, options: options, upright: Set(sizes.indices))
        #expect(!none.pages[0].turned.contains(true))
    }

    @Test("mixed sizes fill a page well, near to a square")
    func fill() throws {
        var random = SeededRandom(seed: 7)
        let sizes = (0..<324).map { _ in
            (
                width: Int.random(in: 10...100, using: &random),
                height: Int.random(in: 10...100, using: &random)
            )
        }
        let sheet = try SheetLayout(sizes: sizes, scale: 1, options: SheetOptions(trim: .frame))
        let area = sizes.reduce(0) { $0 + $1.width * $1.height }
        let page = sheet.pages[0]
        #expect(sheet.pages.count == 1 && area * 100 >= page.width * page.height * 90)
        #expect(max(page.width, page.height) * 10 < min(page.width, page.height) * 13)
    }

    @Test("65,535 frames of all sizes are packed in a moment")
    func many() throws {
        var random = SeededRandom(seed: 9)
        let sizes = (0..<65535).map { _ in
            (width: Int.random(in: 1...48, using: &random), height: Int.random(in: 1...48, using: &random))
        }
        let started = ContinuousClock.now
        let sheet = try SheetLayout(sizes: sizes, scale: 1, options: SheetOptions(trim: .frame))
        #expect(sheet.pages.count == 1)
        #expect(ContinuousClock.now - started < .seconds(60))
    }
}
