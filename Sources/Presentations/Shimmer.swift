internal import Drawing
internal import Indicators

/// A light that passes over the placeholders of a page: SAP's skeleton (SAP/cloud-sdk-ios-fiori @098daf0 `Utils/SkeletonLoading`).
///
/// Placeholders have the color of separators. Over them, added to what is below as light is, lie a flat color and a gradient as wide as
/// the page, which goes from one width before the page to one after it in 2 s, at a steady speed, over and over.
public struct Shimmer: Hashable, Sendable {
    /// The style of the light.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// The light as published for dark pages. On light pages the published light is black, which adds nothing, on a flat white
        /// that hides everything; there, placeholders fade towards their ground by half of the published alphas instead.
        case content
        /// The light as published, on all pages.
        case published
        /// A light in the color of the indicator, while AI is at work; on light pages with half of its strength.
        case ai
    }

    /// The period of the light, in milliseconds.
    public static let period = 2000.0

    /// The share of the light that falls on light pages, so that placeholders never fade by more than half. Ours.
    static let paleness = 0.5

    /// The fill of placeholders.
    let ink: Color
    /// The fill of placeholders once no light passes over them any more.
    private let plainInk: Color
    private let style: Style
    private let tint: Color
    private let isDark: Bool
    /// The width of the page in points, and the direction of reading, in which the light moves.
    private let width: Double
    private let direction: LayoutDirection

    /// The light that is asked for; nil for none.
    init?(_ request: StageRequest) {
        guard let style = request.shimmer else { return nil }
        self.init(style, request.theme, width: request.width, direction: request.direction)
    }

    init(_ style: Style, _ theme: Theme, width: Double, direction: LayoutDirection) {
        (self.style, tint, self.width, self.direction) = (style, theme[.indicator], width, direction)
        ink = style == .ai ? theme[.indicator] : theme[.stepLine]
        plainInk = theme[.placeholder]
        let ground = theme[.surface]
        isDark = Int(ground.red) + Int(ground.green) + Int(ground.blue) < 3 * 128
    }

    /// The colors along a placeholder on a ground.
    ///
    /// - Parameters:
    ///   - opacity: The share of the ground that the placeholder covers, in `0...1`.
    ///   - ground: The color under the placeholder, taken for opaque.
    ///   - sheen: The progress and the strength of the light.
    func gradient(opacity: Double, on ground: Color, at sheen: FrameAppearance.Sheen) -> BarGradient {
        let step = width / Double(Self.steps)
        let start = (2 * sheen.place - 1) * width
        let ground = Self.channels(ground)
        // The opacity without the ink's own alpha.
        let share = ink.alpha > 0 ? opacity * 255 / Double(ink.alpha) : opacity
        let unlit = Self.covered(ground, by: plainInk, min(share, 1) * Double(plainInk.alpha) / 255)
        func color(_ place: Double?) -> Color {
            let lit = lit(opacity, ground, at: place)
            let shown = Self.mixed(unlit, lit, min(max(sheen.strength, 0), 1))
            let channels = shown.map { UInt8(($0 * 255).rounded()) }
            return Color(red: channels[0], green: channels[1], blue: channels[2])
        }
        let colors = (0...Self.steps).map { color(Double($0) / Double(Self.steps)) }
        let plain = color(nil)
        let ends = [start - step, start + width + step].map { direction == .rtl ? width - $0 : $0 }
        return BarGradient(
            Gradient([plain] + colors + [plain]), ends: BarGradient.Ends(from: ends[0], to: ends[1]))
    }

    /// The number of parts that the light is cut into; at both ends it begins within one of them.
    private static let steps = 64

    /// A placeholder on its ground under the light at a place along it, from the leading end; nil for where there is none.
    private func lit(_ opacity: Double, _ ground: [Double], at place: Double?) -> [Double] {
        let below = Self.covered(ground, by: ink, opacity)
        let (black, white) = ([0.0, 0, 0], [1.0, 1, 1])
        func added(_ light: [Double], to colors: [Double]) -> [Double] {
            zip(colors, light).map { min($0 + $1 * opacity, 1) }
        }
        let alpha = place.map(Self.alpha) ?? 0
        switch style {
        case .ai:
            let tint = Self.channels(tint)
            let unlit = added(tint, to: below)
            guard let place else { return unlit }
            let share = 1 - (2 * place - 1).magnitude
            let light = zip(tint, isDark ? black : white).map { $0 * (1 - share) + $1 * share }
            let lit = added(light, to: unlit)
            if isDark { return lit }
            // Beyond what it lies on, it would stand out less again.
            let most = zip(unlit, ground).map { max($0, $1) }
            return Self.mixed(unlit, zip(lit, most).map { min($0, $1) }, Self.paleness)
        case .content where !isDark: return Self.mixed(below, ground, alpha * Self.paleness)
        case .content: return added(white.map { $0 * alpha }, to: below)
        case .published:
            // A black light adds nothing.
            return added(
                (isDark ? white : black).map { $0 * alpha }, to: isDark ? below : added(white, to: below))
        }
    }

    /// The published alphas, straight from one to the next.
    private static func alpha(at place: Double) -> Double {
        let alphas = [0.2, 0.7, 0.9, 0.7, 0.2]
        let index = min(Int(place * 4), 3)
        let part = place * 4 - Double(index)
        return alphas[index] * (1 - part) + alphas[index + 1] * part
    }

    private static func mixed(_ from: [Double], _ to: [Double], _ part: Double) -> [Double] {
        zip(from, to).map { $0 + ($1 - $0) * part }
    }

    private static func covered(_ ground: [Double], by ink: Color, _ opacity: Double) -> [Double] {
        mixed(ground, channels(ink), opacity)
    }

    private static func channels(_ color: Color) -> [Double] {
        [color.red, color.green, color.blue].map { Double($0) / 255 }
    }
}

extension GroupShape {
    /// A box with round corners of equal height and width, as blocks side by side, to be filled by a shimmer.
    init(placeholder box: StageBox, corner: Double, _ ink: Color, opacity: Double, on ground: Color) {
        let r = min(corner, box.width / 2, box.height / 2)
        func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isRound: Bool = false) -> Part
        {
            let block = BlockShape(
                x: box.x + x, y: box.y + y, width: width, height: height, isRound: isRound)
            var part = Part(.block(block), ink, opacity: opacity)
            part.isGradient = true
            return part
        }
        let (w, h) = (box.width, box.height)
        var parts: [Part] = []
        if r <= 0 {
            parts = [block(0, 0, w, h)]
        } else if r == h / 2 {
            parts = [block(0, 0, w, h, isRound: true)]
        } else {
            parts = [block(r, 0, w - 2 * r, h), block(0, r, r, h - 2 * r), block(w - r, r, r, h - 2 * r)]
            for (x, y) in [(0, 0), (w - 2 * r, 0), (0, h - 2 * r), (w - 2 * r, h - 2 * r)] {
                parts.append(block(x, y, 2 * r, 2 * r, isRound: true))
            }
        }
        // The ground, until the light is known.
        self.init(gradient: BarGradient(Gradient([ground])), parts: parts)
    }
}

extension Shape {
    /// Whether a shimmer passes over it.
    var isPlaceholder: Bool { if case .group(let group) = self { group.gradient != nil } else { false } }

    /// The shape with the colors of a shimmer at this moment.
    func shimmering(_ shimmer: Shimmer, at sheen: FrameAppearance.Sheen) -> Shape {
        guard case .group(var group) = self, let marked = group.gradient, let first = group.parts.first
        else { return self }
        group.gradient = shimmer.gradient(
            opacity: Double(first.color.alpha) / 255 * first.opacity, on: marked.gradient.colors[0], at: sheen
        )
        for index in group.parts.indices { group.parts[index].opacity = 1 }
        return .group(group)
    }
}
