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
        fileExtension: "css",
        marks: ["@charset \"utf-8\";\n.", #"url("{name}"#],
        unsupported: [
            .pages: "has one page; raise \(option: .sheetMaxSide), or use smaller or fewer frames",
            .trim: "shows whole frames; leave out \(option: .sheetTrim)",
            .premultiplied: "is for browsers, which take straight alpha; leave out \(option: .sheetAlpha)",
            .rotation: cannotTurn,
        ],
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
        let plays = sheet.tags.map { StylesheetPlay($0, sheet, keyframes: "\(name)-\($0.name)\(suffix)") }
        var declarations = [
            "display: inline-block", "width: \(size(sequence.width))", "height: \(size(sequence.height))",
            "background-image: \(cssURL(page.image))",
        ]
        if images.count > 1 {
            let set = images.map { "\(cssURL($0.pages[0].image)) \($0.sequence.scale.shortestText)x" }
            declarations.append("background-image: image-set(\(set.joined(separator: ", ")))")
        }
        declarations += [
            "background-repeat: no-repeat", "background-size: \(size(page.width)) \(size(page.height))",
        ]
        var text = rule(classes[0], declarations + plays[0].declarations)
        for (selector, play) in zip(classes.dropFirst(), plays) { text += rule(selector, play.declarations) }
        return text + plays.map { $0.keyframes }.joined()
    }

    /// The selector of the element, and that of every tag which was asked for.
    private var classes: [String] {
        ["." + cssIdentifier(name)]
            + sheets[0].options.tags.map { "." + cssIdentifier("\(name)-\($0.name)") }
    }

    /// The rules for reduced motion; none for what tells the time: a message instead of a loop, as a frozen ring looks broken, and the end of a run
    /// at once.
    private var calmRules: String {
        if sheets[0].sequence.tellsTime { return "" }
        let all = classes.joined(separator: ", ")
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
