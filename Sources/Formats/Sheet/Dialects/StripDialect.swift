internal import Basics

extension SheetDialect {
    /// A stylesheet whose animation only moves the sheet, behind a window of one frame.
    ///
    /// A background that changes its position is painted anew for each frame. An element moved by `transform` is
    /// painted once, and the compositor does the rest.
    public static let cssStrip = SheetDialect(
        name: "css-strip", synonyms: ["transform", "compositor", "strip"],
        summary: "stylesheet that moves the sheet by transform, so that nothing is painted again",
        files: "NAME.css; NAME@2x.css at scale 2",
        limits:
            "one page, not trimmed, straight alpha, no rotation; one stylesheet for each scale; spaces in NAME are "
            + "\"-\" in the class; frames are 2 points apart unless asked for otherwise, or neighbors would show at a zoom of 110%; "
            + "a page of more than 4096 pixels a side is too large for some phones",
        readers: "browsers (proven in Chromium)",
        fileExtension: "css",
        marks: ["@charset \"utf-8\";\n.", #"url("{name}"#, "will-change: transform"],
        unsupported: [
            .pages: onePage,
            .trim: "shows whole frames; leave out \(option: .sheetTrim)",
            .premultiplied: "is for browsers, which take straight alpha; leave out \(option: .sheetAlpha)",
            .rotation: cannotTurn,
        ],
        usualPadding: 2,
        writer: .sheet { sheet in Array(Strip(sheet).text.utf8) })
}

/// The rules of one sheet.
private struct Strip {
    private let sheet: Sheet
    private let name: String

    init(_ sheet: Sheet) {
        self.sheet = sheet
        // Spaces separate classes from each other.
        name = String(sheet.sequence.name.map { $0 == " " ? "-" : $0 })
    }

    var text: String {
        let (sequence, page) = (sheet.sequence, sheet.pages[0])
        let base = "." + cssIdentifier(name)
        var text = "@charset \"utf-8\";\n"
        text += rule(
            base,
            [
                "display: inline-block", "width: \(points(sequence.width))",
                "height: \(points(sequence.height))", "overflow: hidden", "contain: strict",
            ])
        text += rule(
            base + "::before",
            [
                "content: \"\"", "display: block", "width: \(points(page.width))",
                "height: \(points(page.height))",
                "background: \(cssURL(page.image)) 0 0 / 100% 100% no-repeat",
                "will-change: transform", "animation: \(animation(sheet.tags[0]))",
            ])
        for tag in sheet.options.tags {
            text += rule("\(selector(tag))::before", ["animation: \(animation(tag))"])
        }
        return text + sheet.tags.map(keyframes).joined() + calm(base)
    }

    private func selector(_ tag: SheetTag) -> String { "." + cssIdentifier("\(name)-\(tag.name)") }

    private func keyframesName(_ tag: SheetTag) -> String {
        cssIdentifier("\(name)-\(tag.name)" + sheet.names.suffix)
    }

    private func animation(_ tag: SheetTag) -> String {
        let duration = sheet.duration(of: tag.frames)
        let count = sheet.sequence.loops ? "infinite" : "forwards"
        return "\(keyframesName(tag)) \(duration.shortestText)ms step-end \(count)"
    }

    /// The place of each frame, held until the next one.
    private func keyframes(_ tag: SheetTag) -> String {
        let frames = tag.frames.map { sheet.frames[$0] }
        var (lines, last) = ([String](), "")
        func line(_ percent: Double, _ move: String) {
            lines.append("  \(percent.shortestText)% { transform: \(move); }\n")
        }
        for (frame, start) in zip(frames, sheet.starts(of: tag.frames)) {
            let move = "translate(\(points(-frame.place.x)), \(points(-frame.place.y)))"
            if move != last { line(start, move) }
            last = move
        }
        line(100, last)
        return "@keyframes \(keyframesName(tag)) {\n" + lines.joined() + "}\n"
    }

    /// The rules for reduced motion: a message instead of a loop, and the end of a run at once.
    private func calm(_ base: String) -> String {
        let all = ([base] + sheet.options.tags.map(selector)).map { $0 + "::before" }.joined(separator: ", ")
        if sheet.sequence.tellsTime { return "" }
        let rules =
            sheet.sequence.loops
            ? rule(base, ["width: auto", "height: auto", "contain: none"])
                + rule(
                    all,
                    [
                        "content: \"Loading…\"", "width: auto", "height: auto", "background: none",
                        "animation: none",
                    ])
            : rule(all, ["animation-duration: 0s"])
        let lines = rules.split(separator: "\n").map { "  \($0)\n" }
        return "@media (prefers-reduced-motion: reduce) {\n" + lines.joined() + "}\n"
    }

    private func points(_ pixels: Int) -> String {
        pixels == 0 ? "0" : "\((Double(pixels) / sheet.sequence.scale).shortestText)px"
    }

    private func rule(_ selector: String, _ declarations: [String]) -> String {
        selector + " {\n" + declarations.map { "  \($0);\n" }.joined() + "}\n"
    }
}
