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
        fileExtension: "css", details: [.timing, .tags],
        marks: ["@charset \"utf-8\";\n.", #"url("{name}"#, "will-change: transform"],
        unsupported: [
            .clips: oneAnimation,
            .pages: onePage,
            .trim: "shows whole frames; leave out \(option: .sheetTrim)",
            .premultiplied: "is for browsers, which take straight alpha; leave out \(option: .sheetAlpha)",
            .rotation: cannotTurn,
        ],
        usualPadding: 2,
        sampling: .none,
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
                "will-change: transform", "animation: \(animation(sheet.animations[0]))",
            ])
        for part in parts { text += rule("\(selector(part))::before", ["animation: \(animation(part))"]) }
        return text + sheet.animations.map(keyframes).joined() + calm(base)
    }

    /// The animations that have been asked for.
    private var parts: [Sheet.Animation] { sheet.options.tags.isEmpty ? [] : sheet.animations }

    private func selector(_ part: Sheet.Animation) -> String { "." + cssIdentifier("\(name)-\(part.name)") }

    private func keyframesName(_ part: Sheet.Animation) -> String {
        cssIdentifier("\(name)-\(part.name)" + sheet.names.suffix)
    }

    private func animation(_ part: Sheet.Animation) -> String {
        let duration = sheet.duration(of: part)
        let count = sheet.sequence.loops ? "infinite" : "forwards"
        return "\(keyframesName(part)) \(duration.shortestText)ms step-end \(count)"
    }

    /// The place of each frame, held until the next one.
    private func keyframes(_ part: Sheet.Animation) -> String {
        let frames = part.frames.map { sheet.frames[$0] }
        var (lines, last) = ([String](), "")
        func line(_ percent: Double, _ move: String) {
            lines.append("  \(percent.shortestText)% { transform: \(move); }\n")
        }
        for (frame, start) in zip(frames, sheet.starts(of: part)) {
            let move = "translate(\(points(-frame.place.x)), \(points(-frame.place.y)))"
            if move != last { line(start, move) }
            last = move
        }
        line(100, last)
        return "@keyframes \(keyframesName(part)) {\n" + lines.joined() + "}\n"
    }

    /// The rules for reduced motion: a message instead of a loop, and the end of a run at once.
    private func calm(_ base: String) -> String {
        let all = ([base] + parts.map(selector)).map { $0 + "::before" }.joined(separator: ", ")
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
