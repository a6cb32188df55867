internal import SVGDocuments

/// A part of a list in `filter` that has elements as well as functions.
enum FilterLink: Hashable, Sendable {
    /// The id of an element.
    case element(String)
    case functions([FilterFunction])

    /// Reads the parts of a list, functions in a row as one; nil for what is no list.
    static func list(
        _ tokens: ArraySlice<CSSToken>, _ source: CSSText, _ units: CSSUnits, current: MovingColor
    ) -> [FilterLink]? {
        guard tokens.parts(between: ",").count == 1, let values = tokens.values else { return nil }
        var links: [FilterLink] = []
        for value in values {
            switch value.first?.kind {
            case .url?, .function("url")?:
                guard case .server(let id, _)? = SVGPaint(source.text(value.indices)) else { return nil }
                links.append(.element(id))
            default:
                guard let own = FilterFunction(value, source, units, current: current) else { return nil }
                if case .functions(let before)? = links.last {
                    links[links.count - 1] = .functions(before + [own])
                } else {
                    links.append(.functions([own]))
                }
            }
        }
        return links
    }
}
