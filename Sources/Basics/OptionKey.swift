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
    /// The key `indicator`.
    public static let indicator = OptionKey("indicator")
    /// The key `motion`.
    public static let motion = OptionKey("motion")
    /// The key `value`.
    public static let value = OptionKey("value")
    /// The key `overflow`.
    public static let overflow = OptionKey("overflow")
    /// The key `countdown`.
    public static let countdown = OptionKey("countdown")
    /// The key `span`.
    public static let span = OptionKey("span")
    /// The key `value2`.
    public static let value2 = OptionKey("value2")
    /// The key `easing`.
    public static let easing = OptionKey("easing")
    /// The key `speed`.
    public static let speed = OptionKey("speed")
    /// The key `duration`.
    public static let duration = OptionKey("duration")
    /// The key `arc`.
    public static let arc = OptionKey("arc")
    /// The key `turns`.
    public static let turns = OptionKey("turns")
    /// The key `wave-amplitude`.
    public static let waveAmplitude = OptionKey("wave-amplitude")
    /// The key `wavelength`.
    public static let wavelength = OptionKey("wavelength")
    /// The key `wave-speed`.
    public static let waveSpeed = OptionKey("wave-speed")
    /// The key `faithful`.
    public static let faithful = OptionKey("faithful")
    /// The key `fps`.
    public static let fps = OptionKey("fps")
    /// The key `frames`.
    public static let frames = OptionKey("frames")
    /// The key `at`.
    public static let at = OptionKey("at")
    /// The key `max-frames`.
    public static let maxFrames = OptionKey("max-frames")

    // The look.
    /// The key `theme`.
    public static let theme = OptionKey("theme")
    /// The key `theme-color`.
    public static let themeColor = OptionKey("theme-color")
    /// The key `text-size`.
    public static let textSize = OptionKey("text-size")
    /// The key `color`.
    public static let color = OptionKey("color")
    /// The key `gradient`.
    public static let gradient = OptionKey("gradient")
    /// The key `gradient-along`.
    public static let gradientAlong = OptionKey("gradient-along")
    /// The key `track`.
    public static let track = OptionKey("track")
    /// The key `container`.
    public static let container = OptionKey("container")
    /// The key `gap`.
    public static let gap = OptionKey("gap")
    /// The key `segments`.
    public static let segments = OptionKey("segments")
    /// The key `segment-gap`.
    public static let segmentGap = OptionKey("segment-gap")
    /// The key `form`.
    public static let form = OptionKey("form")
    /// The key `opening`.
    public static let opening = OptionKey("opening")
    /// The key `skeleton`.
    public static let skeleton = OptionKey("skeleton")
    /// The key `skeleton-effect`.
    public static let skeletonEffect = OptionKey("skeleton-effect")
    /// The key `crop`.
    public static let crop = OptionKey("crop")
    /// The key `start-angle`.
    public static let startAngle = OptionKey("start-angle")
    /// The key `counterclockwise`.
    public static let counterclockwise = OptionKey("counterclockwise")
    /// The key `size`.
    public static let size = OptionKey("size")
    /// The key `stroke`.
    public static let stroke = OptionKey("stroke")
    /// The key `cap`.
    public static let cap = OptionKey("cap")
    /// The key `shape`.
    public static let shape = OptionKey("shape")
    /// The key `shape-by`.
    public static let shapeBy = OptionKey("shape-by")
    /// The key `shape-color`.
    public static let shapeColor = OptionKey("shape-color")
    /// The key `inset-caps`.
    public static let insetCaps = OptionKey("inset-caps")
    /// The key `width`.
    public static let width = OptionKey("width")
    /// The key `height`.
    public static let height = OptionKey("height")
    /// The key `stop`.
    public static let stop = OptionKey("stop")
    /// The key `buffer`.
    public static let buffer = OptionKey("buffer")
    /// The key `radius`.
    public static let radius = OptionKey("radius")
    /// The key `origin`.
    public static let origin = OptionKey("origin")
    /// The key `battery`.
    public static let battery = OptionKey("battery")
    /// The key `fill-effect`.
    public static let fillEffect = OptionKey("fill-effect")
    /// The key `direction`.
    public static let direction = OptionKey("direction")
    /// The key `background`.
    public static let background = OptionKey("background")
    /// The key `margin`.
    public static let margin = OptionKey("margin")
    /// The key `template`.
    public static let template = OptionKey("template")
    /// The key `scale`.
    public static let scale = OptionKey("scale")
    /// The key `max-frame-side`.
    public static let maxFrameSide = OptionKey("max-frame-side")

    // The state.
    /// The key `state`.
    public static let state = OptionKey("state")
    /// The key `transition`.
    public static let transition = OptionKey("transition")
    /// The key `t0`.
    public static let t0 = OptionKey("t0")
    /// The key `glyph`.
    public static let glyph = OptionKey("glyph")
    /// The key `glyph-style`.
    public static let glyphStyle = OptionKey("glyph-style")

    // The operation.
    /// The key `log`.
    public static let log = OptionKey("log")
    /// The key `log-unit`.
    public static let logUnit = OptionKey("log-unit")
    /// The key `log-total`.
    public static let logTotal = OptionKey("log-total")
    /// The key `operation.policy`.
    public static let operationPolicy = OptionKey("operation.policy")
    /// The key `operation.show-delay`.
    public static let operationShowDelay = OptionKey("operation.show-delay")
    /// The key `operation.minimum-visible`.
    public static let operationMinimumVisible = OptionKey("operation.minimum-visible")
    /// The key `operation.fade`.
    public static let operationFade = OptionKey("operation.fade")
    /// The key `operation.label-after`.
    public static let operationLabelAfter = OptionKey("operation.label-after")
    /// The key `operation.success-hold`.
    public static let operationSuccessHold = OptionKey("operation.success-hold")
    /// The key `operation.stall-timeout`.
    public static let operationStallTimeout = OptionKey("operation.stall-timeout")
    /// The key `operation.expected`.
    public static let operationExpected = OptionKey("operation.expected")
    /// The key `operation.stalled-text`.
    public static let operationStalledText = OptionKey("operation.stalled-text")
    /// The key `operation.wait-text`.
    public static let operationWaitText = OptionKey("operation.wait-text")
    /// The key `operation.events`.
    public static let operationEvents = OptionKey("operation.events")

    // The middle.
    /// The key `center`.
    public static let center = OptionKey("center")

    // Words.
    /// The key `label`.
    public static let label = OptionKey("label")
    /// The key `progress-text`.
    public static let progressText = OptionKey("progress-text")
    /// The key `progress-total`.
    public static let progressTotal = OptionKey("progress-total")
    /// The key `progress-placement`.
    public static let progressPlacement = OptionKey("progress-placement")
    /// The key `font`.
    public static let font = OptionKey("font")
    /// The key `locale`.
    public static let locale = OptionKey("locale")

    // The presentation.
    /// The key `present`.
    public static let present = OptionKey("present")
    /// The key `present.screen`.
    public static let presentScreen = OptionKey("present.screen")
    /// The key `present.message`.
    public static let presentMessage = OptionKey("present.message")
    /// The key `present.cancel`.
    public static let presentCancel = OptionKey("present.cancel")
    /// The key `present.pause`.
    public static let presentPause = OptionKey("present.pause")
    /// The key `present.resume`.
    public static let presentResume = OptionKey("present.resume")
    /// The key `present.close`.
    public static let presentClose = OptionKey("present.close")
    /// The key `present.restart`.
    public static let presentRestart = OptionKey("present.restart")
    /// The key `present.pressed`.
    public static let presentPressed = OptionKey("present.pressed")
    /// The key `present.alone`.
    public static let presentAlone = OptionKey("present.alone")
    /// The key `present.shimmer`.
    public static let presentShimmer = OptionKey("present.shimmer")
    /// The key `present.pull`.
    public static let presentPull = OptionKey("present.pull")

    // Steps.
    /// The key `steps`.
    public static let steps = OptionKey("steps")
    /// The key `current`.
    public static let current = OptionKey("current")
    /// The key `view`.
    public static let view = OptionKey("view")
    /// The key `flow`.
    public static let flow = OptionKey("flow")
    /// The key `content`.
    public static let content = OptionKey("content")
    /// The key `header`.
    public static let header = OptionKey("header")
    /// The key `names`.
    public static let names = OptionKey("names")
    /// The key `all-steps-text`.
    public static let allStepsText = OptionKey("all-steps-text")
    /// The key `count-text`.
    public static let countText = OptionKey("count-text")

    // The files.
    /// The key `to`.
    public static let to = OptionKey("to")
    /// The key `name`.
    public static let name = OptionKey("name")
    /// The key `compression`.
    public static let compression = OptionKey("compression")
    /// The key `matte`.
    public static let matte = OptionKey("matte")
    /// The key `gamut`.
    public static let gamut = OptionKey("gamut")
    /// The key `max-bytes`.
    public static let maxBytes = OptionKey("max-bytes")
    /// The key `preset`.
    public static let preset = OptionKey("preset")
    /// The key `pixels`.
    public static let pixels = OptionKey("pixels")
    /// The key `antialias`.
    public static let antialias = OptionKey("antialias")
    /// The key `dither`.
    public static let dither = OptionKey("dither")
    /// The key `first-frame`.
    public static let firstFrame = OptionKey("first-frame")
    /// The key `pixel-order`.
    public static let pixelOrder = OptionKey("pixel-order")
    /// The key `rle`.
    public static let rle = OptionKey("rle")
    /// The key `cells`.
    public static let cells = OptionKey("cells")
    /// The key `characters`.
    public static let characters = OptionKey("characters")
    /// The key `repeat`.
    public static let `repeat` = OptionKey("repeat")
    /// The key `hold`.
    public static let hold = OptionKey("hold")
    /// The key `pingpong`.
    public static let pingpong = OptionKey("pingpong")
    /// The key `hotspot`.
    public static let hotspot = OptionKey("hotspot")
    /// The key `current-color`.
    public static let currentColor = OptionKey("current-color")
    /// The key `light-dark`.
    public static let lightDark = OptionKey("light-dark")

    // Sheets.
    /// The key `sheet.layout`.
    public static let sheetLayout = OptionKey("sheet.layout")
    /// The key `sheet.columns`.
    public static let sheetColumns = OptionKey("sheet.columns")
    /// The key `sheet.padding`.
    public static let sheetPadding = OptionKey("sheet.padding")
    /// The key `sheet.border`.
    public static let sheetBorder = OptionKey("sheet.border")
    /// The key `sheet.extrude`.
    public static let sheetExtrude = OptionKey("sheet.extrude")
    /// The key `sheet.mip-levels`.
    public static let sheetMipLevels = OptionKey("sheet.mip-levels")
    /// The key `sheet.rotate`.
    public static let sheetRotate = OptionKey("sheet.rotate")
    /// The key `sheet.max-side`.
    public static let sheetMaxSide = OptionKey("sheet.max-side")
    /// The key `sheet.max-page-pixels`.
    public static let sheetMaxPagePixels = OptionKey("sheet.max-page-pixels")
    /// The key `sheet.dialect`.
    public static let sheetDialect = OptionKey("sheet.dialect")
    /// The key `sheet.sides`.
    public static let sheetSides = OptionKey("sheet.sides")
    /// The key `sheet.square`.
    public static let sheetSquare = OptionKey("sheet.square")
    /// The key `sheet.trim`.
    public static let sheetTrim = OptionKey("sheet.trim")
    /// The key `sheet.alpha`.
    public static let sheetAlpha = OptionKey("sheet.alpha")
    /// The key `sheet.bleed`.
    public static let sheetBleed = OptionKey("sheet.bleed")
    /// The key `sheet.keep-duplicates`.
    public static let sheetKeepDuplicates = OptionKey("sheet.keep-duplicates")
    /// The key `sheet.debug-picture`.
    public static let sheetDebugPicture = OptionKey("sheet.debug-picture")
    /// The key `sheet.tag`.
    public static let sheetTag = OptionKey("sheet.tag")
    /// The key `sheet.loop`.
    public static let sheetLoop = OptionKey("sheet.loop")

    // Accessibility.
    /// The key `sidecar`.
    public static let sidecar = OptionKey("sidecar")
    /// The key `started-by`.
    public static let startedBy = OptionKey("started-by")
    /// The key `reduced-motion`.
    public static let reducedMotion = OptionKey("reduced-motion")
    /// The key `with-reduced-motion`.
    public static let withReducedMotion = OptionKey("with-reduced-motion")
    /// The key `reduced-text`.
    public static let reducedText = OptionKey("reduced-text")

    // What only checks ask for.
    /// The key `check.activity`.
    public static let checkActivity = OptionKey("check.activity")
    /// The key `check.screen`.
    public static let checkScreen = OptionKey("check.screen")
    /// The key `check.expected`.
    public static let checkExpected = OptionKey("check.expected")
    /// The key `check.off`.
    public static let checkOff = OptionKey("check.off")

    // What is no option by itself: maps of a file, the length of a loop in a motion file, the times of frames that others made.
    package static let check = OptionKey("check")
    package static let period = OptionKey("motion.period")
    package static let operation = OptionKey("operation")
    package static let target = OptionKey("target")
    package static let delay = OptionKey("delay")
    package static let delays = OptionKey("delays")
    package static let resample = OptionKey("resample")
    package static let atlas = OptionKey("atlas")
    package static let frameNames = OptionKey("frame-names")
    package static let anchor = OptionKey("anchor")
    package static let pivot = OptionKey("pivot")
    package static let borders = OptionKey("borders")
}
