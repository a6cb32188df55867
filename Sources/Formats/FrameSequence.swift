/// The plain facts about a run of frames.
public struct FrameSequence: Hashable, Sendable {
    /// The asset's name, a file name stem that is safe on every platform.
    public var name: String
    /// The motion's catalogue name; also the name of the animation in metadata.
    public var animation: String
    /// Number of frames, at least 1.
    public var count: Int
    /// Frame rate in frames per second.
    public var fps: Double
    /// How long each frame is shown in milliseconds, where that differs; empty where all are shown equally long. The
    /// frame rate is then the average.
    public var delays: [Double] = []
    /// Whether the frames form a loop.
    public var loops: Bool
    /// Pixels per point.
    public var scale: Double
    /// Size of every frame in pixels.
    public var width, height: Int
    /// Degrees clockwise by which the picture is to be turned at each wrap, where the frames are a part
    /// of a loop that repeats up to that rotation; nil for what needs no turning.
    public var rotationPerWrap: Double?
    /// What the frames are about.
    public var state: State
    /// The progress that each frame shows, 0…1; empty where they show none.
    public var values: [Double]
    /// For whom these frames are, where there are several of one picture.
    public var variant = FrameVariant()
    /// Whether the frames are a mask of one color, which a platform tints.
    public var isMask = false
    /// What is said instead of the picture, where a format says it.
    public var alternative = "In progress"

    /// What is known of the progress that frames are about.
    public enum State: String, Hashable, Sendable {
        /// Values are shown.
        case determinate
        /// Something runs for as long as it takes.
        case indeterminate
    }

    /// Facts that are not checked, except that every frame has a value, or none has.
    public init(
        name: String, animation: String, count: Int, fps: Double, loops: Bool, scale: Double,
        width: Int, height: Int, rotationPerWrap: Double? = nil, state: State = .indeterminate,
        values: [Double] = []
    ) {
        precondition(values.isEmpty || values.count == count, "every frame has a value, or none has")
        (self.name, self.animation, self.count) = (name, animation, count)
        (self.fps, self.loops, self.scale) = (fps, loops, scale)
        (self.width, self.height, self.rotationPerWrap) = (width, height, rotationPerWrap)
        (self.state, self.values) = (state, values)
    }
}

/// For whom a picture is, where there are several of it.
public struct FrameVariant: Hashable, Sendable {
    /// Whether it is for a dark screen.
    public var isDark: Bool
    /// Whether it is for users who ask for more contrast.
    public var isHighContrast: Bool
    /// Whether it is for languages that are written from right to left.
    public var isRightToLeft: Bool

    /// A picture for light screens and languages that are written from left to right, unless it is said otherwise.
    public init(isDark: Bool = false, isHighContrast: Bool = false, isRightToLeft: Bool = false) {
        (self.isDark, self.isHighContrast, self.isRightToLeft) = (isDark, isHighContrast, isRightToLeft)
    }

    /// Every variant, the plain one first.
    package static let all = [false, true].flatMap { isRightToLeft in
        [false, true].flatMap { isHighContrast in
            [false, true].map {
                FrameVariant(isDark: $0, isHighContrast: isHighContrast, isRightToLeft: isRightToLeft)
            }
        }
    }

    /// What it is about beside the plain picture.
    package var differences: Int { (isDark ? 1 : 0) + (isHighContrast ? 1 : 0) + (isRightToLeft ? 1 : 0) }

    /// What names of files have for the look, before the direction.
    package var lookSuffix: String { (isDark ? "-dark" : "") + (isHighContrast ? "-contrast" : "") }
}
