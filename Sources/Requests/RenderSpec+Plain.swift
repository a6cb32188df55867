public import Drawing
public import Indicators
public import MotionCore

// Plain values for what most requests say: one that is not plain, such as a file, is nil here.

extension RenderSpec {
    /// The motion; nil for that of the theme. One in a file is ``MotionSpec/motion``.
    public var motion: Motion? {
        get { animation.motion?.value }
        set { animation.motion = newValue.map { .value($0) } }
    }

    /// The theme for everything not given here; nil for neutral-light, whose tracks do not show. One in a file is ``themeSource``.
    public var theme: Theme? {
        get { themeSource?.value }
        set { themeSource = newValue.map { .value($0) } }
    }

    /// The diameter of a circular indicator in points. A size of the theme is ``extent``.
    public var size: Double? {
        get { if case .points(let points) = extent { points } else { nil } }
        set { extent = newValue.map { .points($0) } }
    }

    /// The color behind the indicator. That of the theme, or none, is ``trackPaint``.
    public var track: Color? {
        get { if case .color(let color) = trackPaint { color } else { nil } }
        set { trackPaint = newValue.map { .color($0) } }
    }

    /// The color of the circle that shapes which become each other lie in. That of the theme, or none, is ``containerPaint``.
    public var container: Color? {
        get { if case .color(let color) = containerPaint { color } else { nil } }
        set { containerPaint = newValue.map { .color($0) } }
    }

    /// The color of the backdrop. That of the theme's surfaces or cards, or none, is ``backdrop``.
    public var background: Color? {
        get { if case .color(let color) = backdrop { color } else { nil } }
        set { backdrop = newValue.map { .color($0) } }
    }
}
