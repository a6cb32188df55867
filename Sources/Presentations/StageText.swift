internal import Drawing
internal import Indicators

/// A text as it fits.
struct StageText {
    var block: TextBlock
    let size: TextSize

    /// - Parameters:
    ///   - lines: The most lines; what is more ends in an ellipsis.
    ///   - shrinks: Whether letters that a user has made larger are smaller again where the text does not fit otherwise.
    static func fitted(
        _ text: String, _ style: TypeStyle, _ request: StageRequest, maxWidth: Double, lines: Int = 1,
        alignment: TextBlock.Alignment = .start, shrinks: Bool = false, _ measuring: any TextMeasuring
    ) throws(LayoutError) -> StageText {
        var block = style.block(text, direction: request.direction, alignment: alignment)
        block.hasTabularFigures = false
        (block.maxWidth, block.maxLines) = (max(maxWidth, 0), lines)
        var size = try measuring.size(of: block)
        let least = style.size / max(request.theme.metrics.textSize.growth, 1)
        while shrinks, size.isTruncated, block.size > least {
            block.size = max(((block.size * 0.95) * 2).rounded(.down) / 2, least)
            size = try measuring.size(of: block)
        }
        if size.width > maxWidth + 1e-6 {
            throw LayoutError.stage(
                .width, size: request.width,
                least: (request.width + size.width - maxWidth).rounded(.up))
        }
        return StageText(block: block, size: size)
    }

    /// Whole points, so that every scale has the same picture.
    var width: Double { size.width.rounded(.up) }
    var height: Double { size.height }
}
