/// Figures that lie side by side, from front to back.
///
/// Figures that meet share each pixel, as tiles do: the part of a pixel that the front one leaves is all that is left for those behind, so
/// that no fringe of another color surrounds anything, and a translucent figure hides those behind it.
public struct GroupShape: Hashable, Sendable {
    /// One block, or several of them side by side.
    public struct Clips: Hashable, Sendable {
        /// The block furthest to the left. Corners have half its width as their radius at most: a round one that is narrower than it is
        /// high stands on half a disc.
        public var first: BlockShape
        /// The number of blocks.
        public var count: Int
        /// From the left end of one to that of the next.
        public var pitch: Double

        /// A block, and as many like it as there are to be.
        public init(_ first: BlockShape, count: Int = 1, pitch: Double = 0) {
            self.first = first
            self.count = count
            self.pitch = pitch
        }

        /// The block around all of them.
        package var bounds: BlockShape {
            BlockShape(
                x: first.x, y: first.y, width: first.width + Double(count - 1) * pitch, height: first.height,
                radius: 0)
        }
    }

    /// A figure in its color.
    public struct Part: Hashable, Sendable {
        /// The area that is filled.
        public var figure: Figure
        /// The color that it is filled with.
        public var color: Color
        /// In `0...1`, on top of the color's own alpha.
        public var opacity: Double
        /// Whether the part has the group's gradient in place of its color.
        public var isGradient = false
        /// The role of the part in its picture.
        public var role: PartRole
        /// The index of the part among those of its role, such as that of a bar or a spoke.
        public var index: UInt16

        /// A figure in a color, as opaque as the color unless `opacity` says less.
        public init(
            _ figure: Figure, _ color: Color, opacity: Double = 1, role: PartRole = .surface, index: Int = 0
        ) {
            self.figure = figure
            self.color = color
            self.opacity = opacity
            self.role = role
            self.index = UInt16(truncatingIfNeeded: index)
        }
    }

    /// Nothing shows outside of these; nil for no limit.
    public var clips: Clips?
    /// The colors of the blocks that say so; nil where none does.
    public var gradient: BarGradient?
    /// The figures from front to back.
    public var parts: [Part]
    /// Whether x and y are exchanged in all of it: what lies to the right is drawn further down.
    public var isTransposed = false

    /// Figures from front to back, within `clip` if there is one.
    public init(clip: BlockShape? = nil, gradient: BarGradient? = nil, parts: [Part] = []) {
        self.init(clips: clip.map { Clips($0) }, gradient: gradient, parts: parts)
    }

    /// Figures from front to back, within several clips.
    public init(clips: Clips?, gradient: BarGradient? = nil, parts: [Part] = []) {
        self.clips = clips
        self.gradient = gradient
        self.parts = parts
    }

    /// The color of all parts, whatever their opacities; nil where they differ, or where there are none.
    public var singleColor: Color? {
        guard gradient == nil, let color = parts.first?.color,
            parts.allSatisfy({ $0.color == color })
        else {
            return nil
        }
        return color
    }
}
