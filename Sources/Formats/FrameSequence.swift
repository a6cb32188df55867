public import Basics

/// The plain facts about a run of frames.
public struct FrameSequence: Hashable, Sendable {
    /// The asset's name, a file name stem that is safe on every platform.
    public var name: String
    /// The motion's catalog name; also the name of the animation in metadata.
    public var animation: String
    /// Number of frames, at least 1.
    public var count: Int
    /// Frame rate in frames per second.
    public var fps: Double
    /// The duration of each frame in milliseconds; empty if all frames have the same duration. Otherwise ``fps`` is the
    /// average.
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
    /// The kind of progress that the frames show.
    public var state: State
    /// The progress that each frame shows, 0…1; empty where they show none.
    public var values: [Double]
    /// The variant of the picture that these frames are, if there are several.
    public var variant = FrameVariant()
    /// Whether the frames are a mask of one color, which a platform tints.
    public var isMask = false
    /// The gamut of the channels of their pixels.
    public var gamut = Gamut.srgb
    /// Whether soft shadows are drawn.
    public var hasShadows = true
    /// Whether the frames tell the time, and so are played where less motion is preferred, too.
    public var tellsTime = false
    /// The end of the name of the only file, after that of the asset: `.GIF`; nil for the scale and the extension of its format.
    public var ending: String?
    /// The alternative text of the picture, for formats that have one.
    public var alternative = "In progress"
    /// The animations and sprites of an atlas; empty for frames that are one animation.
    public internal(set) var clips: [SheetClip] = []

    /// The kind of progress that frames show.
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
        self.name = name
        self.animation = animation
        self.count = count
        self.fps = fps
        self.loops = loops
        self.scale = scale
        self.width = width
        self.height = height
        self.rotationPerWrap = rotationPerWrap
        self.state = state
        self.values = values
    }
}

/// A variant of a picture for an appearance, a contrast and a layout direction.
public struct FrameVariant: Hashable, Sendable {
    /// Whether the picture is for a dark screen.
    public var isDark: Bool
    /// Whether the picture is for users who ask for more contrast.
    public var isHighContrast: Bool
    /// Whether the picture is for languages written from right to left.
    public var isRightToLeft: Bool

    /// A picture for light screens and languages that are written from left to right, unless it is said otherwise.
    public init(isDark: Bool = false, isHighContrast: Bool = false, isRightToLeft: Bool = false) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isRightToLeft = isRightToLeft
    }

    /// Every variant, the plain one first.
    package static let all = [false, true].flatMap { isRightToLeft in
        [false, true].flatMap { isHighContrast in
            [false, true].map {
                FrameVariant(isDark: $0, isHighContrast: isHighContrast, isRightToLeft: isRightToLeft)
            }
        }
    }

    /// The number of properties in which the variant differs from the plain picture.
    package var differences: Int { (isDark ? 1 : 0) + (isHighContrast ? 1 : 0) + (isRightToLeft ? 1 : 0) }

    /// The part of file names for appearance and contrast, before that for the direction.
    package var lookSuffix: String { (isDark ? "-dark" : "") + (isHighContrast ? "-contrast" : "") }
}
