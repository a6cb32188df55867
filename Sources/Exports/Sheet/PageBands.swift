internal import Basics
internal import Formats
internal import Imaging
internal import Platform
internal import Synchronization

/// A large page, which is painted and compressed in bands: its memory grows with a row of cells, not with the page.
struct PageBands {
    /// The thresholds for making pages in bands.
    struct Limits {
        /// Pages with fewer pixels are compressed as a whole.
        var leastPixels = 1 << 24
        /// A band takes more rows of cells until it has as many pixels.
        var bandPixels = 1 << 22
        /// Rows of cells that have as many pixels are compressed by what differs from the first.
        var cellPixels = 1 << 18
        /// About how many bytes bands may take that are made at the same time.
        var memory = 1 << 27

        /// Whether frames may come to a page that is made in bands, of which the colors are known before.
        func takesColors(_ sequence: FrameSequence) -> Bool {
            sequence.width * sequence.height * sequence.count >= leastPixels
        }
    }

    private let limits: Limits

    let page: SheetLayout.Page
    let edges: CellEdges
    private let turn: SheetDialect.Turn?
    /// Whether transparent pixels take the color of their neighbors, which differs.
    private let bleeds: Bool
    let bands: [Band]
    /// Whether bands are rows of cells, most of them like the first.
    let isOfCells: Bool
    let picture: PNGBands

    struct Band: Equatable {
        var rows: Range<Int>
        /// Places of frames on the page that are in it.
        var places: [Int]
    }

    /// Creates the bands of a page; nil for a page that is small, has pixels that no frame has, or is to be compressed as far as
    /// possible.
    init?(
        _ page: SheetLayout.Page, edges: CellEdges, _ census: FrameCensus, _ options: ExportOptions,
        _ limits: Limits = Limits()
    ) {
        let pixels = page.width * page.height
        guard pixels >= limits.leastPixels, options.compression != .small, options.sheet.alpha == .straight,
            let colors = census.colors
        else { return nil }
        let format = census.commonFormat(page.numbers)
        let hidesColors =
            options.sheet.bleed && (edges.haveGaps || colors.read { $0.hasTransparent })
        bleeds = hidesColors && format == .rgba
        let covered = page.rectangles.reduce(0) {
            let cell = edges.cell(of: $1)
            return $0 + cell.width * cell.height
        }
        self.page = page
        self.edges = edges
        turn = options.sheet.turn
        self.limits = limits
        picture = colors.read {
            switch format {
            case .coverage(let color) where hidesColors:
                PNGBands(width: page.width, height: page.height, in: color, $0, options.compression)
            case .rgba where hidesColors:
                PNGBands(width: page.width, height: page.height, options.compression)
            default:
                PNGBands(
                    width: page.width, height: page.height, $0, hasGround: covered < pixels,
                    options.compression)
            }
        }
        let first = page.rectangles[0]
        let isOfOneSize = page.rectangles.allSatisfy { $0.width == first.width && $0.height == first.height }
        let cells = Self.bands(of: page, edges: edges, bleeds: bleeds, pixels: 1)
        let cellBytes = cells[0].rows.count * page.width * picture.bytesPerPixel
        isOfCells =
            isOfOneSize && picture.takesCells && options.sheet.trim == .none && edges.unit == 1 && !bleeds
            && cells.count > 2
            && cells[0].rows.count * page.width >= limits.cellPixels && 2 * cellBytes <= limits.memory
            && cells.dropLast().allSatisfy { Self.isLike($0, cells[0], on: page) }
        bands =
            isOfCells
            ? cells
            : Self.bands(of: page, edges: edges, bleeds: bleeds, pixels: limits.bandPixels)
    }

    /// The rows between which no frame is cut, in bands.
    private static func bands(
        of page: SheetLayout.Page, edges: CellEdges, bleeds: Bool, pixels: Int
    ) -> [Band] {
        let least = max(1, pixels / page.width)
        var bands = [Band(rows: 0..<0, places: [])]
        // The end of the frames so far.
        var end = 0
        for place in page.rectangles.indices.sorted(by: { page.rectangles[$0].y < page.rectangles[$1].y }) {
            let cell =
                bleeds ? page.surroundings(of: place, edges) : edges.cell(of: page.rectangles[place])
            let top = cell.y
            let start = bands[bands.count - 1].rows.lowerBound
            if top >= end, top - start >= least {
                bands[bands.count - 1].rows = start..<top
                bands.append(Band(rows: top..<top, places: []))
            }
            bands[bands.count - 1].places.append(place)
            end = max(end, cell.y + cell.height)
        }
        bands[bands.count - 1].rows = bands[bands.count - 1].rows.lowerBound..<page.height
        return bands
    }

    /// The image of the page. As many bands are made at the same time as take little memory.
    func file(_ source: any FrameSource, _ census: FrameCensus, _ workers: Workers) throws -> [UInt8] {
        let parts = Slots<CompressedRows>(bands.count)
        let known = Mutex<KnownCells?>(nil)
        let largest = (bands.map { $0.rows.count }.max() ?? 1) * page.width * picture.bytesPerPixel
        // Rows that others are compared with take as much.
        let room = isOfCells ? limits.memory - largest : limits.memory
        let threads = min(workers.count, max(1, room / largest))
        try Workers(count: threads).forEach(bands.count) {
            Bench(painter: try source.makePainter(), encoder: try picture.makeEncoder())
        } _: { bench, index in
            let (band, isLast) = (bands[index], index == bands.count - 1)
            guard isOfCells, Self.isLike(band, bands[0], on: page) else {
                parts[index] = try bench.encode(band, of: self, census, isLast: isLast)
                return
            }
            // The first thread prepares the first band while the others wait.
            let known = try known.withLock { known in
                let made = try known ?? bench.know(bands[0], of: self, census)
                known = made
                return made
            }
            parts[index] =
                try index == 0
                ? known.rows : bench.encode(band, of: self, census, like: known, isLast: isLast)
        }
        return picture.file(parts.values.compactMap { $0 })
    }

    /// The painter, the encoder and the buffers with which one thread makes bands.
    struct Bench: ~Copyable {
        var painter: any FramePainter
        var encoder: PNGBands.Encoder
        var frame = Bitmap(width: 1, height: 1, format: .rgba)
        /// The last frame with colors under its transparent pixels.
        var bleed = ColorBleed()
        /// The rows of cells that were shown last.
        var cells: PNGCells?
        /// The rows of the last frame, and what they show.
        var rows = PNGBands.Rows()
        var band: [UInt8] = []

        init(painter: any FramePainter, encoder: consuming PNGBands.Encoder) {
            self.painter = painter
            self.encoder = encoder
        }

        /// Compresses a band.
        mutating func encode(
            _ band: Band, of bands: PageBands, _ census: FrameCensus, isLast: Bool
        ) throws -> CompressedRows {
            try paint(band.rows, band.places, of: bands, census)
            // Trimmed frames are spaced unevenly and identical ones share a place, so the first pair of neighbors gives the spacing.
            let places = bands.page.rectangles
            let cell = zip(places, places.dropFirst()).first { $0.y == $1.y && $0.x < $1.x }.map {
                $1.x - $0.x
            }
            return encoder.encode(&self.band, height: band.rows.count, cell: cell, isLast: isLast)
        }

        /// Paints the frames of a band on nothing.
        private mutating func paint(
            _ rows: Range<Int>, _ places: [Int], of bands: PageBands, _ census: FrameCensus
        ) throws {
            let (page, pixel) = (bands.page, bands.picture.bytesPerPixel)
            let count = rows.count * (1 + page.width * pixel)
            let covered = places.reduce(0) {
                let cell = bands.edges.cell(of: page.rectangles[$1])
                return $0 + cell.width * cell.height
            }
            if band.count != count {
                band = [UInt8](repeating: 0, count: count)
            } else if covered == rows.count * page.width {
                for row in 0..<rows.count { band[row * (count / rows.count)] = 0 }
            } else {
                unsafe band.withUnsafeMutableBytes {
                    _ = unsafe $0.initializeMemory(as: UInt8.self, repeating: 0)
                }
            }
            for place in places {
                let look = page.numbers[place]
                try painter.paint(census.unique[look], into: &frame)
                var target = page.rectangles[place]
                target.y -= rows.lowerBound
                if bands.bleeds {
                    bleed.spread(frame)
                    var around = page.surroundings(of: place, bands.edges)
                    around.y -= rows.lowerBound
                    unsafe band.withUnsafeMutableBytes { bytes in
                        let canvas = unsafe PageCanvas(
                            bytes, width: page.width, height: rows.count, bytesPerPixel: pixel, lead: 1)
                        canvas.place(
                            bleed.bitmap, census.boxes[look], at: target, bands.edges,
                            turn: page.turned[place] ? bands.turn : nil, around: around)
                    }
                    continue
                }
                encoder.rows(of: frame, into: &self.rows)
                let pixels = PageCanvas.Pixels(
                    bytes: self.rows.bytes, width: frame.width, height: frame.height)
                unsafe band.withUnsafeMutableBytes { bytes in
                    let canvas = unsafe PageCanvas(
                        bytes, width: page.width, height: rows.count, bytesPerPixel: pixel, lead: 1)
                    canvas.place(
                        pixels, census.boxes[look], at: target, bands.edges,
                        turn: page.turned[place] ? bands.turn : nil)
                }
            }
        }
    }
}

extension SheetLayout.Page {
    /// The cell of a frame with the gap around it to which its colors bleed.
    func surroundings(of place: Int, _ edges: CellEdges) -> SheetLayout.Rectangle {
        edges.surroundings(of: rectangles[place], width: width, height: height, reach: ColorBleed.distance)
    }
}
