/// An option of a request by its key in files, with the map that contains it: `gap`, `sheet.columns`; or a part of one: `label.error`.
///
/// Options are the constants below, so that a key that no option has does not compile. Everything else about an option stands in its
/// row of `SpecOption.all`.
public struct OptionKey: Hashable, Sendable, CustomStringConvertible {
    /// The key as files spell it.
    public let text: String

    /// A key that is read, and may be that of no option.
    package init(spelled text: String) { self.text = text }

    private init(_ text: String) { self.text = text }

    /// The key of a part of the option, such as the label of one state.
    package func part(_ name: String) -> OptionKey { OptionKey("\(text).\(name)") }

    /// The key as files spell it.
    public var description: String { text }
}

extension OptionKey {
    // The motion and its frames.
    public static let indicator = OptionKey("indicator")
    public static let motion = OptionKey("motion")
    public static let value = OptionKey("value")
    public static let span = OptionKey("span")
    public static let value2 = OptionKey("value2")
    public static let easing = OptionKey("easing")
    public static let speed = OptionKey("speed")
    public static let duration = OptionKey("duration")
    public static let arc = OptionKey("arc")
    public static let turns = OptionKey("turns")
    public static let waveAmplitude = OptionKey("wave-amplitude")
    public static let wavelength = OptionKey("wavelength")
    public static let waveSpeed = OptionKey("wave-speed")
    public static let faithful = OptionKey("faithful")
    public static let fps = OptionKey("fps")
    public static let frames = OptionKey("frames")
    public static let at = OptionKey("at")
    public static let maxFrames = OptionKey("max-frames")

    // The look.
    public static let theme = OptionKey("theme")
    public static let themeColor = OptionKey("theme-color")
    public static let textSize = OptionKey("text-size")
    public static let color = OptionKey("color")
    public static let gradient = OptionKey("gradient")
    public static let gradientAlong = OptionKey("gradient-along")
    public static let track = OptionKey("track")
    public static let container = OptionKey("container")
    public static let gap = OptionKey("gap")
    public static let segments = OptionKey("segments")
    public static let segmentGap = OptionKey("segment-gap")
    public static let size = OptionKey("size")
    public static let stroke = OptionKey("stroke")
    public static let cap = OptionKey("cap")
    public static let shape = OptionKey("shape")
    public static let shapeBy = OptionKey("shape-by")
    public static let insetCaps = OptionKey("inset-caps")
    public static let width = OptionKey("width")
    public static let height = OptionKey("height")
    public static let stop = OptionKey("stop")
    public static let buffer = OptionKey("buffer")
    public static let direction = OptionKey("direction")
    public static let background = OptionKey("background")
    public static let margin = OptionKey("margin")
    public static let template = OptionKey("template")
    public static let scale = OptionKey("scale")
    public static let maxFrameSide = OptionKey("max-frame-side")

    // The state.
    public static let state = OptionKey("state")
    public static let transition = OptionKey("transition")
    public static let t0 = OptionKey("t0")
    public static let glyph = OptionKey("glyph")
    public static let glyphStyle = OptionKey("glyph-style")

    // The operation.
    public static let log = OptionKey("log")
    public static let logUnit = OptionKey("log-unit")
    public static let logTotal = OptionKey("log-total")
    public static let operationPolicy = OptionKey("operation.policy")
    public static let operationShowDelay = OptionKey("operation.show-delay")
    public static let operationMinimumVisible = OptionKey("operation.minimum-visible")
    public static let operationFade = OptionKey("operation.fade")
    public static let operationLabelAfter = OptionKey("operation.label-after")
    public static let operationSuccessHold = OptionKey("operation.success-hold")
    public static let operationStallTimeout = OptionKey("operation.stall-timeout")
    public static let operationExpected = OptionKey("operation.expected")
    public static let operationStalledText = OptionKey("operation.stalled-text")
    public static let operationWaitText = OptionKey("operation.wait-text")
    public static let operationEvents = OptionKey("operation.events")

    // Words.
    public static let label = OptionKey("label")
    public static let progressText = OptionKey("progress-text")
    public static let progressTotal = OptionKey("progress-total")
    public static let progressPlacement = OptionKey("progress-placement")
    public static let font = OptionKey("font")
    public static let locale = OptionKey("locale")

    // The presentation.
    public static let present = OptionKey("present")
    public static let presentScreen = OptionKey("present.screen")
    public static let presentMessage = OptionKey("present.message")
    public static let presentCancel = OptionKey("present.cancel")
    public static let presentPause = OptionKey("present.pause")
    public static let presentResume = OptionKey("present.resume")
    public static let presentClose = OptionKey("present.close")
    public static let presentRestart = OptionKey("present.restart")
    public static let presentPressed = OptionKey("present.pressed")
    public static let presentShimmer = OptionKey("present.shimmer")
    public static let presentPull = OptionKey("present.pull")

    // Steps.
    public static let steps = OptionKey("steps")
    public static let current = OptionKey("current")
    public static let view = OptionKey("view")
    public static let flow = OptionKey("flow")
    public static let content = OptionKey("content")
    public static let header = OptionKey("header")
    public static let names = OptionKey("names")
    public static let allStepsText = OptionKey("all-steps-text")
    public static let countText = OptionKey("count-text")

    // The files.
    public static let to = OptionKey("to")
    public static let name = OptionKey("name")
    public static let compression = OptionKey("compression")
    public static let matte = OptionKey("matte")
    public static let maxBytes = OptionKey("max-bytes")
    public static let preset = OptionKey("preset")
    public static let pixels = OptionKey("pixels")
    public static let dither = OptionKey("dither")
    public static let rle = OptionKey("rle")
    public static let cells = OptionKey("cells")
    public static let characters = OptionKey("characters")
    public static let `repeat` = OptionKey("repeat")
    public static let hold = OptionKey("hold")
    public static let pingpong = OptionKey("pingpong")
    public static let hotspot = OptionKey("hotspot")
    public static let currentColor = OptionKey("current-color")

    // Sheets.
    public static let sheetLayout = OptionKey("sheet.layout")
    public static let sheetColumns = OptionKey("sheet.columns")
    public static let sheetPadding = OptionKey("sheet.padding")
    public static let sheetBorder = OptionKey("sheet.border")
    public static let sheetExtrude = OptionKey("sheet.extrude")
    public static let sheetMaxSide = OptionKey("sheet.max-side")
    public static let sheetMaxPagePixels = OptionKey("sheet.max-page-pixels")
    public static let sheetDialect = OptionKey("sheet.dialect")
    public static let sheetSides = OptionKey("sheet.sides")
    public static let sheetSquare = OptionKey("sheet.square")
    public static let sheetTrim = OptionKey("sheet.trim")
    public static let sheetAlpha = OptionKey("sheet.alpha")
    public static let sheetBleed = OptionKey("sheet.bleed")
    public static let sheetKeepDuplicates = OptionKey("sheet.keep-duplicates")
    public static let sheetTag = OptionKey("sheet.tag")
    public static let sheetLoop = OptionKey("sheet.loop")

    // Accessibility.
    public static let sidecar = OptionKey("sidecar")
    public static let startedBy = OptionKey("started-by")
    public static let reducedMotion = OptionKey("reduced-motion")
    public static let withReducedMotion = OptionKey("with-reduced-motion")
    public static let reducedText = OptionKey("reduced-text")

    // What only checks ask for.
    public static let checkActivity = OptionKey("check.activity")
    public static let checkScreen = OptionKey("check.screen")
    public static let checkExpected = OptionKey("check.expected")
    public static let checkOff = OptionKey("check.off")

    // What is no option by itself: maps of a file, the length of a loop in a motion file, the times of frames that others made.
    package static let check = OptionKey("check")
    package static let period = OptionKey("motion.period")
    package static let operation = OptionKey("operation")
    package static let target = OptionKey("target")
    package static let delay = OptionKey("delay")
    package static let delays = OptionKey("delays")
}
