public import Formats
internal import Imaging

/// The frames of several animations, one after the other, as those of an atlas.
public struct AtlasFrames: FrameSource {
    public let sequence: FrameSequence
    private let sources: [any FrameSource]

    /// Creates the frames of an atlas.
    ///
    /// - Parameters:
    ///   - name: The name of the atlas.
    ///   - clips: The facts about each animation, at least one.
    ///   - sources: The frames of each of them.
    public init(_ name: String, _ clips: [SheetClip], of sources: [any FrameSource]) {
        precondition(
            clips.count == sources.count
                && zip(clips, sources).allSatisfy { $0.sequence.count == $1.sequence.count },
            "every clip has its frames")
        sequence = FrameSequence(atlas: clips, named: name)
        self.sources = sources
    }

    public func makePainter() throws -> any FramePainter { Painter(sources: sources) }

    private struct Painter: FramePainter {
        let sources: [any FrameSource]
        /// The painters of the sources that have been asked for.
        var painters: [(any FramePainter)?]
        /// The number of the first frame of each source, ascending.
        let starts: [Int]

        init(sources: [any FrameSource]) {
            self.sources = sources
            painters = sources.map { _ in nil }
            var first = 0
            starts = sources.map { source in
                defer { first += source.sequence.count }
                return first
            }
        }

        mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
            // The last source that begins there or before.
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= index { low = middle } else { high = middle }
            }
            var painter = try painters[low] ?? sources[low].makePainter()
            painters[low] = nil
            defer { painters[low] = painter }
            try painter.paint(index - starts[low], into: &bitmap)
        }
    }
}
