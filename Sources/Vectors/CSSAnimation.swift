internal import Basics
internal import MotionCore

/// Animates SVG with keyframes of CSS.
struct CSSAnimation: SVGDocument.Dialect {
    static let variesMovingColors = true

    let duration: Double
    let loops: Bool
    /// Whether the animation is a variant for reduced motion.
    let isReduced: Bool
    /// The size of the picture, in points.
    let width, height: Double
    /// The prefix of the names of keyframes.
    let prefix: String
    private(set) var dark = ""
    private var rules = ""
    private var count = 0
    /// The classes of all elements that move.
    private var classes: [String] = []

    init(_ picture: VectorPicture, prefix: String) {
        (duration, loops, isReduced) = (picture.duration, picture.loops, picture.isReduced)
        (width, height) = (picture.width, picture.height)
        self.prefix = prefix
    }

    var head: String {
        guard !rules.isEmpty else { return "" }
        let rest =
            loops
            ? "animation-duration: \((duration * Motion.slowness).decimal(4))ms !important"
            : "animation-duration: 1ms !important"
        let media =
            isReduced
            ? ""
            : "@media (prefers-reduced-motion: reduce) { \(classes.joined(separator: ", ")) { \(rest); } }\n"
        return """
            <style>
            \(rules)\(media)</style>

            """
    }

    mutating func animate(
        _ properties: [(SVGProperty, VectorCurve)], mark: String?
    ) -> (attributes: String, children: String) {
        var attributes = ""
        var animations: [String] = []
        var colors: [(light: SVGProperty, dark: SVGProperty)] = []
        for (property, curve) in properties {
            attributes += " \(property.name)=\"\(property.attribute(curve.segments[0].start))\""
            guard curve.constant == nil else { continue }
            count += 1
            let name = "\(prefix)-\(count)"
            if let dark = property.dark { colors.append((property, dark)) }
            rules += keyframes(name, property, curve)
            animations.append("\(name) \(duration.decimal(4))ms linear \(loops ? "infinite" : "forwards")")
        }
        if animations.isEmpty { return (attributes + (mark.map { " class=\"\($0)\"" } ?? ""), "") }
        let name = "\(prefix)-\(count)"
        classes.append("." + name)
        rules += ".\(name) { animation: \(animations.joined(separator: ", ")); }\n"
        for color in colors {
            rules += variables(of: color.light, in: name)
            dark += variables(of: color.dark, in: name)
        }
        return (attributes + " class=\"\(name)\(mark.map { " " + $0 } ?? "")\"", "")
    }

    private func keyframes(_ name: String, _ property: SVGProperty, _ curve: VectorCurve) -> String {
        let keys = Keys(curve, duration: duration)
        var text = "@keyframes \(name) {\n"
        let moments = keys.times.map { KeyframePercent.jump(at: $0 * 100) }
        for (index, time) in keys.times.enumerated() {
            // Of several rules for one moment, only the last one would count: the first comes just before it, and nothing is seen of others.
            let isFirst = index == 0 || moments[index - 1] != moments[index]
            let isLast = index + 1 == moments.count || moments[index + 1] != moments[index]
            if !isFirst, !isLast { continue }
            let percent =
                isFirst && isLast ? time * 100 : moments[index] - (isLast ? 0 : KeyframePercent.instant)
            let declarations = declarations(property, keys.values[index])
            text += "\(percent.decimal(5))% { \(declarations)"
            if index < keys.timings.count, let timing = keys.timings[index] {
                let numbers = [timing.x1, timing.y1, timing.x2, timing.y2].map { $0.decimal(5) }
                text += " animation-timing-function: cubic-bezier(\(numbers.joined(separator: ", ")));"
            }
            text += " }\n"
        }
        return text + "}\n"
    }

    private func declarations(_ property: SVGProperty, _ number: Double) -> String {
        if property.dark != nil { return "\(property.name): var(\(variable(Int(number))));" }
        let text = "\(property.name): \(value(property, number));"
        // Readers that know no such color keep the one before.
        return property.wide(number).map { "\(text) \(property.name): \($0);" } ?? text
    }

    /// The name of the variable of a color, which elements have with values of their own.
    ///
    /// Keyframes for dark screens alone would be kept by Firefox when the scheme around an image changes, and those of another name begin
    /// anew.
    private func variable(_ index: Int) -> String { "--\(prefix)-\(index + 1)" }

    /// Returns the rules that give variables the values of colors, in a class.
    private func variables(of property: SVGProperty, in name: String) -> String {
        guard case .color(_, let colors, _, _) = property else { return "" }
        let plain = colors.indices.map { "\(variable($0)): \(property.plain(Double($0)));" }
        let wide = colors.indices.compactMap { index in
            property.wide(Double(index)).map { "\(variable(index)): \($0);" }
        }
        func rule(_ declarations: [String]) -> String {
            ".\(name) { \(declarations.joined(separator: " ")) }\n"
        }
        let more = wide.isEmpty ? "" : "@supports (color: color(display-p3 1 1 1)) {\n\(rule(wide))}\n"
        return rule(plain) + more
    }

    private func value(_ property: SVGProperty, _ value: Double) -> String {
        switch property {
        case .rotation: "rotate(\(value.decimal(4))deg)"
        // Shares of the picture: WebKit enlarges lengths twice where a page is zoomed.
        case .move(.horizontal): "translateX(\(share(value, of: width)))"
        case .move(.vertical): "translateY(\(share(value, of: height)))"
        case .move(.both): "translate(\(share(value, of: width)), \(share(value, of: height)))"
        case .scale(.both): "scale(\(value.decimal(4)))"
        case .scale(.horizontal): "scaleX(\(value.decimal(4)))"
        case .scale(.vertical): "scaleY(\(value.decimal(4)))"
        case .outline(let outline): "path(\"\(outline.data(value))\")"
        default: property.plain(value)
        }
    }

    private func share(_ value: Double, of side: Double) -> String { (value / side * 100).decimal(6) + "%" }
}
