internal import Basics
internal import PictureFiles

extension SheetSyntax {
    /// Stylesheets that show one part of a picture after the other, by `background-position` or by `transform`.
    static let css = SheetSyntax(
        ending: ".css", marks: ["@keyframes", "url("],
        read: { text, sheet throws(SpecError) in
            let rules = StyleRule.all(in: text)
            var found = try readRules(rules, "", &sheet)
            for media in rules where media.prelude.hasPrefix("@media") && media.prelude.contains("resolution")
            {
                if try readRules(media.rules, media.prelude + " ", &sheet) { found = true }
            }
            return found
        },
        siblings: { _, _ in [] })

    /// Reads the rules for one resolution.
    ///
    /// - Parameter place: The prefix of the names of frames.
    /// - Returns: Whether there is an animation among them.
    private static func readRules(
        _ rules: [StyleRule], _ place: String, _ sheet: inout SheetFile
    ) throws(SpecError) -> Bool {
        var keyframes: [String: StyleRule] = [:]
        for rule in rules where rule.prelude.hasPrefix("@keyframes ") {
            keyframes[String(trimmed(rule.prelude.dropFirst(11)))] = rule
        }
        guard
            let base = rules.first(where: {
                ($0.declarations["background-image"] ?? $0.declarations["background"] ?? "").contains("url(")
            }), let window = rules.first(where: { $0.declarations["width"] != nil }),
            let width = pixels(window.declarations["width"]),
            let height = pixels(window.declarations["height"])
        else { return false }
        // A strip is a box of the picture's size; any other box has the size of a frame, and a background of the picture's
        // size.
        let size = base.declarations["background-size"] ?? base.declarations["width"] ?? ""
        guard let pageWidth = pixels(size), pageWidth > 0 else { return false }
        let images = addresses(base.declarations["background-image"] ?? base.declarations["background"] ?? "")
        var found = false
        for image in images {
            let page = try sheet.page(image)
            let scale = Double(sheet.pages[page].file.width) / pageWidth
            func whole(_ points: Double) -> Int { Int(min(65536, max(-65536, (points * scale).rounded()))) }
            for rule in rules where !rule.prelude.hasPrefix("@") {
                guard let animation = rule.declarations["animation"] else { continue }
                let words = animation.split { " ,".contains($0) }
                if words.count > 2 { sheet.facts.plays = words.contains("infinite") ? 0 : 1 }
                let moments = StyleMoment.all(animation, keyframes, rule.declarations["background-position"])
                for (index, moment) in moments.enumerated() {
                    found = true
                    try sheet.add(
                        SheetFrame(
                            name: "\(place)\(rule.prelude) \(index)\(images.count > 1 ? " of \(image)" : "")",
                            page: page, x: whole(-moment.x), y: whole(-moment.y), width: whole(width),
                            height: whole(height), delay: moment.delay))
                }
            }
        }
        return found
    }

    /// Returns the distinct names of files in a text.
    private static func addresses(_ text: String) -> [String] {
        var (names, rest) = ([String](), text[...])
        while let start = rest.firstRange(of: "url(\"") {
            rest = rest[start.upperBound...]
            let name = urlDecoded(rest.prefix { $0 != "\"" })
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the first length in a text, in pixels.
    static func pixels(_ text: String?) -> Double? {
        guard let word = text?.split(whereSeparator: { " ,()".contains($0) }).first else { return nil }
        return SpecNumber.value(of: word.hasSuffix("px") ? word.dropLast(2) : word)
            .flatMap { $0.magnitude <= 65536 ? $0 : nil }
    }
}

/// The place of a picture in CSS pixels, and its duration in milliseconds.
private struct StyleMoment {
    var x, y, delay: Double

    /// The greatest number of moments of one animation.
    private static let most = 65536

    /// Returns the moments of an animation.
    ///
    /// - Parameter start: The place of the picture on the axis that does not move.
    static func all(_ animation: String, _ keyframes: [String: StyleRule], _ start: String?) -> [StyleMoment]
    {
        let parts = animation.split(separator: ",").map { $0.split(separator: " ") }
        let runs = parts.compactMap { words -> (StyleRule, duration: Double, timing: Substring)? in
            guard words.count > 2, let rule = keyframes[String(words[0])], words[1].hasSuffix("ms"),
                let duration = SpecNumber.value(of: words[1].dropLast(2)), duration >= 0
            else { return nil }
            return (rule, duration, words[2])
        }
        guard let fast = runs.first else { return [] }
        if fast.timing == "step-end" { return held(fast.0, fast.duration) }
        func steps(_ run: (StyleRule, duration: Double, timing: Substring)) -> (
            axis: String, from: Double, step: Double, count: Int
        )? {
            guard let count = wholeNumber(run.timing.dropFirst(6).prefix { $0 != ")" }),
                (1...most).contains(count),
                let from = run.0.rules.first(where: { $0.prelude == "from" })?.declarations.first,
                let to = run.0.rules.first(where: { $0.prelude == "to" })?.declarations[from.key],
                let begin = SheetSyntax.pixels(from.value), let end = SheetSyntax.pixels(to)
            else { return nil }
            return (from.key, begin, (end - begin) / Double(count), count)
        }
        guard let across = steps(fast) else { return [] }
        let down = runs.dropFirst().first.flatMap { steps($0) }
        let place = (start ?? "0 0").split(separator: " ").map { SheetSyntax.pixels(String($0)) ?? 0 }
        let rest = place.count == 2 ? (across.axis.hasSuffix("x") ? place[1] : place[0]) : 0
        let count = across.count * (down?.count ?? 1)
        guard count <= most else { return [] }
        return (0..<count).map { index in
            let fastPlace = across.from + Double(index % across.count) * across.step
            let slowPlace = down.map { $0.from + Double(index / across.count) * $0.step } ?? rest
            let isAcross = across.axis.hasSuffix("x")
            return StyleMoment(
                x: isAcross ? fastPlace : slowPlace, y: isAcross ? slowPlace : fastPlace,
                delay: fast.duration / Double(across.count))
        }
    }

    /// Returns places that are held until the next one; the last of them only ends the animation.
    private static func held(_ rule: StyleRule, _ duration: Double) -> [StyleMoment] {
        let places = rule.rules.compactMap { rule -> (percent: Double, x: Double, y: Double)? in
            guard rule.prelude.hasSuffix("%"), let percent = SpecNumber.value(of: rule.prelude.dropLast())
            else {
                return nil
            }
            let text = rule.declarations["background-position"] ?? rule.declarations["transform"] ?? ""
            let words = text.split { " ,()".contains($0) }.compactMap { SheetSyntax.pixels(String($0)) }
            return words.count == 2 ? (percent, words[0], words[1]) : nil
        }
        return zip(places, places.dropFirst()).map { place, next in
            StyleMoment(x: place.x, y: place.y, delay: duration * (next.percent - place.percent) / 100)
        }
    }
}
