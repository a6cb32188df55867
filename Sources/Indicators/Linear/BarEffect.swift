package import Drawing
internal import Easings

/// An effect that runs over the filled part of a track: stripes, or a light.
public struct BarEffect: Hashable, Sendable {
    /// The form of an effect.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// Stripes at 45 degrees that run toward the beginning of the track, as Bootstrap, Chakra UI and Mantine have them.
        case stripes
        /// A light that grows from the beginning of the bar to its end and fades, as on Ant Design's active bar.
        case shine
    }

    /// The form.
    public var form: Form
    /// The part of its period that has passed, in `0...1`.
    public var place = 0.0

    /// Creates an effect that begins.
    public init(_ form: Form) { self.form = form }

    /// The period in milliseconds: that of Bootstrap's stripes, and that of Ant Design's light.
    public var period: Double {
        switch form {
        case .stripes: 1000
        case .shine: 2400
        }
    }

    /// The place at which a single picture shows the effect.
    public var fullest: Double {
        switch form {
        case .stripes: 0
        // The light has grown to more than a third of the bar.
        case .shine: 0.33
        }
    }

    /// The distance from one stripe to the next along the track, in points, half of which a stripe takes: Bootstrap's `1rem`.
    public static let pitch = 16.0

    /// The strength of stripes, as an opacity of white: Bootstrap's.
    private static let stripes = 0.15

    /// The strength of the light when it begins to grow: Ant Design's.
    private static let brightest = 0.5

    /// The part of its period that the light waits: Ant Design's.
    private static let pause = 0.2

    /// The easing of the light after that: Ant Design's `motionEaseOutQuint`.
    private static let easing = Easing.cubicBezier(CubicBezier(0.23, 1, 0.32, 1))

    /// The progress of the light, in `0...1`.
    private var progress: Double {
        Self.easing.value(at: min(max((place - Self.pause) / (1 - Self.pause), 0), 1))
    }

    /// The length of the light, as a share of the bar: a box that grows from nothing half a bar before the beginning until it is as long
    /// as the bar, of which the part on the bar shows.
    package var reach: Double { min(max(1.5 * progress - 0.5, 0), 1) }

    /// The opacity of white over the bar, in `0...1`.
    package var strength: Double {
        switch form {
        case .stripes: Self.stripes
        case .shine: Self.brightest * (1 - progress)
        }
    }

    /// The parts of a period at which the light turns a corner: it begins to move, it begins to be seen.
    package var corners: [Double] {
        guard form == .shine else { return [] }
        var (low, high) = (Self.pause, 1.0)
        for _ in 0..<50 {
            var middle = self
            middle.place = (low + high) / 2
            if middle.reach > 0 { high = middle.place } else { low = middle.place }
        }
        return [Self.pause, high]
    }

    /// Returns the color of the effect on a bar of a color.
    package func color(on bar: Color) -> Color {
        let alpha = Double(bar.alpha) / 255
        let whole = strength + alpha * (1 - strength)
        guard whole > 0 else { return bar }
        let white = Color(red: 255, green: 255, blue: 255, alpha: bar.alpha)
        var color = bar.mixed(with: white, strength / whole)
        color.alpha = UInt8((whole * 255).rounded())
        return color
    }

    /// Returns the stripes, or the light, on a bar.
    ///
    /// - Parameters:
    ///   - area: The area of the bar, or of a part of it.
    ///   - bar: The place of the whole bar, from left to right.
    ///   - origin: The top left corner of the track.
    package func areas(on area: Path, of bar: (left: Double, right: Double), from origin: Point) -> [Path] {
        guard let extent = area.extent else { return [] }
        if form == .shine {
            let right = bar.left + (bar.right - bar.left) * reach
            guard right > extent.left else { return [] }
            return [
                area.cut(
                    to: Extent(
                        left: extent.left - 1, top: extent.top - 1, right: right, bottom: extent.bottom + 1))
            ]
        }
        // Along a stripe, as far as it goes down it goes to the right.
        let upright = area.mapped { Point(x: $0.x - ($0.y - origin.y), y: $0.y) }
        guard let slanted = upright.extent else { return [] }
        return stripes(from: slanted.left, to: slanted.right, origin: origin.x).map { stripe in
            let box = Extent(
                left: stripe, top: extent.top - 1, right: stripe + Self.pitch / 2, bottom: extent.bottom + 1)
            return upright.cut(to: box).mapped { Point(x: $0.x + ($0.y - origin.y), y: $0.y) }
        }.filter { !$0.elements.isEmpty }
    }

    /// Returns the left ends of stripes, at the top of the track.
    private func stripes(from left: Double, to right: Double, origin: Double) -> [Double] {
        let first = origin - place * Self.pitch
        let number = ((left - first - Self.pitch / 2) / Self.pitch).rounded(.up)
        return Array(stride(from: first + number * Self.pitch, to: right, by: Self.pitch))
    }
}
