import Basics
import Imaging
import Platform
import TestSupport
import Testing

@testable import Exports
@testable import Formats

/// Issue 25: large sheets are made in bands, whose pixels are those of the page as a whole.
@Suite struct PageBandsTests {
    /// Of one color eight and four bits a pixel; two that fit a palette; and more than do.
    static let colors: [[Color]] = [
        [Color(1, 2, 3)], [Color(9, 9, 9, 10)], [Color(1, 2, 3, 60), Color(200, 100, 0, 90)], many,
    ]
    private static let many: [Color] = (UInt8(0)..<40).map { Color($0 * 6, 255 - $0, $0 * 3, 200) }

    struct Case: Sendable {
        let colors: [Color]
        let extrude, padding: Int
        let trim: SheetOptions.Trim
        let layout: SheetOptions.Layout
    }

    static let cases: [Case] = colors.flatMap { colors in
        [
            Case(colors: colors, extrude: 0, padding: 0, trim: .none, layout: .rows),
            Case(colors: colors, extrude: 2, padding: 3, trim: .none, layout: .rows),
            Case(colors: colors, extrude: 0, padding: 1, trim: .none, layout: .columns),
            Case(colors: colors, extrude: 1, padding: 0, trim: .frame, layout: .rows),
        ]
    }

    @Test(
        "the pixels are those of the whole page, and the bytes the same on any number of threads",
        arguments: cases)
    func pixels(example: Case) throws {
        let count = example.colors.count
        var source = PatternSource(looks: Array(0..<37), width: 11, height: 9) {
            .coverage(example.colors[$0 % count])
        }
        source.isSparse = example.trim != .none
        let options = ExportOptions(
            sheet: try SheetOptions(
                layout: example.layout, padding: Double(example.padding), extrude: Double(example.extrude),
                turnsFrames: example.trim == .frame, trim: example.trim))
        let limits = PageBands.Limits(leastPixels: 1, bandPixels: 300, memory: 1 << 20)
        let census = try FrameCensus(
            source, options: options.sheet, workers: Workers(count: 2), limits: limits)
        let layout = try SheetLayout(census.boxes, scale: 1, options: options.sheet)
        let page = layout.pages[0]
        let bands = try #require(PageBands(page, edges: layout.edges, census, options, limits))
        if example.trim == .none { #expect(bands.bands.count > 2) }
        #expect(bands.bands.flatMap { Array($0.rows) } == Array(0..<page.height))
        let files = try [1, 2, 7].map { try bands.file(source, census, Workers(count: $0)) }
        #expect(files[0] == files[1] && files[0] == files[2])
        let whole = try composePage(
            page, layout.edges, source, census, options.sheet.turn, Workers(count: 1))
        let read = try decodePNG(files[0])
        #expect(read.width == page.width && read.height == page.height)
        for y in 0..<page.height {
            for x in 0..<page.width where read[x, y] != shown(whole[x, y]) {
                Issue.record("\(x), \(y): \(read[x, y]) instead of \(whole[x, y])")
                return
            }
        }
    }

    private func shown(_ pixel: Color) -> Color { pixel.alpha == 0 ? Color(0, 0, 0, 0) : pixel }

    @Test("small pages, and those that are to be as small as can be, are made as a whole")
    func whole() throws {
        let source = PatternSource(looks: [1, 2, 3])
        let workers = Workers(count: 1)
        let limits = PageBands.Limits(leastPixels: 1)
        let census = try FrameCensus(source, options: SheetOptions(), workers: workers, limits: limits)
        let page = try SheetLayout(census.boxes, scale: 1, options: SheetOptions()).pages[0]
        #expect(PageBands(page, edges: CellEdges(extrude: 0), census, ExportOptions(), limits) != nil)
        #expect(PageBands(page, edges: CellEdges(extrude: 0), census, ExportOptions()) == nil)
        #expect(
            PageBands(page, edges: CellEdges(extrude: 0), census, ExportOptions(compression: .small), limits)
                == nil)
        let sheet = try SheetOptions(alpha: .premultiplied)
        #expect(
            PageBands(page, edges: CellEdges(extrude: 0), census, ExportOptions(sheet: sheet), limits) == nil)
    }

    struct BledCase: Sendable {
        let colors: [Color]
        let extrude, padding, border: Int
        let turns: Bool
        let bandPixels: Int
    }

    static let bled: [BledCase] = colors.flatMap { colors in
        [(0, 0, 0, false), (0, 5, 3, false), (1, 2, 0, true), (2, 40, 20, true)].flatMap { edges in
            [1, 300, 2000].map {
                BledCase(
                    colors: colors, extrude: edges.0, padding: edges.1, border: edges.2, turns: edges.3,
                    bandPixels: $0)
            }
        }
    }

    @Test(
        "issue 52: hidden colors are those of the whole page, whatever the height of bands and the number of threads",
        arguments: bled)
    func hiddenColors(example: BledCase) throws {
        let count = example.colors.count
        var source = PatternSource(looks: Array(0..<37), width: 11, height: 9) {
            .coverage(example.colors[$0 % count])
        }
        source.isSparse = true
        let options = ExportOptions(
            sheet: try SheetOptions(
                padding: Double(example.padding), border: Double(example.border),
                extrude: Double(example.extrude), turnsFrames: example.turns,
                trim: example.turns ? .frame : .none, bleed: true))
        let limits = PageBands.Limits(leastPixels: 1, bandPixels: example.bandPixels, memory: 1 << 20)
        let census = try FrameCensus(
            source, options: options.sheet, workers: Workers(count: 2), limits: limits)
        let layout = try SheetLayout(census.boxes, scale: 1, options: options.sheet)
        let page = layout.pages[0]
        let bands = try #require(PageBands(page, edges: layout.edges, census, options, limits))
        let files = try [1, 3].map { try bands.file(source, census, Workers(count: $0)) }
        #expect(files[0] == files[1])
        let whole = try composePage(
            page, layout.edges, source, census, options.sheet.turn, bleeds: true, Workers(count: 1))
        let read = try decodePNG(files[0])
        for y in 0..<page.height {
            for x in 0..<page.width {
                var expected = whole[x, y]
                // All of a page in one color has it.
                if case .coverage(let color) = whole.format, expected.alpha == 0 {
                    expected = Color(color.red, color.green, color.blue, 0)
                }
                guard read[x, y] != expected else { continue }
                Issue.record("\(x), \(y): \(read[x, y]) instead of \(expected)")
                return
            }
        }
    }
}
