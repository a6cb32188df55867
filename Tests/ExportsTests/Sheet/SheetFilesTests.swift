import Foundation
import Imaging
import Platform
import TestSupport
import Testing

@testable import Exports
@testable import Formats

@Suite struct SheetFilesTests {
    struct Read {
        var frames: [String: [String: Any]]
        var animations: [String: [String]]
        var meta: [String: Any]

        init(_ bytes: [UInt8]) throws {
            let json = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
            frames = try #require(json["frames"] as? [String: [String: Any]])
            animations = try #require(json["animations"] as? [String: [String]])
            meta = try #require(json["meta"] as? [String: Any])
        }
    }

    @Test("one page is NAME.png with NAME.json, and the scale in front of the extension")
    func names() throws {
        for (scale, suffix) in [(1.0, ""), (2, "@2x")] {
            let sink = RecordingSink()
            try OutputFormat.sheet.write(
                PatternSource(looks: [1, 2, 3], scale: scale), workers: Workers(count: 2), to: sink)
            #expect(sink.order == ["spin\(suffix).png", "spin\(suffix).json"])
            let read = try Read(sink.files["spin\(suffix).json"]!)
            #expect(read.meta["image"] as? String == "spin\(suffix).png")
            #expect(read.meta["scale"] as? String == (scale == 1 ? "1" : "2"))
            #expect(read.meta["related_multi_packs"] == nil)
        }
    }

    @Test("the durations add up to the loop")
    func durations() throws {
        let sink = RecordingSink()
        try OutputFormat.sheet.write(
            PatternSource(looks: Array(0..<108)), workers: Workers(count: 2), to: sink)
        let read = try Read(sink.files["spin.json"]!)
        let sum = read.frames.values.reduce(0) { $0 + ($1["duration"] as! Double) }
        #expect(abs(sum - 1800) < 1e-9)
    }

    @Test("several pages point to each other, and each names only its own frames")
    func severalPages() throws {
        let sink = RecordingSink()
        // 7 looks, 2 × 2 frames a page; frames 7, 8 look like 0, 5.
        let source = PatternSource(looks: [0, 1, 2, 3, 4, 5, 6, 0, 5], width: 5, height: 5)
        try OutputFormat.sheet.write(
            source, options: ExportOptions(sheet: SheetOptions(maxSide: 12)), workers: Workers(count: 2),
            to: sink)
        #expect(sink.order == ["spin-1.png", "spin-2.png", "spin.json", "spin-2.json"])
        let (one, two) = (try Read(sink.files["spin.json"]!), try Read(sink.files["spin-2.json"]!))
        #expect(one.meta["image"] as? String == "spin-1.png" && two.meta["image"] as? String == "spin-2.png")
        #expect(one.meta["related_multi_packs"] as? [String] == ["spin-2.json"])
        #expect(two.meta["related_multi_packs"] as? [String] == ["spin.json"])
        func keys(_ indices: [Int]) -> [String] { indices.map { "spin-000\($0).png" } }
        #expect(one.animations == ["turn": keys([0, 1, 2, 3, 7])])
        #expect(two.animations == ["turn": keys([4, 5, 6, 8])])
        #expect(one.frames.keys.sorted() == keys([0, 1, 2, 3, 7]))
        #expect(two.frames.keys.sorted() == keys([4, 5, 6, 8]))
    }

    @Test("a frame that fits no page is refused before anything is painted or written")
    func refusal() throws {
        struct Unpaintable: FrameSource {
            struct Painted: Error {}
            var sequence: FrameSequence
            func makePainter() throws -> any FramePainter { throw Painted() }
        }
        let sink = RecordingSink()
        let source = Unpaintable(sequence: PatternSource(looks: [1], width: 20).sequence)
        #expect(throws: SheetError.frameTooLarge(width: 20, height: 4, maxSide: 19)) {
            try OutputFormat.sheet.write(
                source, options: ExportOptions(sheet: SheetOptions(maxSide: 19)), workers: Workers(count: 1),
                to: sink)
        }
        #expect(sink.order.isEmpty)
    }

    @Test(
        "random sheets give every frame back, pixel by pixel, turned or not, in cells for mipmaps or not",
        arguments: 0..<90 as Range<UInt64>)
    func cutting(seed: UInt64) throws {
        var random = SeededRandom(seed: seed &+ 1000)
        let count = Int.random(in: 1...25, using: &random)
        let mixed = Bool.random(using: &random)
        var source = PatternSource(
            looks: (0..<count).map { _ in Int.random(in: 0...15, using: &random) },
            width: Int.random(in: 1...9, using: &random), height: Int.random(in: 1...9, using: &random),
            scale: [1, 2].randomElement(using: &random)!,
            format: {
                $0 % 3 == 0 && mixed ? .rgba : .coverage(Color(1, 2, 3, $0 % 5 == 0 && mixed ? 90 : 255))
            })
        source.isSparse = Bool.random(using: &random)
        let trim = SheetOptions.Trim.allCases.randomElement(using: &random)!
        let tags = [SheetTag(name: "a", from: 0, to: Int.random(in: 0..<count, using: &random))]
        let isGrid = trim == .none || trim == .sheet
        let options = try SheetOptions(
            layout: isGrid ? SheetOptions.Layout.allCases.randomElement(using: &random)! : .rows,
            padding: [0, 1].randomElement(using: &random)!, border: [0, 2].randomElement(using: &random)!,
            extrude: [0, 1].randomElement(using: &random)!,
            mipLevels: [nil, nil, 0, 1, 2].randomElement(using: &random)!,
            turnsFrames: Bool.random(using: &random), maxSide: Int.random(in: 32...60, using: &random),
            sides: PageSides([.any, .powerOfTwo, .multiple(of: 4)].randomElement(using: &random)!),
            trim: trim, bleed: Bool.random(using: &random), tags: Bool.random(using: &random) ? tags : [])
        let workers = Workers(count: Int.random(in: 1...7, using: &random))

        let sink = RecordingSink()
        try OutputFormat.sheet.write(
            source, options: ExportOptions(sheet: options), workers: workers, to: sink)
        let read = try sink.files.filter { $0.key.hasSuffix(".json") }.values.map(Read.init)
        #expect(sink.files.count == 2 * read.count)

        var found: Set<Int> = []
        var places: Set<[String]> = []
        for page in read {
            let image = page.meta["image"] as! String
            let bitmap = try decodePNG(#require(sink.files[image]))
            #expect(page.meta["size"] as? [String: Int] == ["w": bitmap.width, "h": bitmap.height])
            #expect(bitmap.width <= options.maxSide && bitmap.height <= options.maxSide)
            for (key, frame) in page.frames {
                let place = frame["frame"] as! [String: Int]
                let index = Int(key.dropFirst(5).prefix(4))!
                let wanted = source.frame(index)
                #expect(found.insert(index).inserted)
                places.insert([image, "\(place["x"]!)", "\(place["y"]!)"])
                let box = frame["spriteSourceSize"] as! [String: Int]
                #expect(place["w"] == box["w"] && place["h"] == box["h"])
                let isTurned = frame["rotated"] as! Bool
                #expect(!isTurned || options.turnsFrames && !isGrid)
                if let levels = options.mipLevels {
                    try checkCell(
                        place, isTurned: isTurned, levels: levels, options, source.sequence.scale, bitmap)
                }
                let size = [wanted.width, wanted.height]
                #expect(frame["sourceSize"] as? [String: Int] == ["w": size[0], "h": size[1]])
                #expect(frame["trimmed"] as? Bool == (size != [box["w"]!, box["h"]!]))
                for y in 0..<wanted.height {
                    for x in 0..<wanted.width {
                        let (column, row) = (x - box["x"]!, y - box["y"]!)
                        let isKept = (0..<box["w"]!).contains(column) && (0..<box["h"]!).contains(row)
                        let pixel =
                            isKept
                            ? visible(
                                // Turned clockwise, a frame has its top at the right.
                                isTurned
                                    ? bitmap[place["x"]! + box["h"]! - 1 - row, place["y"]! + column]
                                    : bitmap[place["x"]! + column, place["y"]! + row])
                            : Color(0, 0, 0, 0)
                        #expect(pixel == visible(wanted[x, y]))
                    }
                }
            }
        }
        #expect(found.count == count)
        // Looks that are alike, for they are all empty, are stored once.
        let looks = Set(source.looks.indices.map { source.frame($0) }).count
        #expect(isGrid || options.tags.isEmpty ? places.count == looks : places.count >= looks)
    }

    /// The cell of a frame, which is read from the page, begins and ends at multiples of the last level's pixels, and is all the frame's.
    private func checkCell(
        _ place: [String: Int], isTurned: Bool, levels: Int, _ options: SheetOptions, _ scale: Double,
        _ page: Bitmap
    ) throws {
        let unit = 1 << levels
        let extrude = max(Int((options.extrude * scale).rounded()), 1, unit / 2)
        let (x, y) = (place["x"]!, place["y"]!)
        let (width, height) = isTurned ? (place["h"]!, place["w"]!) : (place["w"]!, place["h"]!)
        let (left, top) = (x - extrude, y - extrude)
        let right = (x + width + extrude + unit - 1) / unit * unit
        let bottom = (y + height + extrude + unit - 1) / unit * unit
        try #require(left % unit == 0 && top % unit == 0 && left >= 0 && top >= 0)
        try #require(right <= page.width && bottom <= page.height)
        #expect(options.sides.kind == .powerOfTwo || page.width % unit == 0 && page.height % unit == 0)
        func visible(_ pixel: Color) -> Color { pixel.alpha == 0 ? Color(0, 0, 0, 0) : pixel }
        for row in top..<bottom {
            for column in left..<right {
                let nearest = page[min(max(column, x), x + width - 1), min(max(row, y), y + height - 1)]
                #expect(visible(page[column, row]) == visible(nearest))
            }
        }
    }

    @Test("the same bytes come out with 1, 2 and 7 workers, trimmed, packed and bled, in every dialect")
    func workers() throws {
        var source = PatternSource(looks: (0..<40).map { $0 * 7 % 23 }, width: 9, height: 8)
        source.isSparse = true
        for dialect in SheetDialect.all where !dialect.unsupported.contains(where: { $0.key == .pages }) {
            let options = ExportOptions(
                sheet: try SheetOptions(
                    padding: 1, extrude: 1, turnsFrames: dialect.turn != nil, maxSide: 24, trim: .frame,
                    bleed: true,
                    dialects: [dialect]))
            let files = try [1, 2, 7].map { count in
                let sink = RecordingSink()
                try OutputFormat.sheet.write(
                    source, options: options, workers: Workers(count: count), to: sink)
                return sink.files
            }
            #expect(files[0].count > 2 && files[0] == files[1] && files[0] == files[2], "\(dialect.name)")
        }
    }

    @Test("a page is coverage where all of it has one color, else RGBA", arguments: [false, true])
    func pageFormat(mixed: Bool) throws {
        let source = PatternSource(looks: [1, 2]) { .coverage(Color(1, 2, 3, mixed && $0 == 2 ? 90 : 255)) }
        let workers = Workers(count: 1)
        let page = try composePage(
            SheetLayout(count: 2, width: 5, height: 4, scale: 1).pages[0], CellEdges(extrude: 0), source,
            FrameCensus(source, workers: workers), nil, workers)
        #expect(page.format == (mixed ? .rgba : .coverage(Color(1, 2, 3))))
    }
}

/// What a PNG file keeps of a pixel: one that is fully transparent has no color.
private func visible(_ pixel: Color) -> Color { pixel.alpha == 0 ? Color(0, 0, 0, 0) : pixel }
