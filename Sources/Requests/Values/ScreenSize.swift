package import Basics
internal import Indicators

/// The size of a screen, in points.
public struct ScreenSize: Hashable, Sendable {
    /// The width in points; from 600 on a screen is regular, below that it is compact.
    public var width: Double
    /// The height in points; nil for a height typical of the width.
    public var height: Double?

    /// A screen as high as is typical for its width, unless there is a `height`.
    public init(width: Double, height: Double? = nil) { (self.width, self.height) = (width, height) }

    /// The message about a side out of range; nil if both are valid.
    package var problem: Message? {
        guard
            let side = [width, height].compactMap({ $0 }).first(where: {
                !IndicatorLimits.sizes.contains($0)
            })
        else { return nil }
        return
            "\(side.shortestText) is out of range for a side of a screen: \(SpecNumber.allowed(IndicatorLimits.sizes, "points"))"
    }

    /// Reads `WIDTH` or `WIDTHxHEIGHT`.
    package init(parsing text: String) throws(Message) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
            .map { SpecNumber.value(of: SpecUnit.points.number(String($0))[...]) }
        guard (1...2).contains(parts.count), let width = parts[0], let height = parts.last, let height else {
            throw
                "\(quoted(text)) is not a valid screen size: write its width in points, or WIDTHxHEIGHT such as 390x844"
        }
        self.init(width: width, height: parts.count > 1 ? height : nil)
        if let problem { throw problem }
    }
}
