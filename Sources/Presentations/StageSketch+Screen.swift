internal import Drawing
internal import Indicators

/// Parts of rows that give way to an indicator.
enum RowPart {
    case subtitle, trailing
}

extension StageSketch {
    var surfaces: SurfaceMetrics { theme.metrics.surfaces }

    // MARK: Bars

    /// The bars above and below the content.
    mutating func addBars(_ frame: ScreenFrame) {
        let side = width < LabelRequest.regularWidth ? 16.0 : 24.0
        if frame.hasNavigation {
            let ground = StageBox(x: -8, y: -8, width: width + 16, height: frame.top + 8)
            fill(ground, surfaces.hasBars ? theme[.card] : theme[.surface])
            let middle = (frame.status + frame.top) / 2
            let sign = surfaces.isCentered ? theme[.button] : theme[.label]
            let end = surfaces.isCentered ? side + 10 : side + 8
            stroke(
                [
                    Point(x: end, y: middle - 8), Point(x: end - 8, y: middle),
                    Point(x: end, y: middle + 8),
                ], width: 2, sign)
            if !surfaces.isCentered {
                stroke([Point(x: end - 8, y: middle), Point(x: end + 8, y: middle)], width: 2, sign)
            }
            let title = min(128, max(0, width - 144))
            bar(
                StageBox(
                    x: surfaces.isCentered ? (width - title) / 2 : side + 40, y: middle - 7, width: title,
                    height: 14))
            bar(StageBox(x: width - side - 24, y: middle - 12, width: 24, height: 24), opacity: 0.8)
            if surfaces.hasBars { rule(from: -8, width: width + 16, above: frame.top) }
        }
        if frame.status > 0 { addPhoneBars(frame, side) }
    }

    /// The time, the battery and the bar to swipe home, as blots.
    private mutating func addPhoneBars(_ frame: ScreenFrame, _ side: Double) {
        let middle = frame.status / 2 + 2
        bar(StageBox(x: side + 4, y: middle - 4, width: 32, height: 8))
        picture(StageBox(x: width - side - 26, y: middle - 5, width: 22, height: 10), corner: 3)
        bar(StageBox(x: width - side - 40, y: middle - 4, width: 8, height: 8))
        bar(StageBox(x: width - side - 52, y: middle - 4, width: 8, height: 8))
        let length = width < LabelRequest.regularWidth ? 128.0 : 256
        fill(
            StageBox(x: (width - length) / 2, y: frame.height - 12, width: length, height: 4).snapped,
            corner: 2, theme[.label], opacity: 0.7)
    }

    // MARK: Lists

    /// The lengths of titles and of what is below them, as parts of the room for them.
    static let titles = [0.52, 0.4, 0.6, 0.46, 0.36, 0.56, 0.44]
    static let subtitles = [0.74, 0.62, 0.5, 0.8, 0.68, 0.46, 0.58]

    /// Rows of a list from `top` on, so many of them.
    ///
    /// - Parameter special: A row without some of its parts, and how high that is.
    mutating func addRows(
        _ column: StageBox, top: Double, count: Int,
        special: (row: Int, without: RowPart, height: Double)? = nil
    ) {
        let heights = (0..<count).map { $0 == special?.row ? special?.height ?? 0 : surfaces.row }
        let isInset = column.width < width
        if surfaces.hasBars || isInset {
            let box = StageBox(x: column.x, y: top, width: column.width, height: heights.reduce(0, +))
            if isInset { card(box) } else { fill(box.inset(-8, 0), theme[.card]) }
        }
        var y = top
        for (index, height) in heights.enumerated() {
            let row = StageBox(x: column.x, y: y, width: column.width, height: height)
            addRow(row, index, without: special?.row == index ? special?.without : nil)
            y += height
            if surfaces.hasBars, index < count - 1 {
                let x = Self.textX(row)
                rule(from: x, width: row.right - x, above: y)
            }
        }
    }

    /// The leading edge of the texts of a row; rows narrower than 200 points have no picture.
    static func textX(_ row: StageBox) -> Double { row.x + (row.width < 200 ? 16 : 72) }

    private mutating func addRow(_ row: StageBox, _ index: Int, without part: RowPart?) {
        let x = Self.textX(row)
        // A row of another height has its title where the others have it.
        let middle = row.y + surfaces.row / 2
        if x > row.x + 16 { bar(StageBox(x: row.x + 16, y: middle - 20, width: 40, height: 40)) }
        let hasTime = part != .trailing && row.width >= 280
        let room = row.right - 16 - x - (hasTime ? 48 : 0)
        bar(
            StageBox(
                x: x, y: middle - 16, width: min(room, 320) * Self.titles[index % 7], height: 12))
        if part != .subtitle {
            bar(
                StageBox(
                    x: x, y: middle + 4, width: min(room, 400) * Self.subtitles[index % 7], height: 10),
                opacity: 0.6)
        }
        if hasTime {
            bar(StageBox(x: row.right - 48, y: middle - 14, width: 32, height: 8), opacity: 0.6)
        }
    }

    /// A screen with a list.
    mutating func addListScreen(_ frame: ScreenFrame) {
        ground(theme[.surface], height: frame.height)
        let isInset = frame.column.width < width
        let gap = isInset ? 24.0 : 0
        let height = isInset ? frame.column.height - 2 * gap : frame.height - frame.top
        let rows = height / surfaces.row
        addRows(frame.column, top: frame.top + gap, count: Int(rows.rounded(isInset ? .down : .up)))
        addBars(frame)
    }

    // MARK: Cards

    /// A picture, a title and what is below it, at the head of a card.
    mutating func addHead(_ card: StageBox) {
        let x = card.width < 200 ? card.x + 16 : card.x + 72
        if x > card.x + 16 {
            picture(StageBox(x: card.x + 16, y: card.y + 16, width: 40, height: 40), corner: 8)
        }
        let room = min(card.right - 16 - x, 320)
        bar(StageBox(x: x, y: card.y + 20, width: room * 0.5, height: 14))
        bar(StageBox(x: x, y: card.y + 42, width: room * 0.72, height: 10), opacity: 0.6)
    }
}
