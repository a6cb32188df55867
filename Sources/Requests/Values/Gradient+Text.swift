internal import Basics
package import Drawing

extension Gradient {
    /// The allowed number of colors of a gradient.
    package static let counts = 2...16

    /// Colors with commas between them.
    init(parsing text: String) throws(Message) {
        var (parts, depth) = ([""], 0)
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth <= 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        if parts.count == 1 {
            throw
                "\(quoted(text)) is not two colors or more: write them with commas between them, such as #0A6ED1,#7F52FF"
        }
        if let problem = Self.problem(count: parts.count) { throw problem }
        var colors: [Color] = []
        for part in parts {
            let name = part.drop { $0 == " " }
            let end = name.lastIndex { $0 != " " }.map { name.index(after: $0) } ?? name.endIndex
            do throws(ColorError) {
                colors.append(try Color(parsing: String(name[..<end])))
            } catch { throw "\(error.description)" }
        }
        self.init(colors)
    }

    /// The message about too few or too many colors; nil if the count is valid.
    var problem: Message? { Self.problem(count: colors.count) }

    private static func problem(count: Int) -> Message? {
        if counts.contains(count) { return nil }
        if count < counts.lowerBound {
            return "one color is no gradient: use two or more, such as #0A6ED1,#7F52FF"
        }
        return "\(count) colors are too many: use at most \(counts.upperBound)"
    }
}
