/// A declaration of a property.
package struct CSSDeclaration: Hashable, Sendable {
    /// The property, in lowercase except for custom ones.
    package let key: String
    /// Its value, without comments.
    package let value: String
    let isImportant: Bool
    /// The place of its property.
    package let place: SVGPlace
}

/// Some keyframes of an animation, which have the same declarations.
package struct CSSKeyframe: Hashable, Sendable {
    /// Their places in the animation, in `0...1`.
    package let offsets: [Double]
    package let declarations: [CSSDeclaration]
}

/// A custom property with a type.
package struct CSSCustomProperty: Hashable, Sendable {
    /// Its type, such as `<length>`.
    package let syntax: String
    package let inherits: Bool
    package let initial: String?
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
    /// The parts that are passed over.
    private(set) var notes = SVGNotes()
    private var layers: [LayerName: [Int]] = [:]
    private var layersWithin: [[Int]: Int] = [:]

    private struct LayerName: Hashable {
        let outer: [Int]
        let name: String
    }

    /// Adds the rules of a `style` behind those there are.
    mutating func add(_ element: SVGElement, _ conditions: CSSConditions) {
        var reader = CSSSheetReader(CSSText(element.text, at: element.textPlace), conditions)
        reader.read(into: &self)
    }

    mutating func add(_ rule: Rule) { rules.append(rule) }

    /// Adds keyframes; those of the name of a vendor's rule give way to others, whichever come last.
    mutating func add(keyframes: [CSSKeyframe], of name: String, isPrefixed: Bool) {
        if isPrefixed, self.keyframes[name] != nil, !prefixed.contains(name) { return }
        if isPrefixed { prefixed.insert(name) } else { prefixed.remove(name) }
        self.keyframes[name] = keyframes
    }

    /// The names of keyframes that stand in a vendor's rule.
    private var prefixed: Set<String> = []
    /// The custom properties that are registered, by their names.
    private(set) var registered: [String: CSSCustomProperty] = [:]

    mutating func register(_ property: CSSCustomProperty, _ name: String) { registered[name] = property }

    /// The first note about more than a declaration; nil for none.
    private(set) var problem: String?

    /// The most names of rules that are kept.
    private static let maxRules = 20

    /// - Parameter isMinor: Whether it is about a declaration alone.
    mutating func note(_ text: String, at place: SVGPlace, isMinor: Bool = false) {
        if !isMinor, problem == nil { problem = text }
        notes.add(text, at: place)
    }

    /// The first other style sheet that is asked for; nil for none.
    private(set) var imported: String?

    mutating func noteImport(_ text: String) { if imported == nil { imported = text } }

    mutating func note(atRule name: String) { if atRules.count < Self.maxRules { atRules.append(name) } }

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
