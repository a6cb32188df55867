/// A pixel as one number: red in the lowest byte, alpha in the highest.
typealias Pixel = UInt32

extension Pixel {
    init(_ color: Color) {
        self =
            UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
            | UInt32(color.alpha) << 24
    }

    var red: UInt8 { UInt8(truncatingIfNeeded: self) }
    var green: UInt8 { UInt8(truncatingIfNeeded: self >> 8) }
    var blue: UInt8 { UInt8(truncatingIfNeeded: self >> 16) }
    var alpha: UInt8 { UInt8(truncatingIfNeeded: self >> 24) }
    var isGray: Bool { red == green && green == blue }

    /// Two copies of the pixel side by side in memory.
    var twice: UInt64 { UInt64(littleEndian) | UInt64(littleEndian) << 32 }

    /// The same color, transparent.
    var hidden: Pixel { self & 0xFF_FFFF }

    /// The same pixel, all zero for a transparent one.
    var normalized: Pixel { alpha == 0 ? 0 : self }
}

/// The distinct colors of one bitmap, or of many, as far as a palette can hold them.
@safe
struct ColorTable: ~Copyable, @unchecked Sendable {
    /// The distinct pixels, those that are not opaque first; meaningless if ``overflows``.
    private(set) var entries: [Pixel] = []
    /// The number of entries, from the first, that are not opaque.
    private(set) var translucentCount = 0
    /// Whether there are more than 256 colors.
    private(set) var overflows = false

    private(set) var isGray = true
    /// Whether some pixel is fully transparent, is translucent, or is opaque black.
    private(set) var hasTransparent = false
    private(set) var hasPartial = false
    private(set) var hasBlack = false
    /// Whether a transparent pixel has a color, other than black.
    private(set) var hasHiddenColor = false
    /// Whether transparent pixels keep their colors, those of a coverage bitmap its one color; otherwise they are black.
    var keepsColor = false

    /// The pixel and the entry of each coverage, in a coverage bitmap.
    private(set) var pixelOfCoverage = [Pixel](repeating: 0, count: 256)
    private(set) var indexOfCoverage = [UInt8](repeating: 0, count: 256)

    /// The hash table of an RGBA bitmap: open addressing, at most a quarter full. An index of `vacant` marks a free slot.
    private let keys = UnsafeMutablePointer<Pixel>.allocate(capacity: slotCount)
    private let indices = UnsafeMutablePointer<UInt16>.allocate(capacity: slotCount)
    private var sorted: [Pixel] = []
    /// The numbers of the RGBA bitmap that was read last, where all of its colors are entries.
    private(set) var numbers = PixelNumbers()
    /// The number of times that each entry was added, in a table that has not read a bitmap.
    private(set) var uses: [Int] = []

    private static let slotCount = 1024
    private static let vacant = UInt16.max

    init() {
        entries.reserveCapacity(257)
        sorted.reserveCapacity(257)
        unsafe keys.initialize(repeating: 0, count: Self.slotCount)
        unsafe indices.initialize(repeating: Self.vacant, count: Self.slotCount)
    }

    deinit {
        unsafe keys.deallocate()
        unsafe indices.deallocate()
    }

    /// Whether transparency needs an alpha channel: without one, only black can mean transparent, if no opaque pixel is it.
    var needsAlpha: Bool { hasPartial || hasTransparent && (hasBlack || hasHiddenColor) }

    /// Returns whether gray levels are multiples of one step of a bit depth.
    func fitGray(bitDepth: Int) -> Bool {
        let step = UInt8(255 / (1 << bitDepth - 1))
        for pixel in entries where !pixel.red.isMultiple(of: step) { return false }
        return true
    }

    /// Reads all pixels of `bitmap`.
    mutating func read(_ bitmap: borrowing Bitmap) {
        forgetEntries()
        switch bitmap.format {
        case .coverage(let color): readCoverage(bitmap, color)
        case .rgba: readPixels(bitmap)
        }
    }

    private mutating func forgetEntries() {
        entries.removeAll(keepingCapacity: true)
        uses.removeAll(keepingCapacity: true)
        (overflows, isGray) = (false, true)
        (hasTransparent, hasPartial, hasBlack) = (false, false, false)
        hasHiddenColor = false
        numbers.forget()
    }

    /// Removes all colors.
    mutating func removeAll() {
        forgetEntries()
        translucentCount = 0
        forgetSlots()
    }

    private mutating func forgetSlots() {
        unsafe indices.update(repeating: Self.vacant, count: Self.slotCount)
    }

    private mutating func note(_ pixel: Pixel) {
        if !pixel.isGray { isGray = false }
        switch pixel.alpha {
        case 0:
            hasTransparent = true
            if pixel != 0 { hasHiddenColor = true }
        case 255: if pixel == 0xFF00_0000 { hasBlack = true }
        default: hasPartial = true
        }
    }

    private mutating func readCoverage(_ bitmap: borrowing Bitmap, _ color: Color) {
        // Coverage ascends, and so does alpha, so the one opaque entry comes last.
        forEachCoverage(of: bitmap, in: FrameArea(width: bitmap.width, height: bitmap.height)) { coverage in
            let pixel = covering(coverage, color)
            if entries.last != pixel {
                entries.append(pixel)
                note(pixel)
            }
            pixelOfCoverage[Int(coverage)] = pixel
            indexOfCoverage[Int(coverage)] = UInt8(entries.count - 1)
        }
        translucentCount = entries.last!.alpha == 255 ? entries.count - 1 : entries.count
    }

    /// Returns the pixel that a color covers in part.
    private func covering(_ coverage: UInt8, _ color: Color) -> Pixel {
        let covered = Pixel(color.covering(coverage))
        return keepsColor && covered == 0 ? Pixel(color).hidden : covered
    }

    private mutating func readPixels(_ bitmap: borrowing Bitmap) {
        forgetSlots()
        let count = bitmap.width * bitmap.height
        let numbers = unsafe self.numbers.makeRoom(count)
        unsafe bitmap.bytes.withUnsafeBytes { bytes in
            guard let pixels = bytes.baseAddress else { return }
            let numbered = unsafe numberPixels(pixels, into: numbers, count, keepsColor: keepsColor) {
                pixel in
                // The frequency of a color does not matter here.
                if isFirst(pixel) {
                    return unsafe UInt8(truncatingIfNeeded: indices[Self.firstSlot(of: pixel)])
                }
                add(pixel)
                return overflows ? nil : index(of: pixel)
            }
            unsafe note(pixels, numbered..<count)
        }
        if overflows { return }
        self.numbers.fill(count)
        moveOpaqueLast()
    }

    /// Notes pixels for which no palette has room.
    private mutating func note(_ pixels: UnsafeRawPointer, _ range: Range<Int>) {
        var (x, last) = (range.lowerBound, Pixel.zero)
        while x < range.upperBound {
            // Most pixels are opaque and not black, or equal to the one before, and add nothing.
            while !isGray, x + 16 <= range.upperBound,
                unsafe pixels.areOpaqueColors(from: 4 * x)
                    || x > range.lowerBound && pixels.isAll(last.twice, from: 4 * x)
            {
                x += 16
            }
            for _ in 0..<min(16, range.upperBound - x) {
                last = unsafe load(x, of: pixels, keepsColor)
                note(last)
                x += 1
            }
        }
    }

    /// Reads the rows of an RGBA bitmap that are not in `moving`. Colors that are added later do not change the numbers of
    /// present ones.
    mutating func readStill(_ bitmap: borrowing Bitmap, but moving: Range<Int>) {
        removeAll()
        add(bitmap, rows: 0..<moving.lowerBound)
        add(bitmap, rows: moving.upperBound..<bitmap.height)
    }

    /// Makes this the table `still` with the colors of some rows added.
    mutating func become(_ still: borrowing ColorTable, and bitmap: borrowing Bitmap, rows: Range<Int>) {
        (entries, uses, overflows, isGray) = (still.entries, still.uses, still.overflows, still.isGray)
        (hasTransparent, hasPartial, hasBlack) = (still.hasTransparent, still.hasPartial, still.hasBlack)
        translucentCount = still.translucentCount
        numbers.forget()
        unsafe keys.update(from: still.keys, count: Self.slotCount)
        unsafe indices.update(from: still.indices, count: Self.slotCount)
        add(bitmap, rows: rows)
    }

    private mutating func add(_ bitmap: borrowing Bitmap, rows: Range<Int>) {
        let area = FrameArea(x: 0, y: rows.lowerBound, width: bitmap.width, height: rows.count)
        forEachPixel(of: bitmap, in: area) { add($0.normalized) }
        translucentCount = (entries.lastIndex { $0.alpha < 255 } ?? -1) + 1
    }

    private mutating func insert(_ pixel: Pixel, uses: Int = 1) {
        let slot = slot(of: pixel)
        let index = unsafe indices[slot]
        guard index == Self.vacant else {
            self.uses[Int(index)] += uses
            return
        }
        if entries.count == 256 {
            overflows = true
            return
        }
        unsafe keys[slot] = pixel
        unsafe indices[slot] = UInt16(entries.count)
        entries.append(pixel)
        self.uses.append(uses)
    }

    private mutating func moveOpaqueLast() {
        sorted.removeAll(keepingCapacity: true)
        for pixel in entries where pixel.alpha < 255 { sorted.append(pixel) }
        translucentCount = sorted.count
        for pixel in entries where pixel.alpha == 255 { sorted.append(pixel) }
        swap(&entries, &sorted)
        if translucentCount == 0 { return }
        for index in entries.indices { unsafe indices[slot(of: entries[index])] = UInt16(index) }
        for number in sorted.indices {
            let index = index(of: sorted[number])
            numbers.renumber(number, as: index)
        }
    }

    /// Numbers the entries that are not opaque by the frequency with which they follow another color, the most frequent
    /// first: code words of similar length then stand side by side, and take less to describe.
    mutating func sortByFrequency(in bitmap: borrowing Bitmap) {
        guard !overflows else { return }
        var counts = [Int](repeating: 0, count: entries.count)
        var last = -1
        for place in 0..<bitmap.width * bitmap.height {
            let entry: Int
            switch bitmap.format {
            case .coverage: entry = Int(indexOfCoverage[Int(bitmap.bytes[place])])
            case .rgba:
                let pixel = Pixel(bitmap[place % bitmap.width, place / bitmap.width])
                entry = Int(index(of: keepsColor ? pixel : pixel.normalized))
            }
            if entry != last { counts[entry] += 1 }
            last = entry
        }
        let order =
            (0..<translucentCount).sorted { (-counts[$0], $0) < (-counts[$1], $1) }
            + Array(translucentCount..<entries.count)
        var places = [UInt8](repeating: 0, count: entries.count)
        for (place, entry) in order.enumerated() { places[entry] = UInt8(place) }
        entries = order.map { entries[$0] }
        switch bitmap.format {
        case .coverage:
            for level in 0..<256 {
                indexOfCoverage[level] = places[min(Int(indexOfCoverage[level]), places.count - 1)]
            }
        case .rgba:
            for (index, pixel) in entries.enumerated() { unsafe indices[slot(of: pixel)] = UInt16(index) }
            numbers.renumber(places)
        }
    }

    /// Returns the entry of a pixel that is in the table.
    @inline(__always)
    func index(of pixel: Pixel) -> UInt8 {
        let first = Self.firstSlot(of: pixel)
        return unsafe UInt8(truncatingIfNeeded: indices[isFirst(pixel) ? first : slot(of: pixel)])
    }

    /// Returns whether a pixel is in the table, in the first slot where it may be.
    @inline(__always)
    private func isFirst(_ pixel: Pixel) -> Bool {
        let slot = Self.firstSlot(of: pixel)
        return unsafe keys[slot] == pixel && indices[slot] != Self.vacant
    }

    /// Returns the slot of `pixel`, or the free one where it belongs.
    private func slot(of pixel: Pixel) -> Int {
        var slot = Self.firstSlot(of: pixel)
        while unsafe indices[slot] != Self.vacant && keys[slot] != pixel {
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return slot
    }

    /// Returns the first slot of a pixel. Multiplying by 2^32 / golden ratio spreads neighboring colors over the top bits.
    @inline(__always)
    private static func firstSlot(of pixel: Pixel) -> Int { Int((pixel &* 0x9E37_79B1) &>> 22) }
}

// MARK: The colors of many bitmaps

extension ColorTable {
    /// Creates a table of known entries, which are in order.
    init(_ entries: [Pixel]) {
        self.init()
        for entry in entries { add(entry) }
        translucentCount = entries.count { $0.alpha < 255 }
    }

    /// Adds a color to a table that has not read a bitmap.
    mutating func add(_ pixel: Pixel) {
        note(pixel)
        if !overflows { insert(pixel) }
    }

    /// Adds the colors of another such table.
    mutating func add(_ other: borrowing ColorTable) {
        for (entry, uses) in zip(other.entries, other.uses) {
            note(entry)
            if !overflows { insert(entry, uses: uses) }
        }
        overflows = overflows || other.overflows
        isGray = isGray && other.isGray
        hasTransparent = hasTransparent || other.hasTransparent
        hasPartial = hasPartial || other.hasPartial
        hasBlack = hasBlack || other.hasBlack
    }

    /// Makes the entries of coverages those of `color` in the table. Coverages without an entry are meaningless.
    mutating func prepare(for color: Color) {
        for coverage in 0..<256 {
            let pixel = covering(UInt8(coverage), color)
            pixelOfCoverage[coverage] = pixel
            if !overflows { indexOfCoverage[coverage] = index(of: pixel) }
        }
    }
}
