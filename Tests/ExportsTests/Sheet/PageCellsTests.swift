import Basics
import Imaging
import Platform
import TestSupport
import Testing

@testable import Exports
@testable import Formats

/// Issue 25: of a page of frames that are much alike, each row of cells is compressed by what differs from the first.
@Suite struct PageCellsTests {
    struct Case: Sendable {
        var count = 23, columns: Int? = 4
        var padding = 0, extrude = 0
        var layout = SheetOptions.Layout.rows
        var knowsChanges = true
        /// Frames of one color come between others.
        var isMixed = false
    }

    static let cases = [
        Case(), Case(knowsChanges: false), Case(count: 24, padding: 3), Case(count: 9, columns: 1),
        Case(padding: 2, isMixed: true), Case(isMixed: true),
        Case(columns: nil, layout: .columns), Case(extrude: 1), Case(padding: 1, extrude: 3, isMixed: true),
        Case(extrude: 2, knowsChanges: false),
    ]

    private let limits = PageBands.Limits(leastPixels: 1, bandPixels: 300, cellPixels: 1, memory: 1 << 22)

    private func bands(
        _ source: some FrameSource, _ example: Case, _ limits: PageBands.Limits
    ) throws -> (PageBands, FrameCensus, SheetLayout) {
        let options = ExportOptions(
            sheet: try SheetOptions(
                layout: example.layout, columns: example.columns, padding: Double(example.padding),
                extrude: Double(example.extrude)))
        let census = try FrameCensus(
            source, options: options.sheet, workers: Workers(count: 2), limits: limits)
        let layout = try SheetLayout(census.boxes, scale: 1, options: options.sheet)
        let bands = try #require(
            PageBands(layout.pages[0], edges: layout.edges, census, options, limits))
        return (bands, census, layout)
    }

    @Test(
        "the pixels are those of the whole page, and the bytes the same on any number of threads",
        arguments: cases)
    func pixels(example: Case) throws {
        let source = MovingSource(example.count, knowsChanges: example.knowsChanges, isMixed: example.isMixed)
        let (bands, census, layout) = try bands(source, example, limits)
        #expect(bands.isOfCells)
        let files = try [1, 2, 7].map { try bands.file(source, census, Workers(count: $0)) }
        #expect(files[0] == files[1] && files[0] == files[2])
        let page = layout.pages[0]
        let whole = try composePage(
            page, CellEdges(extrude: example.extrude), source, census, nil, Workers(count: 1))
        let read = try decodePNG(files[0])
        #expect(read.width == page.width && read.height == page.height)
        for y in 0..<page.height {
            for x in 0..<page.width where read[x, y] != whole[x, y] {
                Issue.record("\(x), \(y): \(read[x, y]) instead of \(whole[x, y])")
                return
            }
        }
    }

    @Test("the bytes depend on pixels, not on who knows where they differ")
    func origins() throws {
        let files = try [true, false].map { knows in
            let source = MovingSource(23, knowsChanges: knows)
            let (bands, census, _) = try bands(source, Case(), limits)
            return try bands.file(source, census, Workers(count: 2))
        }
        #expect(files[0] == files[1])
    }

    @Test(
        "other pages are not of cells: few rows, rows that take much memory, cut frames, a palette"
    )
    func others() throws {
        let source = MovingSource(23)
        #expect(try !bands(MovingSource(8), Case(), limits).0.isOfCells)
        var narrow = limits
        narrow.memory = 1 << 13
        #expect(try !bands(source, Case(), narrow).0.isOfCells)
        var large = limits
        large.cellPixels = 1 << 18
        #expect(try !bands(source, Case(), large).0.isOfCells)
        let palette = PatternSource(looks: Array(0..<23), width: 11, height: 9)
        #expect(try !bands(palette, Case(), limits).0.isOfCells)
        let sheet = try SheetOptions(trim: .frame)
        let census = try FrameCensus(source, options: sheet, workers: Workers(count: 1), limits: limits)
        let layout = try SheetLayout(census.boxes, scale: 1, options: sheet)
        let bands = try #require(
            PageBands(layout.pages[0], edges: layout.edges, census, ExportOptions(sheet: sheet), limits))
        #expect(!bands.isOfCells)
    }
}

/// Frames of many colors, in which a square moves.
private struct MovingSource: FrameSource {
    let sequence: FrameSequence
    var knowsChanges = true
    var isMixed = false

    init(_ count: Int, knowsChanges: Bool = true, isMixed: Bool = false) {
        sequence = FrameSequence(
            name: "spin", animation: "turn", count: count, fps: 60, loops: true, scale: 1, width: 40,
            height: 30)
        (self.knowsChanges, self.isMixed) = (knowsChanges, isMixed)
    }

    func makePainter() -> any FramePainter { Painter(source: self) }

    private struct Painter: FramePainter {
        let source: MovingSource

        mutating func paint(_ index: Int, into bitmap: inout Bitmap) {
            let (width, height) = (source.sequence.width, source.sequence.height)
            if source.isMixed, index % 5 == 3 {
                bitmap.reset(width: width, height: height, format: .coverage(Color(200, UInt8(index), 0)))
                for place in bitmap.bytes.indices { bitmap.bytes[place] = UInt8(place * index % 256) }
                return
            }
            bitmap.reset(width: width, height: height, format: .rgba)
            let square = Square(number: index)
            for y in 0..<height {
                for x in 0..<width {
                    let start = 4 * (y * width + x)
                    let isInside = square.x..<square.x + 4 ~= x && square.y..<square.y + 4 ~= y
                    bitmap.bytes[start] = isInside ? UInt8(index) : UInt8(6 * x)
                    bitmap.bytes[start + 1] = UInt8(8 * y)
                    bitmap.bytes[start + 2] = isInside ? UInt8(16 * (x - square.x)) : 7
                    bitmap.bytes[start + 3] = 255
                }
            }
            if source.knowsChanges { bitmap.origin = square }
        }
    }
}

/// Where the square of a frame is.
private final class Square: BitmapOrigin {
    let x, y: Int
    init(number: Int) { (x, y) = (number * 3 % 36, number * 2 % 26) }

    func areas(since other: any BitmapOrigin) -> [FrameArea] {
        guard let other = other as? Square else { return [FrameArea(width: 40, height: 30)] }
        return [self, other].map { FrameArea(x: $0.x, y: $0.y, width: 4, height: 4) }
    }
}
