/// A declaration of a property.
package struct CSSDeclaration: Hashable, Sendable {
    /// The property, in lowercase except for custom ones.
    package let key: String
    /// Its value, without comments.
    package let value: String
    let isImportant: Bool
}

/// Some keyframes of an animation, which have the same declarations.
package struct CSSKeyframe: Hashable, Sendable {
    /// Their places in the animation, in `0...1`.
    package let offsets: [Double]
    package let declarations: [CSSDeclaration]
}

/// The rules of style sheets, of which the conditions are true.
struct CSSSheet: Sendable {
    struct Rule: Sendable {
        let selectors: [CSSSelector]
        let declarations: [CSSDeclaration]
        /// The places of its layers among those around them; rules in no layer are behind all layers.
        let layer: [Int]
    }

    private(set) var rules: [Rule] = []
    /// By their names.
    private(set) var keyframes: [String: [CSSKeyframe]] = [:]
    /// The rules at whose names one look ends: those with conditions, and keyframes.
    private(set) var atRules: [String] = []
    /// The parts that are passed over, in sentences without a period.
    private(set) var notes: [String] = []
    private var layers: [LayerName: [Int]] = [:]
    private var layersWithin: [[Int]: Int] = [:]

    private struct LayerName: Hashable {
        let outer: [Int]
        let name: String
    }

    /// Adds the rules of a style sheet behind those there are.
    mutating func add(_ text: String, _ conditions: CSSConditions) {
        var reader = CSSSheetReader(CSSText(text), conditions)
        reader.read(into: &self)
    }

    mutating func add(_ rule: Rule) { rules.append(rule) }

    mutating func add(keyframes: [CSSKeyframe], of name: String) { self.keyframes[name] = keyframes }

    /// The first note about more than a declaration; nil for none.
    private(set) var problem: String?

    /// Notes are limited to this number.
    private static let maxNotes = 20

    /// - Parameter isMinor: Whether it is about a declaration alone.
    mutating func note(_ text: String, isMinor: Bool = false) {
        if !isMinor, problem == nil { problem = text }
        if notes.count < Self.maxNotes, !notes.contains(text) { notes.append(text) }
    }

    /// The first other style sheet that is asked for; nil for none.
    private(set) var imported: String?

    mutating func noteImport(_ text: String) { if imported == nil { imported = text } }

    mutating func note(atRule name: String) { if atRules.count < Self.maxNotes { atRules.append(name) } }

    /// Returns the place of a layer, which is new where its name is.
    ///
    /// - Parameters:
    ///   - name: Its name; empty for a layer without a name.
    ///   - outer: The place of the layer around it.
    mutating func layer(_ name: String, in outer: [Int]) -> [Int] {
        let key = LayerName(outer: outer, name: name)
        if !name.isEmpty, let known = layers[key] { return known }
        let place = layersWithin[outer, default: 0]
        layersWithin[outer] = place + 1
        let result = outer + [place]
        layers[key] = result
        return result
    }
}
