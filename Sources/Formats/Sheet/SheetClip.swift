/// One of several things on a sheet: an animation, or a sprite, which is a single frame.
///
/// A ``FrameSequence`` with clips is an atlas. Its frames are those of the clips, one after the other.
public struct SheetClip: Hashable, Sendable {
    /// A part of a sprite's rectangle.
    public struct Insets: Hashable, Sendable {
        /// The distances from the edges, in pixels.
        public var left, top, right, bottom: Int

        /// Creates distances in pixels.
        public init(left: Int, top: Int, right: Int, bottom: Int) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }
    }

    /// A point of a frame.
    public struct Pivot: Hashable, Sendable {
        /// The distances from the left and from the top, as shares of the width and the height: 0.5 is the middle.
        public var x, y: Double

        /// Creates a point.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// The size of a frame.
    public struct Size: Hashable, Sendable {
        /// The width and the height, in pixels.
        public var width, height: Int

        /// Creates a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// The facts about the frames. The name is that of the clip in metadata; width and height are the greatest of ``sizes``.
    public var sequence: FrameSequence
    /// The size of each frame; empty where all have that of ``sequence``.
    public var sizes: [Size] = []
    /// The name of each frame in metadata, with an extension; empty for `NAME-0000.png` and so on, and `NAME.png` for a sprite.
    public var keys: [String] = []
    /// The named parts, of which the first frame is 0.
    public var tags: [SheetTag] = []
    /// The number of plays; 0 for endless.
    public var plays: Int
    /// The point by which frames are placed; nil for the middle.
    public var pivot: Pivot?
    /// The borders that keep their width where a frame is stretched; nil for none.
    public var borders: Insets?

    /// Creates a clip that plays once, or forever if its frames form a loop.
    public init(_ sequence: FrameSequence) {
        self.sequence = sequence
        plays = sequence.loops ? 0 : 1
    }

    /// Whether there is a single frame, which is not played.
    package var isSprite: Bool { sequence.count == 1 }

    /// Returns the size of a frame, by its number in the clip.
    package func size(of frame: Int) -> Size {
        sizes.isEmpty ? Size(width: sequence.width, height: sequence.height) : sizes[frame]
    }

    fileprivate var pixelCount: Int {
        sizes.isEmpty ? sequence.pixelCount : sizes.reduce(0) { $0 + $1.width * $1.height }
    }

    /// Whether all frames have one size.
    package var hasOneSize: Bool { sizes.allSatisfy { $0 == sizes[0] } }
}

extension FrameSequence {
    /// The number of pixels of all frames together.
    package var pixelCount: Int {
        guard clips.isEmpty else { return clips.reduce(0) { $0 + $1.pixelCount } }
        return width * height * count
    }

    /// The size of every frame of an atlas where they differ; nil where all have one size.
    package var unequalSizes: [(width: Int, height: Int)]? {
        let isEqual = clips.allSatisfy {
            $0.hasOneSize && $0.sequence.width == width && $0.sequence.height == height
        }
        if isEqual { return nil }
        return clips.flatMap { clip in
            (0..<clip.sequence.count).map { number in
                let size = clip.size(of: number)
                return (size.width, size.height)
            }
        }
    }

    /// Returns an atlas of clips, at least one, which all have the scale of the first.
    package init(atlas clips: [SheetClip], named name: String) {
        let first = clips[0].sequence
        self.init(
            name: name, animation: name, count: clips.reduce(0) { $0 + $1.sequence.count }, fps: first.fps,
            loops: clips.allSatisfy { $0.sequence.loops }, scale: first.scale,
            width: clips.reduce(1) { max($0, $1.sequence.width) },
            height: clips.reduce(1) { max($0, $1.sequence.height) })
        self.clips = clips
        variant = first.variant
        gamut = first.gamut
    }
}
