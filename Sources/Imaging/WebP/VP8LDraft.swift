/// A picture of at most 256 colors as VP8L writes it: the numbers of its pixels in a palette, several per byte where there
/// are few.
@safe
struct VP8LDraft: ~Copyable {
    private(set) var width = 0
    private(set) var height = 0
    /// The palette, sorted by color and then by alpha, so that neighbors differ little.
    private(set) var palette: [Pixel] = []
    /// The number of bytes in a row.
    private(set) var stride = 0
    private var numbers = Scratch()
    /// The colors by number before they were sorted, and whether each of them occurs.
    private var entries: [Pixel] = []
    private var isUsed = [Bool](repeating: false, count: 256)

    /// The packed pixels, `stride * height`.
    var bytes: UnsafeRawPointer? { unsafe numbers.bytes.baseAddress.map { UnsafeRawPointer($0) } }

    /// Numbers the colors of a part of a bitmap, and returns whether a palette can hold them.
    mutating func read(_ bitmap: borrowing Bitmap, _ area: FrameArea, _ colors: inout ColorTable) -> Bool {
        (width, height) = (area.width, area.height)
        numbers.reserve(width * height)
        guard let out = unsafe numbers.bytes.baseAddress else { return false }
        colors.removeAll()
        var table: [UInt8] = []
        if case .coverage(let color) = bitmap.format {
            table = [UInt8](repeating: 0, count: 256)
            forEachCoverage(of: bitmap, in: area) { coverage in
                let pixel = Pixel(color.covering(coverage))
                colors.add(pixel)
                table[Int(coverage)] = colors.index(of: pixel)
            }
        }
        let (width, rowBytes) = (self.width, bitmap.width * bitmap.format.bytesPerPixel)
        let first = area.y * rowBytes + area.x * bitmap.format.bytesPerPixel
        let isWhole = unsafe bitmap.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            for y in 0..<area.height {
                let row = unsafe base + first + y * rowBytes
                if table.isEmpty {
                    let done = unsafe numberPixels(row, into: out + y * width, width) { pixel in
                        colors.add(pixel)
                        return colors.overflows ? nil : colors.index(of: pixel)
                    }
                    if done < width { return false }
                } else {
                    unsafe translate(row, table, into: out + y * width, width)
                }
            }
            return true
        }
        guard isWhole else { return false }
        entries = colors.entries
        for number in entries.indices { isUsed[number] = true }
        return true
    }

    /// Makes this another draft's picture, not packed yet, transparent where the bitmap shows the same as the one before,
    /// and returns whether that can be drawn over the pixels below, since changes have to be opaque.
    mutating func cut(
        _ whole: borrowing VP8LDraft, of bitmap: borrowing Bitmap, _ area: FrameArea,
        after past: borrowing Bitmap
    ) -> Bool {
        guard bitmap.format == past.format, whole.entries.count < 256 else { return false }
        (width, height, entries) = (whole.width, whole.height, whole.entries + [0])
        numbers.reserve(width * height)
        guard let out = unsafe numbers.bytes.baseAddress, let source = unsafe whole.numbers.bytes.baseAddress
        else { return false }
        for number in isUsed.indices { isUsed[number] = false }
        let nothing = UInt8(whole.entries.count)
        let (bytesPerPixel, width) = (bitmap.format.bytesPerPixel, self.width)
        unsafe isUsed.withUnsafeMutableBufferPointer { isUsed in
            unsafe bitmap.bytes.withUnsafeBytes { new in
                unsafe past.bytes.withUnsafeBytes { old in
                    for y in 0..<area.height {
                        let first = ((area.y + y) * bitmap.width + area.x) * bytesPerPixel
                        for x in 0..<width {
                            let place = first &+ x &* bytesPerPixel
                            let isSame =
                                unsafe bytesPerPixel == 1
                                ? new[place] == old[place]
                                : new.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                                    == old.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                            let number =
                                unsafe isSame
                                ? nothing : source.load(fromByteOffset: y &* width &+ x, as: UInt8.self)
                            unsafe isUsed[Int(number)] = true
                            unsafe out.storeBytes(of: number, toByteOffset: y &* width &+ x, as: UInt8.self)
                        }
                    }
                }
            }
        }
        isUsed[Int(nothing)] = true
        for number in whole.entries.indices where isUsed[number] && entries[number].alpha < 255 {
            return false
        }
        return true
    }

    /// The number of pixels, row after row, whose color differs from the one before. Of two drafts that are not packed yet,
    /// the one with fewer changes is smaller, or hardly larger.
    var changes: Int {
        guard let start = unsafe numbers.bytes.baseAddress else { return 0 }
        return unsafe ByteChanges.count(UnsafeRawBufferPointer(start: start, count: width * height))
    }

    /// Sorts the palette and packs the pixels.
    mutating func pack() {
        let order = entries.indices.filter { isUsed[$0] }.map { UInt64(entries[$0].order) << 8 | UInt64($0) }
            .sorted()
        var places = [UInt8](repeating: 0, count: 256)
        palette.removeAll(keepingCapacity: true)
        for entry in order {
            let number = Int(entry & 255)
            places[number] = UInt8(palette.count)
            palette.append(entries[number])
        }
        let depth = palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8
        let perByte = 8 / depth
        stride = (width + perByte - 1) / perByte
        guard let start = unsafe numbers.bytes.baseAddress else { return }
        unsafe translate(start, places, into: start, width * height)
        guard depth < 8 else { return }
        for y in 0..<height {
            let (row, out) = unsafe (start + y * width, start + y * stride)
            for x in 0..<stride {
                var byte: UInt8 = 0
                for part in 0..<min(perByte, width - x * perByte) {
                    let number = unsafe row.load(fromByteOffset: x * perByte + part, as: UInt8.self)
                    byte |= number << UInt8(part * depth)
                }
                unsafe out.storeBytes(of: byte, toByteOffset: x, as: UInt8.self)
            }
        }
    }
}

extension Pixel {
    /// The sort key of a color in a palette: the transparent one comes first.
    fileprivate var order: UInt32 {
        self == 0 ? 0 : UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }
}
