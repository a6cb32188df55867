internal import Imaging

/// The difference between two pictures.
struct BitmapDifference {
    /// A description of the difference, as the second half of a sentence.
    let summary: String
    /// The expected picture, faint, with every pixel that differs in magenta.
    let picture: Bitmap
    /// The expected picture, the actual one and ``picture`` side by side, enlarged where they are small.
    let strip: Bitmap

    /// Creates the difference; `nil` for pictures with the same size and the same pixels.
    init?(_ expected: Bitmap, _ actual: Bitmap) {
        if expected == actual { return nil }
        let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
        var count = 0
        var largest = 0
        var first: String?
        var picture = Bitmap(width: width, height: height, format: .rgba)
        for y in 0..<height {
            for x in 0..<width {
                let (was, now) = (expected.pixel(x, y), actual.pixel(x, y))
                if let was, was == now {
                    picture.set(x, y, was.faint)
                    continue
                }
                count += 1
                picture.set(x, y, Color(255, 0, 255))
                if let was, let now { largest = max(largest, was.distance(to: now)) }
                first = first ?? "(\(x), \(y)) was \(was?.hex ?? "outside"), is \(now?.hex ?? "outside")"
            }
        }
        guard let first else { return nil }
        let sizes =
            (expected.width, expected.height) == (actual.width, actual.height)
            ? "" : "\(expected.width) × \(expected.height) pixels became \(actual.width) × \(actual.height); "
        summary =
            "\(sizes)\(count) of \(width * height) pixels, by up to \(largest) levels, the first at \(first)"
        self.picture = picture
        let zoom = max(1, min(8, 1600 / (3 * width)))
        strip =
            ContactSheet(
                [expected, actual, picture], columns: 3, zoom: zoom, backgrounds: [.checker], gap: 8
            ).bitmap
    }
}

extension Bitmap {
    /// Returns a pixel, or `nil` outside.
    fileprivate func pixel(_ x: Int, _ y: Int) -> Color? {
        x < width && y < height ? self[x, y] : nil
    }

    /// Replaces a pixel of an RGBA bitmap.
    mutating func set(_ x: Int, _ y: Int, _ color: Color) {
        let index = 4 * (y * width + x)
        // All bytes are changed at once, which is four times as fast without optimization.
        let (low, high) = (
            UInt32(color.red) | UInt32(color.green) << 8, UInt32(color.blue) | UInt32(color.alpha) << 8
        )
        unsafe bytes.withUnsafeMutableBytes {
            unsafe $0.storeBytes(of: (low | high << 16).littleEndian, toByteOffset: index, as: UInt32.self)
        }
    }
}

extension Color {
    fileprivate var faint: Color { Color(red, green, blue, alpha / 4) }

    fileprivate var channels: [UInt8] { [red, green, blue, alpha] }

    fileprivate func distance(to other: Color) -> Int {
        zip(channels, other.channels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    fileprivate var hex: String {
        "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

/// The difference between two texts.
struct TextDifference {
    /// A description of the difference, as the second half of a sentence.
    let summary: String
    /// All lines: removed ones marked with `-`, added ones with `+`.
    let listing: String

    init(_ expected: String, _ actual: String) {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).prefix { $0 == $1 }.count
        func at(_ lines: [Substring]) -> String { line < lines.count ? "'\(lines[line])'" : "the end" }
        summary = "line \(line + 1) was \(at(old)), is \(at(new))"

        let changes = new.difference(from: old)
        let removed = Set(changes.removals.map(\.offset))
        let inserted = Set(changes.insertions.map(\.offset))
        var output: [String] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                output.append("- \(old[i])")
                i += 1
            } else if j < new.count, inserted.contains(j) {
                output.append("+ \(new[j])")
                j += 1
            } else {
                output.append("  \(old[i])")
                (i, j) = (i + 1, j + 1)
            }
        }
        listing = output.joined(separator: "\n") + "\n"
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
