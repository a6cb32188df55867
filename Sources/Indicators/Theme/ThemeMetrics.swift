public import Drawing
public import MotionCore

/// A size of a circular indicator with its stroke, in points.
public struct RingSize: Hashable, Sendable {
    /// The name of a size.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// The size beside text.
        case small
        /// The size on a card or in a row, which is the default.
        case medium
        /// The size on a full screen.
        case large
    }

    /// The diameter of the ring, and the width of its stroke.
    public var size, stroke: Double

    /// Creates a diameter with the stroke that belongs to it.
    public init(_ size: Double, stroke: Double) { (self.size, self.stroke) = (size, stroke) }
}

/// The measures of a look. Lengths are in points.
public struct ThemeMetrics: Hashable, Sendable {
    /// The sizes of the circular indicator. At another size, the stroke keeps its proportion to that of the medium one.
    public var small, medium, large: RingSize
    /// The thickness of a linear track, and its default length.
    public var linearHeight, linearWidth: Double
    /// Whether a circular indicator has a track while it shows a value, and whether a linear one has a track.
    public var showsTrack, showsLinearTrack: Bool
    /// Whether a circular indicator also has a track while no value is known.
    public var showsRunningTrack = false
    /// The names of motions that have it regardless of ``showsRunningTrack``, as in their source.
    public var trackMotions: [String] = []
    /// The opacity of a bar while no value is known, in `0...1`.
    public var runningOpacity = 1.0
    /// The space between indicator and track, with caps inset, and the dot at the far end of a determinate linear track.
    /// Smaller rings have a smaller space: see ``gap(ofSize:)``.
    public var gap, stop: Double
    /// The cap at the ends of strokes.
    public var cap: StrokeCap
    /// The cap at the ends of strokes in an indicator of a checkout; nil for ``cap``.
    public var checkoutCap: StrokeCap?
    /// The style of check and exclamation mark inside a ring.
    public var signs = Glyph.Style.rounded
    /// The style of signs in an indicator of a checkout; nil for ``signs``.
    public var checkoutSigns: Glyph.Style?
    /// Whether the text of a bar takes the color of its error.
    public var showsLinearErrorText = false
    /// The size of a ring beside text; nil for the small one, or 20 as in Fiori's loading sizes where that is smaller.
    public var beside: RingSize?
    /// The space between the indicator and the texts beside or below it.
    public var labelGap, linearLabelGap: Double
    /// The text size that users have chosen: rings, bars and step nodes grow with it.
    public var textSize = ContentSize.large
    /// The opacity of the layer over a pressed surface, in the color of its content, in `0...1`.
    public var stateLayer = 0.1
    /// The strokes of step nodes.
    public var stepStrokes = StepStrokes.fiori
    /// The measures of the surfaces behind indicators.
    public var surfaces = SurfaceMetrics.fiori

    /// Creates the measures of a look, with the step nodes and surfaces of SAP Fiori.
    public init(
        small: RingSize, medium: RingSize, large: RingSize, linearHeight: Double, linearWidth: Double,
        showsTrack: Bool, showsLinearTrack: Bool, gap: Double, stop: Double, cap: StrokeCap,
        labelGap: Double, linearLabelGap: Double
    ) {
        self.small = small
        self.medium = medium
        self.large = large
        self.linearHeight = linearHeight
        self.linearWidth = linearWidth
        self.showsTrack = showsTrack
        self.showsLinearTrack = showsLinearTrack
        self.gap = gap
        self.stop = stop
        self.cap = cap
        self.labelGap = labelGap
        self.linearLabelGap = linearLabelGap
    }

    /// Returns the ring of a named size.
    public func ring(_ name: RingSize.Name) -> RingSize {
        switch name {
        case .small: small
        case .medium: medium
        case .large: large
        }
    }

    /// Adapts the measures to a checkout.
    package mutating func adaptToCheckout() {
        (cap, signs) = (checkoutCap ?? cap, checkoutSigns ?? signs)
    }

    /// The size of a ring beside text.
    package var compact: RingSize { beside ?? (small.size < 20 ? RingSize(20, stroke: 2) : small) }

    /// Returns a ring of the theme as large as it is beside text of the chosen size, to half points.
    public func grown(_ ring: RingSize) -> RingSize {
        RingSize(grown(ring.size), stroke: grown(ring.stroke))
    }

    /// The measures of steps.
    var steps: StepMetrics { StepMetrics(textSize) }

    /// Returns a length that grows with the chosen text size, to half points.
    public func grown(_ length: Double) -> Double {
        textSize == .large ? length : max((length * textSize.growth * 2).rounded() / 2, 0.5)
    }

    /// The height of a straight track, which grows with the chosen text size.
    public var grownLinearHeight: Double { grown(height: linearHeight) }

    /// Returns the height of any straight line, which grows to whole points, since rows that are only partly covered are
    /// dim.
    package func grown(height: Double) -> Double {
        textSize == .large ? height : max((height * textSize.growth).rounded(), 1)
    }

    /// Returns the space between arc and track on a ring of any size: below the medium one in proportion to it, in whole
    /// points, which for Material is 3 at 28 and 2 at 20, as published.
    public func gap(ofSize size: Double) -> Double {
        size >= medium.size ? gap : min(gap, (gap * size / medium.size).rounded())
    }

    /// Whether a ring shows its track while `motion` runs and no value is known.
    public func showsTrack(during motion: Motion) -> Bool {
        showsTrack && (showsRunningTrack || trackMotions.contains(motion.name))
    }

    /// Returns the stroke of a wavy ring of any size: up to the medium one interpolated between published rings.
    public func stroke(ofWave size: Double) -> Double {
        let rings = [compact, small, medium].sorted { $0.size < $1.size }
        guard let next = rings.firstIndex(where: { $0.size >= size }), next > 0 else {
            let ring = size <= rings[0].size ? rings[0] : medium
            return size * ring.stroke / ring.size
        }
        let (from, to) = (rings[next - 1], rings[next])
        let part = (size - from.size) / (to.size - from.size)
        return from.stroke + (to.stroke - from.stroke) * part
    }

    /// Returns the stroke of a ring of any size.
    public func stroke(ofSize size: Double) -> Double { size * medium.stroke / medium.size }

    /// The measures of SAP/cloud-sdk-ios-fiori: strokes of 2 along the edges of frames of 26, and of 56 during processing,
    /// so 28 and 58 outside; loading sizes range from 12 to 40, of which Spindle chooses 16 for small. The track shows with
    /// a value, and not while the ring runs; the guideline calls it invisible, but the source's own code counts for more. A
    /// capsule 4 high, its color at 0.85 while no value is known, with its text 12 below; a label 8 beside; an arc of a
    /// checkout has flat ends, and the text of a bar in error has the color of the error
    /// (`LinearProgressIndicatorViewErrorStyle`). 240 is Spindle's own.
    static let fiori: ThemeMetrics = {
        var metrics = ThemeMetrics(
            small: RingSize(16, stroke: 2), medium: RingSize(28, stroke: 2), large: RingSize(58, stroke: 2),
            linearHeight: 4, linearWidth: 240, showsTrack: true, showsLinearTrack: true, gap: 0, stop: 0,
            cap: .round, labelGap: 8, linearLabelGap: 12)
        (metrics.runningOpacity, metrics.checkoutCap, metrics.checkoutSigns) = (0.85, .butt, .checkout)
        // A pressed surface has a color of its own.
        (metrics.stateLayer, metrics.showsLinearErrorText) = (0, true)
        return metrics
    }()

    /// The measures of Fiori with the border that SAP/cloud-sdk-ios-fiori's toast has with increased contrast.
    static let fioriHighContrast: ThemeMetrics = {
        var metrics = fiori
        metrics.surfaces.toastBorder = 1
        return metrics
    }()

    /// The measures of Material 3: 40 with a stroke of 4, and 52 with a thick one of 8; gap 4, stop 4, a track 4 high and
    /// 240 long as in Compose. material-components-android: the small sizes 28/3 and 20/2.5, whose gaps are 3 and 2; the
    /// ring of `Widget.Material3.CircularProgressIndicator` has no visible track while it is indeterminate
    /// (`indeterminateTrackVisible` false), that of `Widget.Material3Expressive.CircularProgressIndicator`, to which
    /// ``Motion/materialRetreat`` belongs, has one. Pressed surfaces have a state layer of 0.1 (material-web
    /// `_md-sys-state.scss` @067fc99 v34.1.16). The spaces beside labels are Spindle's own.
    static let material: ThemeMetrics = {
        var metrics = ThemeMetrics(
            small: RingSize(28, stroke: 3), medium: RingSize(40, stroke: 4), large: RingSize(52, stroke: 8),
            linearHeight: 4, linearWidth: 240, showsTrack: true, showsLinearTrack: true, gap: 4, stop: 4,
            cap: .round, labelGap: 12, linearLabelGap: 8)
        metrics.trackMotions = [Motion.materialRetreat.name]
        metrics.beside = RingSize(20, stroke: 2.5)
        metrics.surfaces = .material
        return metrics
    }()

    /// material-components-android, `Widget.Material3Expressive.CircularProgressIndicator.Wavy`: 48 with a stroke of 4, and a
    /// track that shows all the time (`indeterminateTrackVisible` true); Compose's thick wave is 52 with a stroke of 8. Expressive
    /// publishes no small sizes: those are Material 3's.
    static let materialExpressive: ThemeMetrics = {
        var metrics = material
        metrics.medium = RingSize(48, stroke: 4)
        (metrics.showsRunningTrack, metrics.trackMotions) = (true, [])
        return metrics
    }()

    static let neutral: ThemeMetrics = {
        var metrics = ThemeMetrics(
            small: RingSize(24, stroke: 2), medium: RingSize(48, stroke: 4), large: RingSize(72, stroke: 6),
            linearHeight: 4, linearWidth: 240, showsTrack: false, showsLinearTrack: true, gap: 0, stop: 0,
            cap: .round, labelGap: 10, linearLabelGap: 10)
        metrics.surfaces = .neutral
        return metrics
    }()

    /// The measures for high contrast: thicker than the others, and always with a track.
    static let highContrast: ThemeMetrics = {
        var metrics = ThemeMetrics(
            small: RingSize(24, stroke: 3), medium: RingSize(48, stroke: 6), large: RingSize(72, stroke: 9),
            linearHeight: 8, linearWidth: 240, showsTrack: true, showsLinearTrack: true, gap: 0, stop: 0,
            cap: .round, labelGap: 10, linearLabelGap: 10)
        (metrics.showsRunningTrack, metrics.stateLayer) = (true, 0.3)
        metrics.stepStrokes = .highContrast
        metrics.surfaces = .highContrast
        return metrics
    }()
}
