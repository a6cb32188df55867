internal import Drawing

/// A screen with bars, and a column for content.
struct ScreenFrame {
    let height: Double
    /// Where content begins and ends; bars of the phone and the app are beyond.
    let top, bottom: Double
    let status: Double
    let hasNavigation: Bool
    let column: StageBox

    init(_ request: StageRequest) throws {
        height = request.screenHeight
        let least = 160.0
        if request.width < least { throw StageError(side: .width, size: request.width, least: least) }
        if height < least { throw StageError(side: .height, size: height, least: least) }
        let hasBars = height >= StageMetrics.leastWithBars
        status = hasBars ? StageMetrics.status : 0
        hasNavigation = height >= StageMetrics.leastWithNavigation
        top = status + (hasNavigation ? request.surfaces.bar : 0)
        bottom = height - (hasBars ? StageMetrics.home : 0)
        let width = request.isCompact ? request.width : min(request.width - 48, StageMetrics.column)
        column = StageBox(x: (request.width - width) / 2, y: top, width: width, height: bottom - top)
    }
}

/// Parts of rows that give way to an indicator.
enum RowPart {
    case subtitle, trailing
}

extension StageSketch {
    private var surfaces: SurfaceMetrics { theme.metrics.surfaces }

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
            if surfaces.hasBars {
                fill(
                    StageBox(x: -8, y: frame.top - 0.5, width: width + 16, height: 0.5), theme[.cardHairline])
            }
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
            StageBox(x: (width - length) / 2, y: frame.height - 12, width: length, height: 4), corner: 2,
            theme[.label], opacity: 0.7)
    }

    // MARK: Lists

    /// The lengths of titles and of what is below them, as parts of the room for them.
    private static let titles = [0.52, 0.4, 0.6, 0.46, 0.36, 0.56, 0.44]
    private static let subtitles = [0.74, 0.62, 0.5, 0.8, 0.68, 0.46, 0.58]

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
                fill(StageBox(x: x, y: y - 0.5, width: row.right - x, height: 0.5), theme[.cardHairline])
            }
        }
    }

    /// Where the texts of a row begin: narrow rows have no picture.
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

    // MARK: Checkout

    /// An order that is to be paid: cards below each other, or in two columns, as many as there is room for, and the
    /// button that goes on.
    mutating func addCheckout(_ frame: ScreenFrame) {
        let isRegular = frame.column.width < width
        let column = frame.column.inset(isRegular ? 0 : 16, isRegular ? 24 : 16)
        var side = column
        if isRegular {
            side.width = ((column.width - 24) * 0.4).rounded()
            side.x = column.right - side.width
            var order = column
            order.width -= side.width + 24
            order.height = 4 * 72 + 64
            if order.bottom <= column.bottom {
                card(order)
                addOrder(order, things: 4)
            }
        }
        var bottom = column.bottom
        let height = surfaces.button
        // On low screens it would lie below what is said in the middle.
        if !isRegular, frame.height >= StageMetrics.leastWithBars {
            addFilledButton(
                StageBox(x: column.x, y: bottom - height, width: column.width, height: height))
            bottom -= height + 16
        }
        let cards: [(height: Double, add: (inout StageSketch, StageBox) -> Void)] = [
            (208, { $0.addOrder($1) }), (96, { $0.addAddress($1) }), (72, { $0.addPayment($1) }),
        ]
        for card in cards.dropFirst(isRegular ? 1 : 0) where side.y + card.height <= bottom {
            side.height = card.height
            self.card(side)
            card.add(&self, side)
            side.y += card.height + 16
        }
        if isRegular, side.y + height <= bottom {
            side.height = height
            addFilledButton(side)
        }
    }

    private mutating func addFilledButton(_ box: StageBox) {
        fill(box, corner: surfaces.buttonCorner, theme[.button])
        let words = min(96, box.width / 2)
        fill(
            StageBox(x: box.centerX - words / 2, y: box.centerY - 6, width: words, height: 12), corner: 6,
            theme[.buttonLabel], opacity: 0.85)
    }

    /// Things that are bought, and what they cost.
    mutating func addOrder(_ card: StageBox, things: Int = 2) {
        for row in 0..<things {
            let top = card.y + Double(row) * 72
            addThing(StageBox(x: card.x, y: top, width: card.width, height: 72), row)
            fill(
                StageBox(x: card.x + 16, y: top + 72 - 0.5, width: card.width - 32, height: 0.5),
                theme[.cardHairline])
        }
        let middle = card.bottom - 32
        bar(StageBox(x: card.x + 16, y: middle - 7, width: min(48, card.width - 32), height: 14))
        if card.width >= 200 { bar(StageBox(x: card.right - 88, y: middle - 7, width: 72, height: 14)) }
    }

    private mutating func addThing(_ row: StageBox, _ index: Int) {
        // As in a list, narrow rows have no picture, and nothing at their end either.
        let isNarrow = row.width < 200
        if !isNarrow { picture(StageBox(x: row.x + 16, y: row.y + 12, width: 48, height: 48), corner: 8) }
        let x = row.x + (isNarrow ? 16 : 80)
        let room = row.width - (isNarrow ? 32 : 160)
        bar(StageBox(x: x, y: row.y + 20, width: room * Self.titles[(index + 2) % 7], height: 12))
        bar(
            StageBox(x: x, y: row.y + 40, width: room * Self.subtitles[(index + 4) % 7], height: 10),
            opacity: 0.6)
        if !isNarrow { bar(StageBox(x: row.right - 56, y: row.y + 20, width: 40, height: 12)) }
    }

    private mutating func addAddress(_ card: StageBox) {
        let box = card.inset(16, 0)
        bar(StageBox(x: box.x, y: card.y + 20, width: box.width * 0.32, height: 12))
        bar(StageBox(x: box.x, y: card.y + 44, width: box.width * 0.7, height: 10), opacity: 0.6)
        bar(StageBox(x: box.x, y: card.y + 64, width: box.width * 0.52, height: 10), opacity: 0.6)
    }

    private mutating func addPayment(_ card: StageBox) {
        picture(StageBox(x: card.x + 16, y: card.y + 22, width: 44, height: 28), corner: 4)
        bar(StageBox(x: card.x + 76, y: card.y + 30, width: (card.width - 92) * 0.5, height: 12))
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
