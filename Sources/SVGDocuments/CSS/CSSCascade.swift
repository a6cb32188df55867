internal import Basics

/// The declarations that count for each element of a drawing.
package struct CSSCascade: Sendable {
    /// Keyframes by the names of animations.
    package let keyframes: [String: [CSSKeyframe]]
    /// The custom properties that have types, by their names.
    package let registered: [String: CSSCustomProperty]
    /// The parts of style sheets that are passed over.
    package private(set) var notes = SVGNotes()
    /// The properties of each element, those that count most last: its attributes, the rules for it, then its style; and after all of
    /// these what is important. Properties that stand for others are written as those, unless the style sheets are read strictly.
    package private(set) var lists: [[(key: String, value: String)]] = []
    /// The places of the same.
    private var places: [[SVGPlace]] = []
    /// The properties that are important, which animations leave alone.
    private var important: [Int: Set<String>] = [:]
    private var variables: CSSVariables
    private let tree: SVGTree
    /// The custom properties that are declared for each element, as they are written.
    private var customs: [Int: [String: String]] = [:]
    /// The values that depend on variables, in the order of their elements.
    package private(set) var dependents: [Dependent] = []

    /// A property of an element whose value has variables.
    package struct Dependent: Sendable {
        package let node: Int
        package let key: String
        /// The declaration that says it.
        fileprivate let declaration: CSSDeclaration
    }
    /// Whether properties that stand for others are written as those; and variables without a value are no value at all.
    private let expands: Bool

    /// The greatest number of tests of selectors.
    private static let maxWork = 2_000_000
    /// The greatest number of declarations of all elements together.
    private static let maxDeclarations = 1_000_000

    /// The declarations of a rule.
    private struct Block: Sendable {
        var layer: [Int] = []
        /// Properties with their values; those of which the values have variables are read later.
        var normal: [CSSDeclaration] = []
        var important: [CSSDeclaration] = []
    }

    /// A selector of a rule.
    private struct Entry {
        let selector: CSSSelector
        let rule: Int
    }

    /// Finds what counts.
    ///
    /// - Parameters:
    ///   - tree: The drawing, with all its style sheets, which rule all of it wherever they stand.
    ///   - conditions: The surroundings.
    ///   - accepts: Whether a text is a value of a property, of an attribute or of a declaration. One that is none is passed over, so that
    ///     what was said before counts.
    ///   - isStrict: Whether rules that are not those of elements, and selectors that are not known, are errors.
    /// - Throws: ``SVGProblem`` for style sheets in another language, and for those that ask for too much.
    package init(
        _ tree: SVGTree, _ conditions: CSSConditions, isStrict: Bool = false,
        accepts: (_ key: String, _ value: String, _ isAttribute: Bool) -> Bool
    ) throws(SVGProblem) {
        var sheet = CSSSheet()
        for node in tree.nodes where node.element.name == "style" {
            let element = node.element
            if let type = element["type"], type.lowercased() != "text/css", !type.isEmpty {
                throw element.problem("a style sheet in \(quoted(type)) is not read; write it in CSS")
            }
            if let media = element["media"], !CSSConditionReader.media(CSSText(media).tokens[...], conditions)
            {
                continue
            }
            sheet.add(element, conditions)
            guard isStrict else {
                guard let imported = sheet.imported else { continue }
                throw element.problem(
                    "@import \(imported) is another file, which is never fetched; put its rules into this style sheet, or remove it"
                )
            }
            if let name = sheet.atRules.first {
                throw element.problem("@\(name) is not read; keep one look in the style sheet, without it")
            }
            if let problem = sheet.problem { throw element.problem(problem) }
        }
        keyframes = sheet.keyframes
        registered = sheet.registered
        expands = !isStrict
        variables = CSSVariables(tree, registered)
        self.tree = tree
        notes = sheet.notes
        let blocks = sheet.rules.map { rule in
            var block = block(rule.declarations, accepts)
            block.layer = rule.layer
            return block
        }
        let (index, ranks) = (Self.index(sheet.rules), Self.ranks(sheet.rules))
        var matcher = CSSMatcher(tree)
        var count = 0
        for node in tree.nodes.indices {
            let chosen = Self.chosen(for: node, tree, index, &matcher, ranks)
            let (list, places) = list(of: node, tree[node], blocks, chosen, accepts)
            count += list.count
            guard matcher.work <= Self.maxWork, count <= Self.maxDeclarations, !variables.isExhausted else {
                throw SVGProblem(
                    text: "the style sheets ask for too much; write fewer rules for fewer elements")
            }
            lists.append(list)
            self.places.append(places)
        }
    }

    /// The properties of each element with the values that count.
    package var declared: [[String: String]] {
        lists.map { list in
            var result: [String: String] = [:]
            for (key, value) in list { result[key] = value }
            return result
        }
    }

    /// The place of the declaration of a property that counts for an element; not known for one that it has not.
    package func place(of key: String, at node: Int) -> SVGPlace {
        lists[node].lastIndex { $0.key == key }.map { places[node][$0] } ?? .unknown
    }

    /// Whether a property of an element is important, so that animations leave it alone.
    package func isImportant(_ key: String, at node: Int) -> Bool { important[node]?.contains(key) ?? false }

    /// Returns a text with what its variables stand for at an element.
    ///
    /// - Returns: Nil where one of them has no value.
    package func substituted(_ text: String, at node: Int) -> String? {
        guard CSSVariables.areIn(text) else { return text }
        var variables = variables
        return variables.substituted(text, at: node)
    }

    /// The value of a custom property of an element; nil for none.
    package func variable(_ name: String, at node: Int) -> String? { variables.value(of: name, at: node) }

    /// Returns the values that depend on variables where some custom properties have other values.
    ///
    /// - Parameter values: Values of custom properties, by their elements.
    /// - Returns: A text for each of ``dependents``, in their order: `unset` where a variable has no value.
    package func restyled(
        _ values: [Int: [String: String]],
        accepts: (_ key: String, _ value: String, _ isAttribute: Bool) -> Bool
    ) -> [String] {
        var variables = CSSVariables(tree, registered)
        for node in Set(customs.keys).union(values.keys).sorted() {
            variables.declare(
                (customs[node] ?? [:]).merging(values[node] ?? [:]) { $1 }, at: node)
        }
        return dependents.map { dependent in
            let (key, value) = (dependent.declaration.key, dependent.declaration.value)
            let all = variables.substituted(value, at: dependent.node).flatMap { longhands(key, $0) }
            guard let own = all?.last(where: { $0.key == dependent.key }),
                accepts(own.key, own.value, false)
            else { return "unset" }
            return own.value
        }
    }

    // MARK: Rules

    private static func index(_ rules: [CSSSheet.Rule]) -> [String: [Entry]] {
        var index: [String: [Entry]] = [:]
        for (number, rule) in rules.enumerated() {
            for selector in rule.selectors {
                index[key(selector), default: []].append(Entry(selector: selector, rule: number))
            }
        }
        return index
    }

    /// The id, a class or the name that an element must have; `*` for none.
    private static func key(_ selector: CSSSelector) -> String {
        var key = "*"
        for test in selector.parts.last?.tests ?? [] {
            switch test {
            case .id(let id): return "#" + id
            case .className(let name): key = "." + name
            case .element(let name): if key == "*" { key = name }
            default: break
            }
        }
        return key
    }

    /// Returns the rules for an element, those that count most last.
    private static func chosen(
        for node: Int, _ tree: SVGTree, _ index: [String: [Entry]], _ matcher: inout CSSMatcher,
        _ ranks: [Int]
    ) -> [Int] {
        guard !index.isEmpty else { return [] }
        var best: [Int: CSSSelector.Specificity] = [:]
        var keys = ["*", tree[node].name]
        if let id = tree[node]["id"] { keys.append("#" + id) }
        keys += matcher.classes(of: node).map { "." + $0 }
        for key in keys {
            for entry in index[key] ?? [] {
                // Rules without end are given up.
                guard matcher.work <= maxWork else { return [] }
                if let known = best[entry.rule], known >= entry.selector.specificity { continue }
                if matcher.selects(entry.selector, node) { best[entry.rule] = entry.selector.specificity }
            }
        }
        if best.count == 1 { return Array(best.keys) }
        return best.map { (rule: $0.key, specificity: $0.value) }.sorted { a, b in
            if ranks[a.rule] != ranks[b.rule] { return ranks[a.rule] < ranks[b.rule] }
            return a.specificity == b.specificity ? a.rule < b.rule : a.specificity < b.specificity
        }.map { $0.rule }
    }

    /// The places of rules among layers, of which the later ones count more; those in none are behind all that are in one.
    private static func ranks(_ rules: [CSSSheet.Rule]) -> [Int] {
        let layers = rules.map { $0.layer + [.max] }
        var places: [[Int]: Int] = [:]
        for layer in Set(layers).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            places[layer] = places.count
        }
        return layers.map { places[$0] ?? 0 }
    }

    // MARK: Declarations

    private mutating func block(
        _ declarations: [CSSDeclaration], _ accepts: (String, String, Bool) -> Bool
    ) -> Block {
        var block = Block()
        for declaration in declarations {
            for own in read(declaration, accepts) {
                if own.isImportant { block.important.append(own) } else { block.normal.append(own) }
            }
        }
        return block
    }

    /// Returns the properties of a declaration; none for a value that is none.
    private mutating func read(
        _ declaration: CSSDeclaration, _ accepts: (String, String, Bool) -> Bool
    ) -> [CSSDeclaration] {
        let (key, value) = (declaration.key, declaration.value)
        if key.hasPrefix("--") || CSSVariables.areIn(value) { return [declaration] }
        // Browsers know no others either, and some would be taken for attributes.
        guard !expands || CSSProperties.isKnown(key), CSSProperties.isForStyles(key) else {
            if !CSSProperties.isQuiet(key, value) {
                notes.add("the property \(key) is not known here; it is passed over", at: declaration.place)
            }
            return []
        }
        guard let all = longhands(key, value),
            all.allSatisfy({ accepts($0.key, $0.value, false) })
        else {
            notes.add("\(key): \(quoted(value)) is passed over", at: declaration.place)
            return []
        }
        return all.map {
            CSSDeclaration(
                key: $0.key, value: $0.value, isImportant: declaration.isImportant, place: declaration.place)
        }
    }

    private func longhands(_ key: String, _ value: String) -> [(key: String, value: String)]? {
        expands ? CSSShorthands.longhands(of: key, value) : [(key, value)]
    }

    private mutating func list(
        of node: Int, _ element: SVGElement, _ blocks: [Block], _ chosen: [Int],
        _ accepts: (String, String, Bool) -> Bool
    ) -> ([(key: String, value: String)], [SVGPlace]) {
        var attributes: [CSSDeclaration] = []
        for (key, value) in element.attributes where key != "style" {
            // The `fill` of an animation is no paint.
            let isProperty = !element.isAnimation && CSSProperties.isForAttributes(key)
            if expands, CSSProperties.isNoAttribute(key, of: element.name) {
                notes.add("\(key) is no attribute of SVG; write it in style", at: element.place)
                continue
            }
            if key == "transform", ["linearGradient", "radialGradient"].contains(element.name) {
                if expands {
                    notes.add(
                        "transform=\(quoted(value)) of \(element.name) does nothing; write it as gradientTransform",
                        at: element.place)
                }
                continue
            }
            if isProperty, !CSSVariables.areIn(value), !accepts(key, value, true) {
                notes.add(
                    "the attribute \(key)=\(quoted(value)) of \(element.name) is passed over",
                    at: element.place)
                continue
            }
            attributes.append(
                CSSDeclaration(key: key, value: value, isImportant: false, place: element.place))
        }
        var style = Block()
        if element["style"] != nil {
            let (declarations, problems) = CSSSheetReader.declarations(of: element)
            notes.add(problems)
            style = block(declarations, accepts)
        }
        var ordered =
            attributes + chosen.flatMap { blocks[$0].normal } + style.normal
            + important(chosen.map { blocks[$0] }) + style.important
        // The places of letters are no properties.
        if element.name == "text" || element.name == "tspan" {
            let styles = ordered.dropFirst(attributes.count)
            let (places, others) = (
                styles.filter { ["x", "y"].contains($0.key) }, styles.filter { !["x", "y"].contains($0.key) }
            )
            for place in places {
                notes.add(
                    "\(place.key) of \(element.name) is no property; write it as an attribute",
                    at: place.place)
            }
            ordered = attributes + others
        }
        var custom: [String: String] = [:]
        for declaration in ordered where declaration.key.hasPrefix("--") {
            custom[declaration.key] = declaration.value
        }
        if !custom.isEmpty {
            customs[node] = custom
            variables.declare(custom, at: node)
        }
        var sources: [Int: CSSDeclaration] = [:]
        var list: [(key: String, value: String)] = []
        var places: [SVGPlace] = []
        for declaration in ordered where !declaration.key.hasPrefix("--") {
            let (key, value) = (declaration.key, declaration.value)
            if declaration.isImportant {
                important[node, default: []].formUnion(CSSShorthands.names(of: key))
            }
            defer { while places.count < list.count { places.append(declaration.place) } }
            guard CSSVariables.areIn(value), CSSProperties.isKnown(key) else {
                list.append((key, value))
                continue
            }
            let first = list.count
            defer { for index in first..<list.count { sources[index] = declaration } }
            // What turns out to be no value does not bring back what was said before.
            let text = variables.substituted(value, at: node)
            let all = text.flatMap { longhands(key, $0) }
            if let all, all.allSatisfy({ accepts($0.key, $0.value, false) }) {
                list += all
            } else if !expands {
                list.append((key, value))
            } else {
                let clause =
                    if let text {
                        "\(key): \(quoted(value)) is \(quoted(text)), which is not read; write it without a function that is not known here"
                    } else { "\(key): \(quoted(value)) has no value; define its variables" }
                notes.add(clause, at: declaration.place)
                list += CSSShorthands.names(of: key).map { ($0, "unset") }
            }
        }
        for (index, declaration) in sources.sorted(by: { $0.key < $1.key }) {
            let key = list[index].key
            guard !list[(index + 1)...].contains(where: { $0.key == key }) else { continue }
            dependents.append(Dependent(node: node, key: key, declaration: declaration))
        }
        return (list, places)
    }

    /// The important declarations of rules: those in layers count more than those behind them.
    private func important(_ blocks: [Block]) -> [CSSDeclaration] {
        var groups: [[CSSDeclaration]] = []
        var layer: [Int]?
        for block in blocks where !block.important.isEmpty {
            if block.layer != layer { groups.append([]) }
            layer = block.layer
            groups[groups.count - 1] += block.important
        }
        return groups.reversed().flatMap { $0 }
    }
}
