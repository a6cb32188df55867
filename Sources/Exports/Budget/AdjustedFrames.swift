internal import Formats
internal import Imaging
internal import Vectors

/// Frames of another source with fewer of them, fewer colors or hard edges.
struct AdjustedFrames: FrameSource {
    private(set) var sequence: FrameSequence
    private let base: any FrameSource
    private let order: [Int]
    private let bits: Int
    private let hasHardEdges: Bool

    /// - Parameters:
    ///   - step: Each of how many frames is shown, for as long as all of them were.
    ///   - bits: To how many bits each channel of a color is rounded, 1 to 8.
    ///   - hasHardEdges: Whether pixels are either opaque or transparent.
    init(_ base: any FrameSource, step: Int = 1, bits: Int = 8, hasHardEdges: Bool = false) {
        self.base = base
        self.bits = bits
        self.hasHardEdges = hasHardEdges
        order = Array(stride(from: 0, to: base.sequence.count, by: step))
        sequence = base.sequence
        if step > 1 { sequence.keep(order, step: step) }
    }

    var picture: VectorPicture? { base.picture }

    func resized(to share: Double) -> (any FrameSource)? {
        guard let resized = base.resized(to: share) else { return nil }
        let step = order.count > 1 ? order[1] - order[0] : 1
        return AdjustedFrames(resized, step: step, bits: bits, hasHardEdges: hasHardEdges)
    }

    func makePainter() throws -> any FramePainter {
        Painter(painter: try base.makePainter(), order: order, levels: levels)
    }

    /// The lookup tables for color channels of 8 bits and for alpha.
    private var levels: (color: [UInt8], alpha: [UInt8]) {
        let most = (1 << bits) - 1
        let color = (0...255).map { UInt8(((($0 * most + 127) / 255) * 255 + most / 2) / most) }
        return (color, hasHardEdges ? (0...255).map { $0 < 128 ? 0 : 255 } : color)
    }

    private struct Painter: FramePainter {
        var painter: any FramePainter
        let order: [Int]
        let levels: (color: [UInt8], alpha: [UInt8])

        mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            try painter.paint(order[index], into: &bitmap)
            switch bitmap.format {
            // The one color of all pixels stays what it is.
            case .coverage:
                for index in bitmap.bytes.indices {
                    bitmap.bytes[index] = levels.alpha[Int(bitmap.bytes[index])]
                }
            case .rgba:
                for index in bitmap.bytes.indices {
                    let table = index % 4 == 3 ? levels.alpha : levels.color
                    bitmap.bytes[index] = table[Int(bitmap.bytes[index])]
                }
                for index in stride(from: 3, to: bitmap.bytes.count, by: 4) where bitmap.bytes[index] == 0 {
                    for channel in index - 3..<index { bitmap.bytes[channel] = 0 }
                }
            }
        }
    }
}

extension FrameSequence {
    /// Leaves out frames, for whose time the ones before them are shown.
    fileprivate mutating func keep(_ order: [Int], step: Int) {
        let isEven = delays.isEmpty && count % step == 0
        if isEven {
            fps /= Double(step)
        } else {
            let all = delays.isEmpty ? [Double](repeating: 1000 / fps, count: count) : delays
            delays = order.map { all[$0..<min($0 + step, count)].reduce(0, +) }
            fps = 1000 * Double(order.count) / all.reduce(0, +)
        }
        if !values.isEmpty { values = order.map { values[$0] } }
        count = order.count
    }
}
