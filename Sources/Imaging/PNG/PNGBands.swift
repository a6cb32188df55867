public import Basics

/// A PNG file that is made in bands of rows, in any order and on several threads, so that the pixels are never all needed
/// at once. Rows are not filtered: it suits flat art. The bytes depend on the pixels and on the bands alone.
public struct PNGBands: Sendable {
    /// The size of the picture in pixels.
    public let width, height: Int
    let compression: Compression
    let form: PNGForm
    /// The palette, with colors that are not opaque first; empty where pixels are stored by themselves.
    private let entries: [Pixel]
    /// Whether transparent pixels have the one color of the pictures.
    private let keepsColor: Bool

    /// Creates a file of pictures with some colors, with a palette for at most 256.
    ///
    /// - Parameters:
    ///   - width: The width of the picture in pixels.
    ///   - height: The height of the picture in pixels.
    ///   - colors: The colors of all pictures.
    ///   - hasGround: Whether pixels outside of the pictures are seen, which are transparent.
    ///   - compression: The effort for few bytes.
    public init(
        width: Int, height: Int, _ colors: borrowing ColorCensus, hasGround: Bool, _ compression: Compression
    ) {
        self.width = width
        self.height = height
        self.compression = compression
        keepsColor = false
        var entries = colors.entries ?? []
        if hasGround, let first = entries.first, first.alpha > 0 { entries.insert(0, at: 0) }
        if entries.isEmpty || entries.count > 256 {
            let hasTransparent = hasGround || colors.table.hasTransparent
            // One color can mean transparent: black, if no pixel is black.
            let needsAlpha = colors.table.hasPartial || hasTransparent && colors.table.hasBlack
            form = needsAlpha ? PNGForm(.rgba) : PNGForm(.rgb, blackIsTransparent: hasTransparent)
            self.entries = []
        } else {
            let depth = [1, 2, 4, 8].first { entries.count <= 1 << $0 } ?? 8
            (form, self.entries) = (PNGForm(.palette, bitDepth: depth), entries)
        }
    }

    /// Creates a file of pictures in one color, which transparent pixels have, too.
    ///
    /// - Parameters: As above, but for the color.
    public init(
        width: Int, height: Int, in color: Color, _ colors: borrowing ColorCensus, _ compression: Compression
    ) {
        self.width = width
        self.height = height
        self.compression = compression
        keepsColor = true
        // Those of other pages do not matter.
        let mine = (colors.entries ?? []).filter { $0.alpha > 0 && $0.hidden == Pixel(color).hidden }
        let all = Set((1...255).map { Pixel(color.covering($0)) }).filter { $0.alpha > 0 }
        let entries = [Pixel(color).hidden] + (mine.isEmpty ? all.sorted() : mine)
        form = PNGForm(.palette, bitDepth: [1, 2, 4, 8].first { entries.count <= 1 << $0 } ?? 8)
        self.entries = entries
    }

    /// Creates a file of pixels of four bytes, in which transparent pixels keep their colors.
    public init(width: Int, height: Int, _ compression: Compression) {
        self.width = width
        self.height = height
        self.compression = compression
        (form, entries, keepsColor) = (PNGForm(.rgba), [], false)
    }

    /// The number of bytes of a pixel in the rows to encode: its number in the palette, or its channels.
    public var bytesPerPixel: Int { form.bytesPerPixel }

    /// Returns an encoder for one thread.
    ///
    /// - Throws: ``ImagingError/compressorUnavailable`` where memory runs out.
    public func makeEncoder() throws(ImagingError) -> Encoder {
        var colors = ColorTable(entries)
        colors.keepsColor = keepsColor
        return Encoder(
            form: form, width: width, colors: colors,
            data: try ImageCompressor(compression, flatBytes: 2048))
    }

    /// Returns the file of all bands from top to bottom.
    public func file(_ bands: [CompressedRows]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bands.reduce(4096) { $0 + $1.bytes.count })
        output.append(contentsOf: PNGChunks.signature)
        PNGChunks.appendHeader(width: width, height: height, form, to: &output)
        PNGChunks.appendColors(form, ColorTable(entries), to: &output)
        PNGChunks.appendData(bands, to: &output)
        PNGChunks.appendEnd(to: &output)
        return output
    }

    /// The rows of a bitmap, each after its filter byte, which says that it is not filtered. A pixel has
    /// ``PNGBands/bytesPerPixel``.
    public struct Rows {
        /// The bytes of one row after the other.
        public fileprivate(set) var bytes: [UInt8] = []
        fileprivate var origin: (any BitmapOrigin)?

        /// Creates an empty list of rows.
        public init() {}
    }

    /// An encoder of bands for one thread.
    public struct Encoder: ~Copyable {
        let form: PNGForm
        let width: Int
        private(set) var colors: ColorTable
        var data: ImageCompressor
        fileprivate var color: Color?

        /// Makes `rows` those of a bitmap whose colors are all known, as far as they have changed.
        public mutating func rows(of bitmap: borrowing Bitmap, into rows: inout Rows) {
            prepare(for: bitmap.format)
            let stride = 1 + bitmap.width * form.bytesPerPixel
            let count = bitmap.height * stride
            var changed: FrameArea? = FrameArea(width: bitmap.width, height: bitmap.height)
            if rows.bytes.count != count {
                // Each row begins with filter byte 0.
                rows.bytes = [UInt8](repeating: 0, count: count)
            } else if let past = rows.origin, let origin = bitmap.origin {
                changed = origin.changes(since: past)
            }
            rows.origin = bitmap.origin
            guard let area = changed else { return }
            let whole = PNGForm(form.kind)
            unsafe rows.bytes.withUnsafeMutableBytes { bytes in
                let part = unsafe UnsafeMutableRawBufferPointer(
                    rebasing: bytes[(area.y * stride + 1 + area.x * form.bytesPerPixel)...])
                unsafe writeRows(
                    of: bitmap, area, as: whole, colors, packs: false, stride: stride, into: part)
            }
        }

        /// Looks up the meaning of a format in this file.
        mutating func prepare(for format: PixelFormat) {
            guard case .coverage(let color) = format, color != self.color else { return }
            colors.prepare(for: color)
            self.color = color
        }

        /// Compresses rows of the whole picture's width, in the form of ``rows(of:into:)``, which are no longer needed
        /// afterward.
        ///
        /// - Parameters:
        ///   - rows: The rows, each after its filter byte.
        ///   - height: The number of rows.
        ///   - cell: The distance from a picture in them to the next, in pixels; nil where none stand side by side.
        ///   - isLast: Whether no rows follow.
        public mutating func encode(
            _ rows: inout [UInt8], height: Int, cell: Int?, isLast: Bool
        ) -> CompressedRows {
            precondition(rows.count == height * (1 + width * form.bytesPerPixel), "whole rows")
            let stride = 1 + form.bytesPerRow(width: width)
            return unsafe rows.withUnsafeMutableBytes { rows in
                if form.bitDepth < 8, let start = rows.baseAddress {
                    for y in 0..<height {
                        unsafe pack(start + y * (1 + width) + 1, width, form.bitDepth)
                        unsafe (start + y * stride).copyMemory(
                            from: start + y * (1 + width), byteCount: stride)
                    }
                }
                let input = unsafe UnsafeRawBufferPointer(rebasing: rows[..<(height * stride)])
                return CompressedRows(
                    bytes: unsafe data.part(
                        input, isLikelyFlat: form.kind == .palette,
                        repeats: form.repeats(width: width, cell: cell), isLast: isLast),
                    checksum: unsafe Adler32(input), count: input.count)
            }
        }
    }
}
