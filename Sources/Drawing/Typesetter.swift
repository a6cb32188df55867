/// A typesetter: it finds fonts and sets texts in them. Layouts ask it for sizes, vector formats for outlines.
///
/// It is handed along with a request, so that no layout knows where fonts are kept. Requests that differ in this alone are
/// the same.
public struct Typesetter: Sendable {
    /// Finds the files of a choice.
    public let fonts: @Sendable (FontChoice) throws(FontError) -> FontSet
    /// Lays texts out in such fonts. Use one per thread.
    public let engine: @Sendable (FontSet) -> any TextMeasuring & TextOutlining

    /// A typesetter of these two functions.
    public init(
        fonts: @escaping @Sendable (FontChoice) throws(FontError) -> FontSet,
        engine: @escaping @Sendable (FontSet) -> any TextMeasuring & TextOutlining
    ) {
        self.fonts = fonts
        self.engine = engine
    }
}

extension Typesetter: Hashable {
    /// Always true: it makes no other request.
    public static func == (a: Self, b: Self) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
}
