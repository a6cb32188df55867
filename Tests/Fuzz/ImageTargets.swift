import Basics
import Imaging
import TestSupport

extension FuzzTarget {
    /// What encodes pictures: others decode them, and have to see the same pixels.
    static let images = [
        FuzzTarget("png") { bytes in
            var input = FuzzInput(bytes)
            let compression = Compression.allCases[Int(input.byte()) % Compression.allCases.count]
            guard let bitmap = input.bitmaps().first else { return }
            // Trying everything takes its time.
            guard compression != .small || bitmap.bytes.count <= 400 else { return }
            var encoder = try PNGEncoder(compression)
            var file: [UInt8] = []
            encoder.encode(bitmap, into: &file)
            requireSame(must("png") { try decodePNG(file) }, visible(bitmap), "\(compression)")
        },
        FuzzTarget("apng") { bytes in
            var input = FuzzInput(bytes)
            let bitmaps = input.bitmaps()
            guard let first = bitmaps.first else { return }
            var census = ColorCensus()
            for bitmap in bitmaps { census.add(bitmap) }
            let header = APNGHeader(
                width: first.width, height: first.height, frames: bitmaps.count, colors: census)
            var encoder = try APNGEncoder(header, .standard)
            var frames: [APNGFrame] = []
            for bitmap in bitmaps { frames.append(encoder.encode(bitmap)) }
            let file = header.file(frames, delays: frames.map { _ in 1 }, unitsPerSecond: 60, plays: 0)
            let player = must("apng") { try APNGPlayer(file) }
            require(player.shown.count == bitmaps.count, "\(player.shown.count) frames")
            for (shown, bitmap) in zip(player.shown, bitmaps) {
                requireSame(visible(shown.picture), visible(bitmap), "frame")
            }
        },
        FuzzTarget("gif") { bytes in
            var input = FuzzInput(bytes)
            let matte = Color(input.byte(), input.byte(), input.byte())
            let bitmaps = input.bitmaps()
            guard let first = bitmaps.first else { return }
            let header = GIFHeader(width: first.width, height: first.height)
            let compression: Compression = input.byte() & 1 == 0 ? .standard : .small
            var encoder = GIFEncoder(header, matte: matte, compression)
            encoder.advance(to: first)
            var frames: [GIFFrame] = []
            for index in bitmaps.indices {
                encoder.advance(to: bitmaps[(index + 1) % bitmaps.count])
                frames.append(encoder.encode(isFirst: index == 0))
            }
            let file = header.file(frames, delays: frames.map { _ in 2 }, loops: true)
            let pictures = must("gif") { try decodeGIF(file) }
            require(pictures.count == bitmaps.count, "\(pictures.count) frames")
            var error = 0
            for (index, (picture, bitmap)) in zip(pictures, bitmaps).enumerated() {
                // What was shown before may still be there, and be as far off as it was then.
                error = max(error, frames[index].error)
                requireClose(picture, bitmap, over: matte, error)
            }
        },
    ]

    /// What a decoder says of a file that it must be able to read.
    private static func must<Value>(_ what: String, _ read: () throws -> Value) -> Value {
        do { return try read() } catch { fatalError("\(what) cannot be decoded: \(error)") }
    }

    /// Straight RGBA with nothing behind nothing.
    private static func visible(_ bitmap: Bitmap) -> Bitmap {
        var result = Bitmap(width: bitmap.width, height: bitmap.height, format: .rgba)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y].alpha > 0 { result.put(bitmap[x, y], x, y) }
        }
        return result
    }

    private static func requireSame(_ decoded: Bitmap, _ bitmap: Bitmap, _ what: String) {
        require(decoded == bitmap, "\(what): other pixels were decoded than were encoded")
    }

    private static func requireClose(_ decoded: Bitmap, _ bitmap: Bitmap, over matte: Color, _ error: Int) {
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let (a, b) = (decoded[x, y], bitmap[x, y].over(matte))
                let off = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map {
                    abs(Int($0) - Int($1))
                }
                require(a.alpha == b.alpha && off.max()! <= error, "\(a) at \(x), \(y) should be \(b)")
            }
        }
    }
}
