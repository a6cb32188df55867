public import Basics

extension Compression {
    /// The level of the general compressor, for pictures that are not flat art.
    var level: Int32 {
        switch self {
        case .fast: 1
        case .standard: 6
        case .small: 12
        }
    }
}

/// Turns bitmaps into PNG files.
///
/// An encoder owns its compressor and buffers; make one for each thread and use it for frame after frame. The bytes depend
/// on the bitmap alone, never on earlier ones.
///
/// A file has the chunks IHDR, sRGB (or cICP and iCCP for Display P3), PLTE and tRNS where the form needs them, IDAT, and IEND.
public struct PNGEncoder: ~Copyable {
    private let compression: Compression
    /// The gamut that the channels are written in; files say so.
    public var gamut: Gamut
    private var data: ImageCompressor
    /// The form of the smallest data so far.
    private var form = PNGForm(.rgba)
    private var colors = ColorTable()
    private var rows = Scratch()
    private let still: StillRows
    /// The scene of the last picture.
    private var scene: (moving: MovingRows, still: StillRows.Scene)?
    /// The number of pixels above which pictures are given less time for each.
    private static let largePixels = 1 << 20
    /// The number of pixels above which forms and filters are first estimated. Smaller pictures are quick, and hard to
    /// predict.
    private static let manyPixels = 1 << 14
    /// The divisor of the least estimate: attempts above it by more than that share are dropped. At one in 8, files got up
    /// to 5 % larger.
    private static let doubt = 4
    /// The number of rounds without an improvement of a block after which no more are tried.
    private static let maxUnimprovedRounds = 5

    /// Creates an encoder; fails only where memory runs out.
    ///
    /// - Parameters:
    ///   - compression: The time to spend on the size of the file.
    ///   - gamut: The gamut that the channels are written in.
    ///   - still: The still rows, shared by encoders of pictures of the same scenes.
    /// - Throws: ``ImagingError/compressorUnavailable`` where memory runs out.
    public init(
        _ compression: Compression = .standard, gamut: Gamut = .srgb, still: StillRows = StillRows()
    ) throws(ImagingError) {
        self.compression = compression
        self.gamut = gamut
        self.still = still
        data = try ImageCompressor(compression, flatBytes: 2048)
    }

    /// Replaces `output` with a PNG file of `bitmap`, keeping the storage of `output`.
    ///
    /// A decoder returns exactly `bitmap[x, y]`, except that a fully transparent pixel of an ``PixelFormat/rgba`` bitmap
    /// comes back as 0, 0, 0, 0, since its color shows nowhere.
    public mutating func encode(_ bitmap: borrowing Bitmap, into output: inout [UInt8]) {
        colors.read(bitmap)
        data.reset()
        switch compression {
        case .fast: attempt(PNGForm.likely(colors), .none, of: bitmap)
        case .standard: tryLikelyForms(of: bitmap)
        case .small: tryEverything(of: bitmap)
        }
        write(bitmap.width, bitmap.height, into: &output)
    }

    /// Encodes one of many pictures of a scene in which only some rows move: the others are compressed once.
    ///
    /// The pixels are those of ``encode(_:into:)``, and the bytes depend on the bitmap and on `scene` alone.
    public mutating func encode(
        _ bitmap: borrowing Bitmap, in scene: MovingRows?, into output: inout [UInt8]
    ) {
        guard let scene, compression != .small, bitmap.format == .rgba, scene.pays(for: bitmap),
            encodeParts(bitmap, scene, into: &output)
        else { return encode(bitmap, into: &output) }
    }

    /// Writes the file in parts, and returns whether it is flat art, which alone is left unfiltered.
    private mutating func encodeParts(
        _ bitmap: borrowing Bitmap, _ moving: MovingRows, into output: inout [UInt8]
    ) -> Bool {
        let scene = scene.flatMap { $0.moving == moving ? $0.still : nil } ?? still.scene(moving, of: bitmap)
        self.scene = (moving, scene)
        colors.become(scene.colors, and: bitmap, rows: moving.rows)
        form = PNGForm.likely(colors)
        let still = scene.parts(as: form) {
            StillRows.Parts(
                form: form, above: part(of: bitmap, 0..<moving.rows.lowerBound, isLast: false),
                below: part(of: bitmap, moving.rows.upperBound..<bitmap.height, isLast: true))
        }
        let moved = filteredPart(of: bitmap, moving.rows) ?? part(of: bitmap, moving.rows, isLast: false)
        let parts = [still.above, moved, still.below]
        guard parts.reduce(0, { $0 + $1.bytes.count }) <= bitmap.width * bitmap.height / 4 else {
            return false
        }
        write(bitmap.width, bitmap.height, into: &output) { PNGChunks.appendData(parts, to: &$0) }
        return true
    }

    /// The divisor of the input size: rows of many colors are flat if they compress to at most that share of it, where they
    /// differ from those above.
    private static let flatShare = 32

    /// Returns rows of more colors than a palette holds, each as the differences from the row above: nearly all of them are
    /// zeros, which Spindle's own coder compresses in a sixth of the time that the general one takes for unfiltered rows,
    /// with 7 % more bytes. Nil where the rows are not so flat, or have fewer colors.
    private mutating func filteredPart(of bitmap: borrowing Bitmap, _ rows: Range<Int>) -> CompressedRows? {
        guard colors.overflows else { return nil }
        // The row above the first is included for comparison.
        let all = unsafe prepare(form, .up, of: bitmap, rows: rows.lowerBound - 1..<rows.upperBound)
        let data = unsafe UnsafeRawBufferPointer(
            rebasing: all[(1 + form.bytesPerRow(width: bitmap.width))...])
        guard let bytes = unsafe self.data.flatPart(data), bytes.count <= data.count / Self.flatShare else {
            return nil
        }
        return CompressedRows(bytes: bytes, checksum: unsafe Adler32(data), count: data.count)
    }

    private mutating func part(
        of bitmap: borrowing Bitmap, _ rows: Range<Int>, isLast: Bool
    ) -> CompressedRows {
        let data = unsafe prepare(form, .none, of: bitmap, rows: rows)
        return CompressedRows(
            bytes: unsafe self.data.part(
                data, isLikelyFlat: !colors.overflows, repeats: form.repeats(width: bitmap.width),
                isLast: isLast),
            checksum: unsafe Adler32(data), count: data.count)
    }

    /// Replaces `output` with a PNG file of `bitmap`, in which transparent pixels keep their colors, for readers that sample
    /// between pixels. All of those of a ``PixelFormat/coverage(_:)`` bitmap have its color.
    public mutating func encodeWithHiddenColors(_ bitmap: borrowing Bitmap, into output: inout [UInt8]) {
        colors.keepsColor = true
        encode(bitmap, into: &output)
        colors.keepsColor = false
    }

    /// Encodes `bitmap` in one given form, which must be able to hold it.
    mutating func encode(
        _ bitmap: borrowing Bitmap, as form: PNGForm, _ filter: PNGFilter, into output: inout [UInt8]
    ) {
        colors.read(bitmap)
        data.reset()
        attempt(form, filter, of: bitmap)
        write(bitmap.width, bitmap.height, into: &output)
    }

    /// Tries the promising forms.
    ///
    /// Flat art repeats itself best unfiltered, and with the fewest bytes per pixel. On rings of 16 to 2592 px, the data of
    /// gray with alpha is 1.2 to 1.5 times as long as that of palette indices, of RGBA 1.5 to 2 times; but neither has the
    /// cost of a palette. They are tried where they can save a tenth of the file or more. A picture with more than 2 bits
    /// per pixel is not flat art.
    private mutating func tryLikelyForms(of bitmap: borrowing Bitmap) {
        let direct = PNGForm.direct(colors)
        let palette = PNGForm.palette(colors)
        attempt(PNGForm.likely(colors), .none, of: bitmap)
        let (length, pixels) = (data.length, bitmap.width * bitmap.height)
        let isFlat = length <= pixels / 4
        guard let palette else {
            if !isFlat { attempt(direct, .adaptive, of: bitmap) }
            return
        }
        // Few pixels are cheap to try, and with next to no data in them only chunks count.
        let isSmall = pixels <= 1024
        guard isFlat, length >= 32 || !isSmall else { return tryAllForms(of: bitmap) }
        if direct.kind == .gray {
            if palette.bitDepth < direct.bitDepth { attempt(palette, .none, of: bitmap) }
        } else {
            // For larger pictures, data with four times the bytes takes longer than all the rest, to save a few per cent.
            let isWorthTrying =
                direct.kind == .grayAlpha
                ? palette.chunkBytes(colors) > length * 2 / 5
                : palette.chunkBytes(colors) > length * 5 / 4 && pixels <= 4096
            if isSmall || isWorthTrying { attempt(direct, .none, of: bitmap) }
        }
    }

    /// Tries all forms and filters. More bits than needed can make a smaller file, because the compressor sees whole bytes,
    /// and because an alpha channel needs no chunk.
    private mutating func tryAllForms(of bitmap: borrowing Bitmap) {
        for form in PNGForm.all {
            guard let form = form.holding(colors) else { continue }
            for filter in PNGFilter.likely { attempt(form, filter, of: bitmap) }
        }
    }

    /// Tries all forms in both orders of a palette. The shorter one is not known beforehand: code words of similar length
    /// stand side by side in one, and colors that follow each other in the other.
    private mutating func tryEverything(of bitmap: borrowing Bitmap) {
        // A sheet takes a minute for each order, and is shorter by frequency.
        let isLarge = bitmap.width * bitmap.height > Self.largePixels
        if isLarge { colors.sortByFrequency(in: bitmap) }
        tryThoroughly(PNGForm.all, of: bitmap)
        let ascending = data.total
        if isLarge || colors.overflows { return }
        colors.sortByFrequency(in: bitmap)
        tryThoroughly(PNGForm.all.filter { $0.kind == .palette }, of: bitmap)
        if data.total == ascending { colors.read(bitmap) }
    }

    /// Tries some forms and the promising filters; then the closest ones once more with all possible effort, and the best
    /// of these for as long as it takes.
    private mutating func tryThoroughly(_ forms: [PNGForm], of bitmap: borrowing Bitmap) {
        let pixels = bitmap.width * bitmap.height
        // For few pixels any filter may be best, and none takes any time.
        let filters = pixels <= 1024 ? PNGFilter.allCases : PNGFilter.likely
        let glances = pixels > Self.manyPixels
        var attempts: [Attempt] = []
        for form in forms {
            guard let form = form.holding(colors) else { continue }
            for filter in filters { attempts.append(attempted(form, filter, of: bitmap, isGlance: glances)) }
        }
        // Color numbers cannot be predicted from each other.
        for found in attempts.within(1) where found.filter == .none && found.form.bitDepth == 8 {
            if found.form.kind == .palette { continue }
            for filter in PNGFilter.allCases where !filters.contains(filter) {
                attempts.append(attempted(found.form, filter, of: bitmap, isGlance: glances))
            }
        }
        if glances {
            attempts = attempts.within(Self.doubt).map { attempted($0.form, $0.filter, of: bitmap) }
        }
        for (rounds, share) in [(4, 12), (pixels > Self.largePixels ? 15 : 30, 100)] {
            attempts = attempts.within(share)
            if rounds == 4, attempts.count == 1 { continue }
            for index in attempts.indices {
                let (form, filter) = (attempts[index].form, attempts[index].filter)
                let rows = unsafe prepare(form, filter, of: bitmap)
                let before = data.total
                attempts[index].total = unsafe data.attemptThoroughly(
                    rows, rounds: rounds, maxUnimprovedRounds: glances ? Self.maxUnimprovedRounds : rounds,
                    overhead: form.chunkBytes(colors))
                if data.total < before { self.form = form }
            }
        }
    }

    private mutating func attempted(
        _ form: PNGForm, _ filter: PNGFilter, of bitmap: borrowing Bitmap, isGlance: Bool = false
    ) -> Attempt {
        if !isGlance { return Attempt(form: form, filter: filter, total: attempt(form, filter, of: bitmap)) }
        let rows = unsafe prepare(form, filter, of: bitmap)
        let total = unsafe data.estimate(
            rows, isLikelyFlat: filter == .none && !colors.overflows, overhead: form.chunkBytes(colors))
        return Attempt(form: form, filter: filter, total: total)
    }

    /// Compresses `bitmap` in a form and keeps the result if it is the smallest so far. Returns the least size of data and
    /// chunks.
    @discardableResult
    private mutating func attempt(
        _ form: PNGForm, _ filter: PNGFilter, of bitmap: borrowing Bitmap
    ) -> Int {
        let rows = unsafe prepare(form, filter, of: bitmap)
        let before = data.total
        let least = unsafe data.attempt(
            rows, isLikelyFlat: filter == .none && !colors.overflows,
            repeats: filter == .none ? form.repeats(width: bitmap.width) : nil,
            overhead: form.chunkBytes(colors))
        if data.total < before { self.form = form }
        return least
    }

    /// Returns the rows of `bitmap` in a form, filtered.
    private mutating func prepare(
        _ form: PNGForm, _ filter: PNGFilter, of bitmap: borrowing Bitmap, rows part: Range<Int>? = nil
    ) -> UnsafeRawBufferPointer {
        let (width, height) = (bitmap.width, part?.count ?? bitmap.height)
        let bytesPerRow = form.bytesPerRow(width: width)
        let count = height * (1 + bytesPerRow)
        rows.reserve(count + width)
        let area = FrameArea(x: 0, y: part?.lowerBound ?? 0, width: width, height: height)
        unsafe writeRows(of: bitmap, area, as: form, colors, into: rows.bytes)
        unsafe filterRows(
            rows.bytes, filter, height: height, bytesPerRow: bytesPerRow, bytesPerPixel: form.bytesPerPixel)
        return unsafe UnsafeRawBufferPointer(rebasing: rows.bytes[..<count])
    }

    private func write(_ width: Int, _ height: Int, into output: inout [UInt8]) {
        write(width, height, into: &output) { unsafe PNGChunks.appendData(data.bytes, to: &$0) }
    }

    /// Writes a file whose image data `appendData` appends.
    private func write(
        _ width: Int, _ height: Int, into output: inout [UInt8], _ appendData: (inout [UInt8]) -> Void
    ) {
        output.removeAll(keepingCapacity: true)
        output.append(contentsOf: PNGChunks.signature)
        PNGChunks.appendHeader(width: width, height: height, form, gamut, to: &output)
        PNGChunks.appendColors(form, colors, to: &output)
        appendData(&output)
        PNGChunks.appendEnd(to: &output)
    }
}

/// One form of a picture, with the size of its data and chunks.
private struct Attempt {
    var form: PNGForm
    var filter: PNGFilter
    var total: Int
}

extension [Attempt] {
    /// Returns the attempts that take at most one part in `share` more than the best.
    fileprivate func within(_ share: Int) -> [Attempt] {
        let least = map(\.total).min() ?? 0
        return filter { $0.total <= least + least / share }
    }
}
