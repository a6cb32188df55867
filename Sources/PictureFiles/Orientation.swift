internal import Imaging

/// The way in which the sides of a picture are shown: turned by quarters, mirrored, or both.
struct Orientation: Hashable, Sendable {
    /// Whether rows are shown as columns.
    private(set) var isTransposed = false
    /// Whether columns and rows are taken from their ends, of the picture as it is stored.
    private(set) var startsRight = false, startsBottom = false

    /// As stored.
    static let upright = Orientation()

    private init(isTransposed: Bool = false, startsRight: Bool = false, startsBottom: Bool = false) {
        (self.isTransposed, self.startsRight, self.startsBottom) = (isTransposed, startsRight, startsBottom)
    }

    /// Creates the orientation that EXIF has for a number (CIPA DC-008, 4.6.5.1); upright for one that is none.
    init(exif number: Int) {
        self.init(
            isTransposed: (5...8).contains(number), startsRight: [2, 3, 7, 8].contains(number),
            startsBottom: [3, 4, 6, 7].contains(number))
    }

    /// Creates the orientation of pictures in HEIF (ISO/IEC 23008-12, 6.5.10 and 6.5.12).
    ///
    /// - Parameters:
    ///   - turns: Quarter turns against the clock.
    ///   - mirror: Then, 0 where top and bottom change places, 1 where left and right do.
    init(turns: Int, mirror: Int) {
        self.init(exif: [1, 8, 3, 6][turns & 3])
        switch (mirror, isTransposed) {
        case (0, false), (1, true): startsBottom.toggle()
        case (0, true), (1, false): startsRight.toggle()
        default: break
        }
    }

    /// Returns a picture as it is shown.
    func applied(to picture: Bitmap) -> Bitmap {
        if self == .upright { return picture }
        let (width, height) = (picture.width, picture.height)
        var result = Bitmap(
            width: isTransposed ? height : width, height: isTransposed ? width : height, format: .rgba)
        let (source, columns, rows) = (picture.bytes, result.width, result.height)
        unsafe result.bytes.withUnsafeMutableBytes { target in
            unsafe source.withUnsafeBytes { source in
                for y in 0..<rows {
                    for x in 0..<columns {
                        let (u, v) = isTransposed ? (y, x) : (x, y)
                        let column = startsRight ? width - 1 - u : u
                        let row = startsBottom ? height - 1 - v : v
                        let pixel = unsafe source.loadUnaligned(
                            fromByteOffset: 4 * (row * width + column), as: UInt32.self)
                        unsafe target.storeBytes(
                            of: pixel, toByteOffset: 4 * (y * columns + x), as: UInt32.self)
                    }
                }
            }
        }
        return result
    }
}

extension Orientation {
    /// Creates the orientation that EXIF's metadata state: those of a TIFF file, with or without a mark before them; upright where they state
    /// none.
    init(metadata bytes: ArraySlice<UInt8>) {
        let mark = Array("Exif\0\0".utf8)
        let tiff = Array(bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes)
        self = Self.number(in: tiff).map { Orientation(exif: $0) } ?? .upright
    }

    private static func number(in tiff: [UInt8]) -> Int? {
        let isLittle = tiff.starts(with: Array("II*\0".utf8))
        guard isLittle || tiff.starts(with: Array("MM\0*".utf8)) else { return nil }
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset <= tiff.count - count else { return nil }
            let bytes = tiff[offset..<offset + count]
            return isLittle
                ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let table = number(4, 4), let count = number(table, 2) else { return nil }
        for entry in 0..<count {
            let place = table + 2 + 12 * entry
            guard let tag = number(place, 2) else { return nil }
            // One number of two bytes.
            if tag == 0x0112, number(place + 2, 2) == 3, number(place + 4, 4) == 1 {
                return number(place + 8, 2)
            }
        }
        return nil
    }
}
