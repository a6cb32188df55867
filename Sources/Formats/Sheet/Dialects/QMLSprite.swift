internal import Basics

extension SheetDialect {
    /// A component of Qt Quick that plays the sheet beside it.
    public static let qml = SheetDialect(
        name: "qml", synonyms: ["qt", "qt-quick", "animatedsprite", "kde"],
        summary: "Qt Quick component with an AnimatedSprite",
        files: "NAME.qml",
        limits:
            "a cell for each frame, in rows without gaps; one page, not trimmed, straight alpha, no rotation; "
            + "no tags",
        readers: "Qt Quick 2 (proven in Qt 5.15)",
        fileExtension: "qml", details: [],
        marks: ["import QtQuick 2.15\n", "AnimatedSprite {", "source: \"{name}"],
        unsupported: [
            .clips: oneAnimation,
            .pages: onePage,
            .trim: "shows whole frames; leave out \(option: .sheetTrim)",
            .premultiplied: "takes straight alpha; leave out \(option: .sheetAlpha)",
            .rotation: cannotTurn,
            .delays: showsEvenly,
            .gaps:
                "counts cells from row to row; leave out \(option: .sheetPadding), \(option: .sheetBorder), \(option: .sheetExtrude), \(option: .sheetMipLevels), \(option: .sheetSides), \(option: .sheetSquare) and \(option: .sheetLayout, "columns")",
            .fractions:
                "counts whole points at scales 2 to 9; choose a size of whole points or scale 1",
        ],
        needsCells: true,
        sampling: .none,
        writer: .sheet { sheet in Array(sheet.qml.utf8) })

    static let oneAnimation: Message =
        "plays a single animation; choose css, godot4 or another dialect, or make a sheet of each animation"
    static let onePage: Message =
        "has one page; raise \(option: .sheetMaxSide), or use smaller or fewer frames"
}

extension Sheet {
    /// The QML component. Without `interpolate: false`, Qt would blend each frame with the next.
    fileprivate var qml: String {
        let points = { (pixels: Int) in (Double(pixels) / sequence.scale).shortestText }
        let source = urlEncoded(pages[0].image)
        return """
            import QtQuick 2.15

            AnimatedSprite {
                width: \(points(sequence.width))
                height: \(points(sequence.height))
                source: "\(source)"
                frameWidth: \(sequence.width / sequence.qtScale)
                frameHeight: \(sequence.height / sequence.qtScale)
                frameCount: \(sequence.count)
                frameRate: \(sequence.fps.shortestText)
                interpolate: false
                loops: \(sequence.loops ? "AnimatedSprite.Infinite" : "1")
            }

            """
    }
}

extension FrameSequence {
    /// The pixel ratio that Qt infers from the name of the image: the digit before the x of `@2x`, if it is a single
    /// one.
    fileprivate var qtScale: Int { (2...9).contains(scale) && scale.rounded() == scale ? Int(scale) : 1 }

    /// Whether a frame has a whole number of what Qt takes for pixels.
    var hasWholeQtSize: Bool { width.isMultiple(of: qtScale) && height.isMultiple(of: qtScale) }
}
