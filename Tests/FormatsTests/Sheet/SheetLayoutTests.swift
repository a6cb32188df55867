import TestSupport
import Testing

@testable import Formats

@Suite struct SheetLayoutTests {
    typealias Rectangle = SheetLayout.Rectangle

    @Test("324 square frames make a page of 18 by 18")
    func square() throws {
        let sheet = try SheetLayout(count: 324, width: 144, height: 144, scale: 1)
        #expect(sheet.pages.count == 1)
        #expect(sheet.pages[0].width == 18 * 144 && sheet.pages[0].height == 18 * 144)
        #expect(sheet.pages[0].rectangles[19] == Rectangle(x: 144, y: 144, width: 144, height: 144))
    }

    @Test("wide frames make pages near to a square too")
    func wide() throws {
        let page = try SheetLayout(count: 100, width: 200, height: 10, scale: 1).pages[0]
        // Two columns are 400 × 500, three 600 × 340.
        #expect(page.width == 400 && page.height == 500)
    }

    @Test("columns fill the page downward, rows across")
    func orders() throws {
        let down = try SheetLayout(
            count: 5, width: 2, height: 1, scale: 1, options: SheetOptions(layout: .columns, columns: 2))
        #expect(
            down.pages[0].rectangles.map { [$0.x, $0.y] } == [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1]])
        let across = try SheetLayout(
            count: 5, width: 2, height: 1, scale: 1, options: SheetOptions(columns: 2))
        #expect(
            across.pages[0].rectangles.map { [$0.x, $0.y] } == [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2]])
    }

    @Test("points become pixels of the scale, rounded")
    func scaledLengths() throws {
        let options = try SheetOptions(layout: .strip, padding: 1, border: 2.5, extrude: 0.3)
        let sheet = try SheetLayout(count: 2, width: 10, height: 10, scale: 1.5, options: options)
        // Padding 1.5 → 2, border 3.75 → 4, extrude 0.45 → 0, which would be no edge.
        #expect(sheet.extrude == 1)
        #expect(sheet.pages[0].rectangles.map(\.x) == [5, 19])
        #expect(sheet.pages[0].width == 4 + 12 + 2 + 12 + 4 && sheet.pages[0].height == 20)
    }

    @Test("a strip is one row on each of its pages")
    func strip() throws {
        let sheet = try SheetLayout(
            count: 23, width: 10, height: 10, scale: 1, options: SheetOptions(layout: .strip, maxSide: 100))
        #expect(sheet.pages.map(\.width) == [100, 100, 30])
        #expect(sheet.pages.allSatisfy { $0.height == 10 })
    }

    @Test("a page is as large as the limit allows, to the pixel")
    func limit() throws {
        let options = try SheetOptions(padding: 1, border: 2, extrude: 1, maxSide: 4 + 3 * 12 + 2)
        let sheet = try SheetLayout(count: 9, width: 10, height: 10, scale: 1, options: options)
        #expect(sheet.pages.map(\.width) == [42])
        let tight = try SheetOptions(padding: 1, border: 2, extrude: 1, maxSide: 41)
        #expect(try SheetLayout(count: 9, width: 10, height: 10, scale: 1, options: tight).pages.count == 3)
    }

    @Test(
        "cells for mipmaps begin at multiples of the last level's pixels, in rows, columns and strips",
        arguments: SheetOptions.Layout.allCases, [0, 1, 3, 5])
    func mipmaps(layout: SheetOptions.Layout, levels: Int) throws {
        let unit = 1 << levels
        let options = try SheetOptions(layout: layout, padding: 1, border: 3, extrude: 1, mipLevels: levels)
        let sheet = try SheetLayout(count: 11, width: 30, height: 18, scale: 1, options: options)
        #expect(sheet.extrude == max(1, unit / 2))
        let page = sheet.pages[0]
        #expect(page.width % unit == 0 && page.height % unit == 0)
        for place in page.rectangles {
            let cell = sheet.edges.cell(of: place)
            #expect([cell.x, cell.y, cell.width, cell.height].allSatisfy { $0 % unit == 0 })
            #expect(place.x - cell.x == sheet.extrude && cell.x >= 3 && cell.y >= 3)
            #expect(cell.x + cell.width <= page.width - 3 && cell.y + cell.height <= page.height - 3)
        }
        let plain = try SheetOptions(layout: layout, padding: 1, border: 3, extrude: 1)
        #expect(
            try SheetLayout(count: 11, width: 30, height: 18, scale: 1, options: options.withoutMipLevels)
                == SheetLayout(count: 11, width: 30, height: 18, scale: 1, options: plain))
    }

    @Test("a frame that fits no page is refused, and so are columns that do not")
    func refusals() throws {
        let options = try SheetOptions(border: 1, extrude: 1, maxSide: 12)
        #expect(
            throws: SheetError.frameTooLarge(width: 13, height: 5, maxSide: 12, gaps: ["extrude", "border"])
        ) {
            try SheetLayout(count: 1, width: 9, height: 1, scale: 1, options: options)
        }
        _ = try SheetLayout(count: 1, width: 8, height: 8, scale: 1, options: options)
        let wide = try SheetOptions(columns: 9, maxSide: 50)
        #expect(throws: SheetError.tooManyColumns(9, width: 90, fitting: 5, maxSide: 50)) {
            try SheetLayout(count: 20, width: 10, height: 10, scale: 1, options: wide)
        }
        // No more columns than frames are ever needed.
        #expect(
            try SheetLayout(count: 5, width: 10, height: 10, scale: 1, options: wide).pages[0].width == 50)
    }

    @Test("pages grow to powers of two, to multiples, and to squares, and stay within the limit")
    func sides() throws {
        func page(_ sides: PageSides, maxSide: Int = 16384) throws -> SheetLayout.Page {
            let options = try SheetOptions(maxSide: maxSide, sides: sides)
            return try SheetLayout(count: 12, width: 24, height: 24, scale: 1, options: options).pages[0]
        }
        #expect(try (page(PageSides()).width, page(PageSides()).height) == (96, 72))
        let power = try page(PageSides(.powerOfTwo))
        #expect((power.width, power.height) == (128, 128))
        let multiple = try page(PageSides(.multiple(of: 100), areEqual: true))
        #expect((multiple.width, multiple.height) == (100, 100))
        // 127 leaves room for pages of 64.
        let limited = try page(PageSides(.powerOfTwo), maxSide: 127)
        #expect((limited.width, limited.height) == (64, 64) && limited.numbers == [0, 1, 2, 3])
        #expect(throws: SheetError.frameTooLarge(width: 24, height: 24, maxSide: 16)) {
            try page(PageSides(.powerOfTwo), maxSide: 31)
        }
    }

    @Test("a sheet has at most 999 pages, so that none is called as a frame is")
    func pages() throws {
        let options = try SheetOptions(maxSide: 10)
        #expect(
            try SheetLayout(count: 999, width: 10, height: 10, scale: 1, options: options).pages.count == 999)
        #expect(throws: SheetError.tooManyPages(1000, maxSide: 10)) {
            try SheetLayout(count: 1000, width: 10, height: 10, scale: 1, options: options)
        }
    }

    @Test("a border wider than the page leaves no room")
    func borderOnly() throws {
        let options = try SheetOptions(border: 1024, maxSide: 10)
        #expect(
            throws: SheetError.frameTooLarge(width: 16385, height: 16385, maxSide: 10, gaps: ["border"])
        ) {
            try SheetLayout(count: 1, width: 1, height: 1, scale: 8, options: options)
        }
    }

    @Test(
        "random sheets hold every frame once, apart, inside and in order", arguments: 0..<300 as Range<UInt64>
    )
    func laws(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let count = Int.random(in: 1...90, using: &random)
        let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
        let layout = SheetOptions.Layout.allCases.randomElement(using: &random)!
        let scale = [1, 1.5, 2, 3].randomElement(using: &random)!
        let options = try SheetOptions(
            layout: layout,
            columns: layout == .strip ? nil : [nil, 1, 3, 6].randomElement(using: &random)!,
            padding: [0, 1, 2.5].randomElement(using: &random)!,
            border: [0, 0.5, 4].randomElement(using: &random)!,
            extrude: [0, 1, 2].randomElement(using: &random)!,
            maxSide: Int.random(in: 340...1200, using: &random))
        let padding = Int((options.padding * scale).rounded())
        let border = Int((options.border * scale).rounded())
        let extrude = Int((options.extrude * scale).rounded())

        let sheet: SheetLayout
        do {
            sheet = try SheetLayout(
                count: count, width: width, height: height, scale: scale, options: options)
        } catch {
            guard case .tooManyColumns(let columns, let needed, let fitting, _) = error else { throw error }
            #expect(needed > options.maxSide && fitting < columns && columns > 1)
            return
        }

        #expect(sheet.extrude == extrude)
        var next = 0
        for page in sheet.pages {
            #expect(page.numbers == Array(next..<next + page.rectangles.count) && !page.rectangles.isEmpty)
            next += page.rectangles.count
            #expect(page.width <= options.maxSide && page.height <= options.maxSide)
            // The page is exactly as large as what is on it.
            #expect(page.rectangles.map { $0.x + $0.width }.max()! + extrude + border == page.width)
            #expect(page.rectangles.map { $0.y + $0.height }.max()! + extrude + border == page.height)
            for (index, a) in page.rectangles.enumerated() {
                #expect(a.width == width && a.height == height)
                #expect(a.x >= border + extrude && a.y >= border + extrude)
                for b in page.rectangles[..<index] {
                    let apart = padding + 2 * extrude
                    let apartX = a.x >= b.x + width + apart || b.x >= a.x + width + apart
                    let apartY = a.y >= b.y + height + apart || b.y >= a.y + height + apart
                    #expect(apartX || apartY)
                }
                guard index > 0 else { continue }
                let before = page.rectangles[index - 1]
                let ascends =
                    layout == .columns
                    ? (before.x, before.y) < (a.x, a.y) : (before.y, before.x) < (a.y, a.x)
                #expect(ascends)
            }
            if layout == .strip { #expect(Set(page.rectangles.map(\.y)).count == 1) }
        }
        #expect(next == count)
        // A new page is begun only when the one before is full.
        for page in sheet.pages.dropLast() {
            #expect(page.rectangles.count == sheet.pages[0].rectangles.count)
        }
    }

    @Test(
        "one large frame among many small ones costs a page, not a page for each; what fits nowhere is told by its own size"
    )
    func mixed() throws {
        let sizes = [(width: 500, height: 500)] + Array(repeating: (width: 8, height: 8), count: 1200)
        let layout = try SheetLayout(sizes: sizes, scale: 1, options: SheetOptions(maxSide: 512))
        #expect(layout.pages.count == 2)
        #expect(layout.pages.flatMap(\.numbers).sorted() == Array(0..<1201))
        let thin = [(width: 233, height: 6), (width: 8, height: 237), (width: 4, height: 4)]
        #expect(throws: SheetError.frameTooLarge(width: 233, height: 6, maxSide: 100)) {
            _ = try SheetLayout(sizes: thin, scale: 1, options: SheetOptions(maxSide: 100))
        }
        #expect(throws: SheetError.self) {
            let large = Array(repeating: (width: 9, height: 9), count: 1000) + [(width: 9, height: 8)]
            _ = try SheetLayout(sizes: large, scale: 1, options: SheetOptions(maxSide: 10))
        }
    }
}
