internal import Drawing
internal import SVGDocuments

/// Letters of a text at their place.
struct TextPiece {
    /// The number of their run in the text.
    let run: Int
    /// The element with their style.
    let node: Int
    /// The outlines.
    var path: Path
    /// The cells of the letters, from their tops to their bottoms: boxes are made of them.
    var cells: Extent
}

extension Moment {
    /// The size of letters, in user units: 16 unless something says another one.
    func fontSize(of node: Int) -> Double {
        guard let length = length(.fontSize, node) else {
            return tree.nodes[node].parent.map { fontSize(of: $0) } ?? 16
        }
        if length.share == 0 { return length.user }
        return length.length(of: tree.nodes[node].parent.map { fontSize(of: $0) } ?? 16)
    }

    /// Whether an element is not there at all.
    func isGone(_ node: Int) -> Bool { word(.display, node) == "none" || drawing.failsConditions[node] }

    /// Returns the elements from one within a text to the text, without that.
    func spans(from node: Int, to text: Int) -> [Int] {
        var spans: [Int] = []
        var next = node
        while next != text, let outer = tree.nodes[next].parent {
            spans.append(next)
            next = outer
        }
        return spans
    }

    /// Returns the style of letters within a text of a style.
    func style(of piece: TextPiece, within style: NodeStyle, of text: Int) -> NodeStyle {
        spans(from: piece.node, to: text).reversed().reduce(style) { $0.within($1, at: self) }
    }

    /// The opacity of letters within a text, without that of the text.
    func opacity(of piece: TextPiece, within text: Int) -> Double {
        spans(from: piece.node, to: text).reduce(1) { $0 * min(max(number(.opacity, $1) ?? 1, 0), 1) }
    }

    /// Returns the letters of a text, from its beginning to its end.
    func pieces(of text: Int, in viewport: Viewport) -> [TextPiece] {
        var result: [TextPiece] = []
        var (x, y) = (0.0, 0.0)
        /// The first piece since the last place that is stated, where that is, and the share of the width that lies before it.
        var chunk = (first: 0, start: 0.0, share: 0.0)
        func close() {
            let shift = (x - chunk.start) * chunk.share
            for index in result.indices.dropFirst(chunk.first) { result[index].move(-shift) }
            x -= shift
        }
        /// The width of the space before whatever follows, and whether white space collapses there.
        var (space, collapses) = (0.0, true)
        /// The places of letters that do not show.
        var waiting: [Int] = []
        for (index, run) in (texts?.runs[text] ?? []).enumerated() {
            if spans(from: run.node, to: text).contains(where: isGone) {
                waiting += run.places
                continue
            }
            let places = (waiting + run.places).filter { tree.isWithin(run.node, $0) }
            waiting = []
            let leads = run.blanks.areBefore && !collapses
            if run.isBlank, !leads {
                waiting = places
                continue
            }
            x += space
            let size = fontSize(of: run.node)
            let begins = places.contains { $0 == text || length(.x, $0) != nil || length(.y, $0) != nil }
            if begins { close() }
            for place in places {
                x = length(.x, place)?.length(of: viewport.width) ?? (place == text ? 0 : x)
                y = length(.y, place)?.length(of: viewport.height) ?? (place == text ? 0 : y)
                x += length(.dx, place)?.length(of: viewport.width) ?? 0
                y += length(.dy, place)?.length(of: viewport.height) ?? 0
            }
            if begins {
                let anchor = inheritedWord(.textAnchor, run.node)
                chunk = (result.count, x, anchor == "middle" ? 0.5 : anchor == "end" ? 1 : 0)
            }
            space = leads ? run.space * size : 0
            collapses = true
            if run.isBlank { continue }
            x += space
            let baseline = y + size * baselineShift(of: run.node)
            result.append(
                TextPiece(
                    run: index, node: run.node, path: run.outline.placed(scale: size, x: x, y: baseline),
                    cells: Extent(
                        left: x, top: baseline - size * MovingTexts.ascent, right: x + run.advance * size,
                        bottom: baseline + size * MovingTexts.descent)))
            x += run.advance * size
            space = run.blanks.areAfter ? run.space * size : 0
            collapses = run.blanks.areAfter
        }
        close()
        return result
    }

    private func inheritedWord(_ property: MovingProperty, _ node: Int) -> String? {
        if let word = word(property, node) { return word }
        return tree.nodes[node].parent.flatMap { inheritedWord(property, $0) }
    }

    /// The distance of the baseline below the place of a text, at a font size of 1.
    private func baselineShift(of node: Int) -> Double {
        switch inheritedWord(.dominantBaseline, node) ?? word(.alignmentBaseline, node) {
        // Half the height of an x of Inter.
        case "middle": 0.273
        case "central": (MovingTexts.ascent - MovingTexts.descent) / 2
        case "hanging": 0.75
        case "text-before-edge", "text-top": MovingTexts.ascent
        case "text-after-edge", "text-bottom", "ideographic": -MovingTexts.descent
        default: 0
        }
    }
}

extension TextPiece {
    fileprivate mutating func move(_ distance: Double) {
        if distance == 0 { return }
        path = path.placed(scale: 1, x: distance, y: 0)
        cells = Extent(
            left: cells.left + distance, top: cells.top, right: cells.right + distance, bottom: cells.bottom)
    }
}
