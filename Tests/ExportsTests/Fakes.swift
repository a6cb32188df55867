import Drawing
import Exports
import Files
import Formats
import Imaging
import Synchronization
import TestSupport
import Vectors

/// Frames of arbitrary pixels: frames with the same look have the same pixels, others never.
struct PatternSource: FrameSource {
    var sequence: FrameSequence
    /// The look of every frame.
    var looks: [Int]
    /// The format of a look.
    var format: @Sendable (Int) -> PixelFormat
    /// Whether only a part of each look is visible, of some looks nothing.
    var isSparse = false

    init(
        looks: [Int], width: Int = 5, height: Int = 4, scale: Double = 1, name: String = "spin",
        fps: Double = 60,
        format: @escaping @Sendable (Int) -> PixelFormat = { _ in .coverage(Color(10, 110, 209)) }
    ) {
        sequence = FrameSequence(
            name: name, animation: "turn", count: looks.count, fps: fps, loops: true, scale: scale,
            width: width,
            height: height)
        (self.looks, self.format) = (looks, format)
    }

    /// The simplest animation without pixels.
    var picture: VectorPicture? {
        let line = VectorPicture.Stroke(
            .straight(from: Point(x: 0, y: 4), length: 8), length: .constant(0.5, for: 500),
            width: .constant(2, for: 500), cap: .round)
        let layer = VectorPicture.Layer(
            "line", .stroke(line), opacity: .constant(1, for: 500),
            paint: .init(.value, [Color(red: 9, green: 99, blue: 199)]),
            moves: [.shift(VectorCurve([.init(from: 0, to: 500, start: 0, end: 4)]), .horizontal)])
        return VectorPicture(width: 8, height: 8, duration: 500, loops: true, groups: [.init([layer])])
    }

    func makePainter() -> any FramePainter { Painter(source: self) }

    func frame(_ index: Int) -> Bitmap {
        let look = looks[index]
        var bitmap = Bitmap(width: sequence.width, height: sequence.height, format: format(look))
        var random = SeededRandom(seed: UInt64(look))
        for index in bitmap.bytes.indices { bitmap.bytes[index] = UInt8.random(in: 0...255, using: &random) }
        guard isSparse else { return bitmap }
        let columns = Int.random(in: 0...bitmap.width, using: &random)..<bitmap.width
        let rows = 0..<Int.random(in: 0...bitmap.height, using: &random)
        let pixel = bitmap.format.bytesPerPixel
        for index in bitmap.bytes.indices {
            let (x, y) = (index / pixel % bitmap.width, index / pixel / bitmap.width)
            if !columns.contains(x) || !rows.contains(y) { bitmap.bytes[index] = 0 }
        }
        return bitmap
    }

    struct Painter: FramePainter {
        let source: PatternSource
        mutating func paint(_ index: Int, into bitmap: inout Bitmap) { bitmap = source.frame(index) }
    }
}

/// Keeps files in memory, and the order in which they came.
final class RecordingSink: ArtifactSink {
    private let state = Mutex<(files: [String: [UInt8]], order: [String])>(([:], []))

    func write(_ name: String, _ bytes: [UInt8]) {
        state.withLock {
            $0.files[name] = bytes
            $0.order.append(name)
        }
    }

    var files: [String: [UInt8]] { state.withLock { $0.files } }
    /// The names in the order in which they came.
    var order: [String] { state.withLock { $0.order } }

    func text(_ name: String) -> String { String(decoding: files[name] ?? [], as: UTF8.self) }
}
