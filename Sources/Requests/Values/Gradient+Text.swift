package import Basics
package import Drawing

extension Gradient {
    /// The allowed number of colors of a gradient.
    package static let counts = 2...16

    /// Colors with commas between them.
    package init(parsing text: String) throws(Message) {
        let parts = ColorPair.parts(of: text)
        if parts.count == 1 {
            throw
                "\(quoted(text)) is not two colors or more: write them with commas between them, such as '#0A6ED1,#7F52FF'"
        }
        if let problem = Self.problem(count: parts.count) { throw problem }
        var colors: [Color] = []
        for part in parts {
            do throws(ColorError) {
                colors.append(try Color(parsing: part))
            } catch { throw "\(error.description)" }
        }
        self.init(colors)
    }

    /// The texts of the gradient on light and on dark screens where some of its colors are pairs; nil where none is.
    package static func halves(of text: String) throws(ColorError) -> (light: String, dark: String)? {
        let parts = ColorPair.parts(of: text)
        guard parts.contains(where: ColorPair.isMeant) else { return nil }
        var (light, dark): ([String], [String]) = ([], [])
        for part in parts {
            let halves = try ColorPair.halves(of: part)
            light.append(halves?.light ?? part)
            dark.append(halves?.dark ?? part)
        }
        return (light.joined(separator: ","), dark.joined(separator: ","))
    }

    /// The message about too few or too many colors; nil if the count is valid.
    var problem: Message? { Self.problem(count: colors.count) }

    private static func problem(count: Int) -> Message? {
        if counts.contains(count) { return nil }
        if count < counts.lowerBound {
            return "one color is no gradient: use two or more, such as '#0A6ED1,#7F52FF'"
        }
        return "\(count) colors are too many: use at most \(counts.upperBound)"
    }
}
