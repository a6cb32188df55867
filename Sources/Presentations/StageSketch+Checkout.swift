internal import Indicators

extension StageSketch {
    /// An order to be paid: cards below each other or, where there is room, in two columns, and the button for the next
    /// step.
    ///
    /// - Parameter words: The width of the texts in the middle of a low screen, which two columns leave free; nil if something
    ///   covers the columns there.
    mutating func addCheckout(_ frame: ScreenFrame, around words: Double? = nil) {
        let isRegular = frame.column.width < width
        let column = frame.column.inset(isRegular ? 0 : 16, isRegular ? 24 : 16)
        var side = column
        if isRegular {
            side.width = ((column.width - 24) * 0.4).rounded()
            side.x = column.right - side.width
            var order = column
            order.width -= side.width + 24
            // Low screens, such as phones on their side, have room for less.
            let things = min(max(((column.height - 64) / 72).rounded(.down), 1), 4)
            order.height = things * 72 + 64
            if things < 4, let words {
                let half = (words / 2).rounded(.up) + 24
                order.width = column.centerX - half - column.x
                (side.x, side.width) = (column.centerX + half, order.width)
            }
            guard order.width >= Self.leastCard else { return }
            if order.bottom <= column.bottom {
                card(order)
                addOrder(order, things: Int(things))
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

    /// The least width of a card.
    private static let leastCard = 112.0

    private mutating func addFilledButton(_ box: StageBox) {
        fill(box, corner: surfaces.buttonCorner, theme[.button])
        let words = min(96, box.width / 2)
        fill(
            StageBox(x: box.centerX - words / 2, y: box.centerY - 6, width: words, height: 12).snapped,
            corner: 6, theme[.buttonLabel], opacity: 0.85)
    }

    /// Things that are bought, and what they cost.
    mutating func addOrder(_ card: StageBox, things: Int = 2) {
        for row in 0..<things {
            let top = card.y + Double(row) * 72
            addThing(StageBox(x: card.x, y: top, width: card.width, height: 72), row)
            rule(from: card.x + 16, width: card.width - 32, above: top + 72)
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
}
