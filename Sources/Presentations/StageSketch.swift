internal import Drawing
internal import Indicators

/// Shapes of a stage, drawn from left to right and mirrored where the direction says so.
struct StageSketch: Hashable {
    let theme: Theme
    let width: Double
    let direction: LayoutDirection
    /// The color of placeholders or, once content is loaded, of the bars that stand for it.
    private let ink: Color
    private(set) var shapes: [Shape] = []
    /// The light that passes over placeholders; nil for none.
    private let shimmer: Shimmer?
    /// The areas filled with opaque colors, the grounds of placeholders.
    private var grounds: [Ground] = []

    private struct Ground: Hashable {
        let box: StageBox
        let color: Color
    }

    /// - Parameter isLoaded: Whether content is there: it is darker than what stands for content to come.
    init(_ request: StageRequest, isLoaded: Bool = false) {
        (theme, width, direction) = (request.theme, request.width, request.direction)
        shimmer = isLoaded ? nil : Shimmer(request)
        ink = isLoaded ? theme[.label].faded(0.32) : shimmer?.ink ?? theme[.placeholder]
    }

    private func left(_ x: Double, _ width: Double) -> Double {
        direction.left(x, width: width, in: self.width)
    }

    /// All of the picture, and as much beyond it as a canvas can be larger.
    mutating func ground(_ color: Color, height: Double) {
        let bleed = 8.0
        let block = BlockShape(
            x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed, isRound: false)
        shapes.append(.group(GroupShape(parts: [.init(.block(block), color)])))
        grounds.append(Ground(box: StageBox(x: 0, y: 0, width: width, height: height), color: color))
    }

    mutating func fill(_ box: StageBox, corner: Double = 0, _ color: Color, opacity: Double = 1) {
        guard box.width > 0, box.height > 0 else { return }
        if color.alpha == 255, opacity >= 1 { grounds.append(Ground(box: box, color: color)) }
        let path = Path.rectangle(
            x: left(box.x, box.width), y: box.y, width: box.width, height: box.height, radius: corner)
        shapes.append(.path(PathShape(path, color, opacity: opacity)))
    }

    /// Lines between parts of a surface, each a rectangle as wide as a hairline is; where they meet they cover once.
    mutating func rules(_ boxes: [StageBox]) {
        let lines = boxes.filter { $0.width > 0 && $0.height > 0 }.map { box in
            Hairline(x: left(box.x, box.width), y: box.y, width: box.width, height: box.height)
        }
        if !lines.isEmpty { shapes.append(.path(PathShape(lines, theme[.cardHairline]))) }
    }

    /// A line below what ends at `y`.
    mutating func rule(from x: Double, width: Double, above y: Double) {
        rules([StageBox(x: x, y: y - Hairline.usual, width: width, height: Hairline.usual)])
    }

    /// A round bar or a disc in place of content.
    mutating func bar(_ box: StageBox, opacity: Double = 1) {
        placeholder(box, corner: box.height / 2, opacity: opacity)
    }

    private mutating func placeholder(_ box: StageBox, corner: Double, opacity: Double = 1) {
        let box = box.snapped
        guard shimmer != nil else { return fill(box, corner: corner, ink, opacity: opacity) }
        guard box.width > 0, box.height > 0 else { return }
        let below = grounds.last { $0.box.contains(x: box.centerX, y: box.centerY) }?.color
        var placed = box
        placed.x = left(box.x, box.width)
        shapes.append(
            .group(
                GroupShape(
                    placeholder: placed, corner: corner, ink, opacity: opacity, on: below ?? theme[.surface]))
        )
    }

    /// A picture in place of content.
    mutating func picture(_ box: StageBox, corner: Double) { placeholder(box, corner: corner) }

    /// A stroke through points.
    mutating func stroke(_ points: [Point], width: Double, _ color: Color) {
        let points = points.map { Point(x: left($0.x, 0), y: $0.y) }
        var path = Path()
        for (from, to) in zip(points, points.dropFirst()) { path.add(.line(from, to, width: width)) }
        shapes.append(.path(PathShape(path, color)))
    }

    /// A sign, which is never mirrored.
    mutating func sign(_ glyph: Glyph, center: Point, side: Double, _ color: Color) {
        let center = Point(x: left(center.x, 0), y: center.y)
        shapes.append(.path(PathShape(glyph.path(center: center, side: side), color)))
    }

    mutating func write(_ text: StageText, in box: StageBox, _ color: Color) {
        shapes.append(
            .text(
                TextShape(
                    text.block, x: left(box.x, box.width), y: box.y, width: box.width, color: color)))
    }

    /// A surface that lies above another: its shadow, its hairline and its ground.
    mutating func surface(
        _ box: StageBox, corner: Double, _ color: Color, shadow: Double, down: Double = 2, hairline: Bool
    ) {
        SoftShadow.add(
            x: left(box.x, box.width), y: box.y, width: box.width, height: box.height, corner: corner,
            reach: shadow, down: down, to: &shapes)
        // With opaque, strong hairlines the fill alone would not mark the edge of the surface.
        if hairline {
            let line = Hairline(
                x: left(box.x, box.width), y: box.y, width: box.width, height: box.height, around: corner)
            shapes.append(.path(PathShape([line], theme[.cardHairline])))
        }
        fill(box, corner: corner, color)
    }

    mutating func card(_ box: StageBox) {
        let surfaces = theme.metrics.surfaces
        surface(
            box, corner: surfaces.cardCorner, theme[.card], shadow: surfaces.cardShadow,
            hairline: surfaces.cardShadow == 0)
    }

    /// Adds a panel above everything else, with a strong shadow.
    mutating func panel(_ box: StageBox, corner: Double, _ color: Color) {
        let isFlat = theme.metrics.surfaces.cardShadow == 0
        surface(box, corner: corner, color, shadow: isFlat ? 0 : 22, down: 6, hairline: isFlat)
    }

    /// Words that one can press, in the middle of what one touches.
    mutating func press(_ text: StageText, in target: StageBox, isPressed: Bool) {
        let words = StageBox(
            x: target.centerX - text.width / 2, y: target.centerY - text.height / 2, width: text.width,
            height: text.height)
        let (color, pressed) = (theme[.button], theme[.buttonPressed])
        press(text, in: words, ground: target.inset(4, 4), isPressed ? pressed : color, isPressed: isPressed)
    }

    /// Words that one can press, on a ground that shows while they are pressed.
    mutating func press(
        _ text: StageText, in words: StageBox, ground: StageBox, _ color: Color, isPressed: Bool
    ) {
        if isPressed {
            fill(
                ground, corner: min(theme.metrics.surfaces.buttonCorner, ground.height / 2),
                color.faded(theme.metrics.pressedLayer))
        }
        write(text, in: words, color)
    }
}

extension ThemeMetrics {
    /// The opacity of a pressed state layer on a control without a fill. Words and icons alone show too little of a color, so
    /// it is at least 0.1, a value of ours.
    var pressedLayer: Double { max(stateLayer, 0.1) }
}
