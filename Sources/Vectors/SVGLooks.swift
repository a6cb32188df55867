/// The differences of an SVG file on dark screens: rules of a stylesheet, so that readers without one show the look for light screens.
struct SVGLooks {
    /// Declarations of a class.
    private struct Declarations: Equatable {
        let plain: String
        /// Those for readers that know colors beyond sRGB; nil where there are none.
        let wide: String?
    }

    private var classes: [Declarations] = []
    private var hasParts = false

    /// Returns the class of elements that have a declaration on dark screens.
    mutating func mark(_ plain: String, wide: String? = nil, _ prefix: String) -> String {
        "\(prefix)-dark-\(classes.place(of: Declarations(plain: plain, wide: wide)) + 1)"
    }

    /// Returns the beginning of a group that is for one kind of screens alone.
    ///
    /// Transparent, its animations run on, and readers without a stylesheet leave it out, which not all do with what is hidden.
    mutating func opening(_ look: VectorPicture.Look, _ prefix: String) -> String {
        hasParts = true
        return "<g class=\"\(prefix)-\(look.rawValue)\"\(look == .dark ? " opacity=\"0\"" : "")>"
    }

    /// Returns the stylesheet, with further rules; empty where nothing differs.
    func style(_ prefix: String, _ more: String) -> String {
        func rules(_ declaration: (Declarations) -> String?) -> String {
            classes.enumerated().map { index, declarations in
                declaration(declarations).map { ".\(prefix)-dark-\(index + 1) { \($0); }\n" } ?? ""
            }.joined()
        }
        let wide = rules { $0.wide }
        var text = rules { $0.plain }
        if !wide.isEmpty { text += "@supports (color: color(display-p3 1 1 1)) {\n\(wide)}\n" }
        if hasParts { text += ".\(prefix)-light { opacity: 0; }\n.\(prefix)-dark { opacity: 1; }\n" }
        text += more
        return text.isEmpty
            ? "" : "<style>\n@media (prefers-color-scheme: dark) {\n\(text)}\n</style>\n"
    }
}

extension Array where Element: Equatable {
    /// The place of an element, which is added at the end unless it is there.
    mutating func place(of element: Element) -> Int {
        if let place = firstIndex(of: element) { return place }
        append(element)
        return count - 1
    }
}
