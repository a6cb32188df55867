internal import Basics

extension SheetDialect {
    /// A stylesheet for all scales. An element of class NAME shows the animation; where there are tags, an
    /// element of the classes NAME and NAME-TAG shows that part.
    public static let css = SheetDialect(
        name: "css", synonyms: ["html", "web", "stylesheet"],
        summary: "stylesheet with a class that plays the animation, for all scales",
        files: "NAME.css",
        limits: "one page, not trimmed, straight alpha, no rotation; spaces in NAME are \"-\" in "
            + "the class",
        readers: "browsers",
        fileExtension: "css", details: [.timing, .plays, .tags],
        marks: ["@charset \"utf-8\";\n.", #"url("{name}"#],
        unsupported: [
            .pages: "has one page; raise \(option: .sheetMaxSide), or use smaller or fewer frames",
            .sizes:
                "shows all frames of an animation at one size; add \(option: .anchor, "center"), bottom or a corner",
            .trim: "shows whole frames; leave out \(option: .sheetTrim)",
            .premultiplied: "is for browsers, which take straight alpha; leave out \(option: .sheetAlpha)",
            .rotation: cannotTurn,
        ],
        sampling: .none,
        writer: .scales { sheets in Array(Stylesheet(sheets).text.utf8) })
}

/// The rules of one animation, lowest scale first.
private struct Stylesheet {
    private let sheets: [Sheet]
    private let name: String

    init(_ sheets: [Sheet]) {
        self.sheets = sheets.sorted { $0.sequence.scale < $1.sequence.scale }
        // Spaces separate classes from each other.
        name = String(sheets[0].sequence.name.map { $0 == " " ? "-" : $0 })
    }

    var text: String {
        let base = sheets[0]
        var text = "@charset \"utf-8\";\n"
        if sheets.dropFirst().allSatisfy({ $0.agrees(with: base) }) {
            text += rules(base, images: sheets)
        } else {
            // Pixels are rounded up, and what differs only by that cannot share its positions.
            text += rules(base, images: [base])
            for sheet in sheets.dropFirst() {
                let scale = sheet.sequence.scale.shortestText
                text +=
                    media(
                        "min-resolution: \(scale)dppx", rules(sheet, images: [sheet], keyframes: "-\(scale)x")
                    )
            }
        }
        return text + calmRules
    }

    /// The rules of an element and of each of its tags, with the keyframes that they need.
    private func rules(_ sheet: Sheet, images: [Sheet], keyframes suffix: String = "") -> String {
        let (sequence, page) = (sheet.sequence, sheet.pages[0])
        let size = { (pixels: Int) in "\((Double(pixels) / sequence.scale).shortestText)px" }
        let plays = sheet.animations.map {
            StylesheetPlay($0, sheet, keyframes: className($0) + suffix)
        }
        let sides = { (width: Int, height: Int) in ["width: \(size(width))", "height: \(size(height))"] }
        var declarations = ["display: inline-block"]
        if !sheet.isAtlas { declarations += sides(sequence.width, sequence.height) }
        declarations.append("background-image: \(cssURL(page.image))")
        if images.count > 1 {
            let set = images.map { "\(cssURL($0.pages[0].image)) \($0.sequence.scale.shortestText)x" }
            declarations.append("background-image: image-set(\(set.joined(separator: ", ")))")
        }
        declarations += [
            "background-repeat: no-repeat", "background-size: \(size(page.width)) \(size(page.height))",
        ]
        if !sheet.isAtlas { declarations += plays[0].declarations }
        var text = rule(classes[0], declarations)
        for (selector, (part, play)) in zip(classes.dropFirst(), zip(sheet.animations, plays)) {
            let first = sheet.frames[part.tag.from]
            text += rule(
                selector, (sheet.isAtlas ? sides(first.width, first.height) : []) + play.declarations)
        }
        return text + plays.map { $0.keyframes }.joined()
    }

    /// The class of an animation.
    private func className(_ part: Sheet.Animation) -> String {
        "\(name)-\(sheets[0].isAtlas ? cssClass(part.name) : part.name)"
    }

    /// The selector of the element, and that of every animation which was asked for.
    private var classes: [String] {
        let parts = sheets[0].isAtlas || !sheets[0].options.tags.isEmpty ? sheets[0].animations : []
        return ["." + cssIdentifier(name)] + parts.map { "." + cssIdentifier(className($0)) }
    }

    /// The rules for reduced motion; none for what tells the time: a message instead of a loop, as a frozen ring looks broken, and the end of a run
    /// at once.
    private var calmRules: String {
        if sheets[0].sequence.tellsTime { return "" }
        let all = classes.joined(separator: ", ")
        // What is played is up to the page: each picture stays at its start, and what plays once at its end.
        if sheets[0].isAtlas {
            let loops = zip(sheets[0].animations, classes.dropFirst()).filter { $0.0.loops && !$0.0.isSprite }
            let runs = zip(sheets[0].animations, classes.dropFirst()).filter { !$0.0.loops && !$0.0.isSprite }
            let rules =
                (loops.isEmpty ? "" : rule(loops.map { $0.1 }.joined(separator: ", "), ["animation: none"]))
                + (runs.isEmpty
                    ? "" : rule(runs.map { $0.1 }.joined(separator: ", "), ["animation-duration: 0s"]))
            return rules.isEmpty ? "" : media("prefers-reduced-motion: reduce", rules)
        }
        let rules =
            sheets[0].sequence.loops
            ? rule(all, ["width: auto", "height: auto", "background-image: none", "animation: none"])
                + rule(classes[0] + "::after", ["content: \"Loading…\""])
            : rule(all, ["animation-duration: 0s"])
        return media("prefers-reduced-motion: reduce", rules)
    }

    private func media(_ feature: String, _ rules: String) -> String {
        let lines = rules.split(separator: "\n").map { "  \($0)\n" }
        return "@media (\(feature)) {\n" + lines.joined() + "}\n"
    }

    private func rule(_ selector: String, _ declarations: [String]) -> String {
        selector + " {\n" + declarations.map { "  \($0);\n" }.joined() + "}\n"
    }
}

extension Sheet {
    /// Whether all lengths in points equal those of another scale.
    fileprivate func agrees(with other: Sheet) -> Bool {
        func points(_ sheet: Sheet) -> [Double] {
            let lengths =
                [sheet.sequence.width, sheet.sequence.height, sheet.pages[0].width, sheet.pages[0].height]
                + sheet.frames.flatMap { [$0.place.x, $0.place.y] }
            return lengths.map { Double($0) / sheet.sequence.scale }
        }
        return points(self) == points(other)
    }
}
