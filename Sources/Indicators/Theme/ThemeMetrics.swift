public import Drawing

/// A size of a circular indicator with its stroke, in points.
public struct RingSize: Hashable, Sendable {
    /// What a size is called.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// Beside text.
        case small
        /// On a card or in a row: the size where none is asked for.
        case medium
        /// On a full screen.
        case large
    }

    /// The diameter of the ring, and the width of its stroke.
    public var size, stroke: Double

    /// A diameter and the stroke that belongs to it.
    public init(_ size: Double, stroke: Double) { (self.size, self.stroke) = (size, stroke) }
}

/// The measures of a look. Lengths in points.
public struct ThemeMetrics: Hashable, Sendable {
    /// The sizes of the circular indicator. Where another size is asked for, the stroke keeps its
    /// proportion to the medium one.
    public var small, medium, large: RingSize
    /// The thickness of a linear track, and its length where none is given.
    public var linearHeight, linearWidth: Double
    /// Whether a track shows behind a circular and behind a linear indicator.
    public var showsTrack, showsLinearTrack: Bool
    /// The space between indicator and track, with caps inset; and the dot at the far end of a
    /// determinate linear track.
    public var gap, stop: Double
    /// How strokes end.
    public var cap: StrokeCap
    /// The space between the indicator and what is written beside or below it.
    public var labelGap, linearLabelGap: Double
    /// The strokes of step nodes.
    public var stepStrokes = StepStrokes.fiori
    /// What indicators stand on.
    public var surfaces = SurfaceMetrics.fiori

    /// The measures of a look, with the step nodes and surfaces of SAP Fiori.
    public init(
        small: RingSize, medium: RingSize, large: RingSize, linearHeight: Double, linearWidth: Double,
        showsTrack: Bool, showsLinearTrack: Bool, gap: Double, stop: Double, cap: StrokeCap,
        labelGap: Double, linearLabelGap: Double
    ) {
        (self.small, self.medium, self.large) = (small, medium, large)
        (self.linearHeight, self.linearWidth) = (linearHeight, linearWidth)
        (self.showsTrack, self.showsLinearTrack) = (showsTrack, showsLinearTrack)
        (self.gap, self.stop, self.cap) = (gap, stop, cap)
        (self.labelGap, self.linearLabelGap) = (labelGap, linearLabelGap)
    }

    /// The ring of that size.
    public func ring(_ name: RingSize.Name) -> RingSize {
        switch name {
        case .small: small
        case .medium: medium
        case .large: large
        }
    }

    /// A ring that stands beside text: 20 as Fiori's loading size where the small one is less.
    package var compact: RingSize { small.size < 20 ? RingSize(20, stroke: 2) : small }

    /// The stroke of a ring of any size.
    public func stroke(ofSize size: Double) -> Double { size * medium.stroke / medium.size }

    /// SAP/cloud-sdk-ios-fiori: the processing indicator's control is 26 with a stroke of 2, loading sizes
    /// go from 12 to 40, of which 16 and 40 are our choice for small and large; a capsule 4 high with its
    /// text 12 below; a label 8 beside. The guideline calls the circular track invisible. 240 is ours.
    static let fiori = ThemeMetrics(
        small: RingSize(16, stroke: 2), medium: RingSize(26, stroke: 2), large: RingSize(40, stroke: 3),
        linearHeight: 4, linearWidth: 240, showsTrack: false, showsLinearTrack: true, gap: 0, stop: 0,
        cap: .round, labelGap: 8, linearLabelGap: 12)

    /// Material 3 tokens: 40 with a stroke of 4, and 52 with a thick one of 8; gap 4, stop 4, a track 4
    /// high and 240 long as in Compose. The small size and the spaces beside labels are ours.
    static let material: ThemeMetrics = {
        var metrics = ThemeMetrics(
            small: RingSize(24, stroke: 2.5), medium: RingSize(40, stroke: 4), large: RingSize(52, stroke: 8),
            linearHeight: 4, linearWidth: 240, showsTrack: true, showsLinearTrack: true, gap: 4, stop: 4,
            cap: .round, labelGap: 12, linearLabelGap: 8)
        metrics.surfaces = .material
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

    /// Thicker than the others, and always with the track it runs on.
    static let highContrast: ThemeMetrics = {
        var metrics = ThemeMetrics(
            small: RingSize(24, stroke: 3), medium: RingSize(48, stroke: 6), large: RingSize(72, stroke: 9),
            linearHeight: 8, linearWidth: 240, showsTrack: true, showsLinearTrack: true, gap: 0, stop: 0,
            cap: .round, labelGap: 10, linearLabelGap: 10)
        metrics.stepStrokes = .highContrast
        metrics.surfaces = .highContrast
        return metrics
    }()
}
