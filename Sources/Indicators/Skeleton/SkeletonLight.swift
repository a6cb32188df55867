package import Drawing

/// A light that passes over placeholders.
package struct SkeletonLight: Hashable, Sendable {
    /// Whether each placeholder has a light of its own.
    package let isOwn: Bool
    /// Whether the light passes from right to left.
    let isReversed: Bool
    /// The ground, which the light brings a placeholder closer to on light screens and takes it away from on dark ones.
    let ground: Color
    /// Whether screens are dark.
    let isDark: Bool

    /// A light; nil for an effect without one.
    package init?(_ effect: Skeleton.Effect, on ground: Color, isDark: Bool, _ direction: LayoutDirection) {
        if effect == .pulse { return nil }
        isOwn = effect == .wave
        isReversed = direction == .rtl
        self.ground = ground
        self.isDark = isDark
    }

    /// The color of a placeholder in the middle of the light: half as strong on light screens, half as strong again on dark ones. Ours:
    /// react-loading-skeleton 3.5 (#EBEBEB, #F5F5F5) has the same ratio on white.
    func lit(_ color: Color) -> Color {
        let factor = isDark ? 1.5 : 0.5
        if color.alpha < 255 {
            return Color(
                red: color.red, green: color.green, blue: color.blue,
                alpha: UInt8(min((Double(color.alpha) * factor).rounded(), 255)))
        }
        func channel(_ value: UInt8, _ below: UInt8) -> UInt8 {
            let (value, below) = (Double(value), Double(below))
            return UInt8(min(max((below + (value - below) * factor).rounded(), 0), 255))
        }
        return Color(
            red: channel(color.red, ground.red), green: channel(color.green, ground.green),
            blue: channel(color.blue, ground.blue))
    }

    /// Returns the placeholders of one moment, in groups below each light.
    ///
    /// - Parameters:
    ///   - blocks: The placeholders.
    ///   - color: Their color.
    ///   - sheen: The progress and the strength of the light.
    func shapes(_ blocks: [BlockShape], _ color: Color, at sheen: FrameAppearance.Sheen) -> [GroupShape] {
        let peak = color.blended(with: lit(color), min(max(sheen.strength, 0), 1))
        let colors = Gradient([color, peak, color])
        func group(_ blocks: [BlockShape]) -> GroupShape {
            let left = blocks.reduce(Double.infinity) { min($0, $1.x) }
            let right = blocks.reduce(-Double.infinity) { max($0, $1.x + $1.width) }
            let (width, way) = (right - left, isOwn ? min(2 * sheen.place, 1) : sheen.place)
            let from = left + (2 * way - 1) * width
            let ends = [from, from + width].map { isReversed ? left + right - $0 : $0 }
            let parts = blocks.map { block in
                var part = GroupShape.Part(.block(block), color, role: .value)
                part.isGradient = true
                return part
            }
            return GroupShape(
                gradient: BarGradient(colors, ends: .init(from: ends[0], to: ends[1])), parts: parts)
        }
        return isOwn ? blocks.map { group([$0]) } : [group(blocks)]
    }
}
