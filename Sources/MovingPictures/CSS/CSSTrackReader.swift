internal import Easings
internal import SVGDocuments

/// Reads keyframes for elements.
struct CSSTrackReader {
    private let drawing: MovingDrawing
    private let cascade: CSSCascade
    /// The custom properties that any keyframes move.
    private let moved: [String]
    /// The parts that are passed over.
    private(set) var notes = SVGNotes()
    /// Tracks that are the same for all elements of one color.
    private var known: [Version: [CSSTrack]] = [:]

    private struct Version: Hashable {
        let name: String
        let color: MovingValue?
        let easing: Easing
        let composition: CSSTiming.Composition
    }

    init(_ drawing: MovingDrawing, _ cascade: CSSCascade) {
        self.drawing = drawing
        self.cascade = cascade
        let keys = cascade.keyframes.values.joined().flatMap { $0.declarations }.map { $0.key }
        moved = Set(keys.filter { $0.hasPrefix("--") }).sorted()
    }

    /// Returns the tracks of an animation of an element.
    ///
    /// - Parameters:
    ///   - easing: The easing where keyframes have none of their own.
    ///   - composition: The composition where they have none.
    mutating func tracks(
        of name: String, at node: Int, _ easing: Easing, _ composition: CSSTiming.Composition
    ) -> [CSSTrack] {
        let keyframes = cascade.keyframes[name] ?? []
        let color = drawing.value("currentcolor", of: "color", at: node)
        let version = Version(name: name, color: color, easing: easing, composition: composition)
        let all: [CSSTrack]
        if let own = known[version] {
            all = own
        } else {
            let (tracks, isForAll) = read(name, keyframes, node, easing, composition)
            if isForAll { known[version] = tracks }
            all = tracks
        }
        let isText = ["text", "tspan"].contains(drawing.tree[node].name)
        return all.filter {
            // The places of letters are no properties.
            !cascade.isImportant($0.property, at: node) && !(isText && ["x", "y"].contains($0.property))
        }
    }

    /// - Returns: The tracks, and whether they are the same for other elements of the same color.
    private mutating func read(
        _ name: String, _ keyframes: [CSSKeyframe], _ node: Int, _ easing: Easing,
        _ composition: CSSTiming.Composition
    ) -> ([CSSTrack], isForAll: Bool) {
        var order: [String] = []
        var keys: [String: [Double: CSSTrack.Key]] = [:]
        var isForAll = true
        for keyframe in keyframes {
            var own = (easing: easing, composition: composition)
            var values: [(String, MovingValue)] = []
            for declaration in keyframe.declarations {
                let (key, value) = (declaration.key, declaration.value)
                let text = cascade.substituted(value, at: node)
                if text != value { isForAll = false }
                switch key {
                case "animation-timing-function":
                    if let read = text.flatMap(CSSTiming.easing) {
                        own.easing = read
                    } else {
                        pass(name, declaration)
                    }
                case "animation-composition":
                    let read = text.flatMap { CSSTiming.Composition(rawValue: $0.lowercased()) }
                    if let read { own.composition = read } else { pass(name, declaration) }
                case _ where key.hasPrefix("--"):
                    guard let text else {
                        pass(name, declaration)
                        continue
                    }
                    values.append((key, CSSCustomValue(cascade.registered[key]).value(text)))
                default:
                    if text != value { noteTainted(name, declaration) }
                    guard let text, let all = longhands(key, text) else {
                        pass(name, declaration)
                        continue
                    }
                    for (property, text) in all {
                        if let clause = obstacle(property, text, node) {
                            notes.add("keyframes \(name): \(clause)", at: declaration.place)
                        } else if let value = drawing.value(text, of: property, at: node) {
                            values.append((property, value))
                        }
                    }
                }
            }
            for (property, value) in values {
                if keys[property] == nil { order.append(property) }
                for offset in keyframe.offsets {
                    keys[property, default: [:]][offset] = CSSTrack.Key(
                        offset: offset, value: value, easing: own.easing, composition: own.composition)
                }
            }
        }
        let tracks = order.map { property in
            var own = keys[property] ?? [:]
            for end in [0.0, 1] where own[end] == nil {
                own[end] = CSSTrack.Key(offset: end, value: nil, easing: easing, composition: .replace)
            }
            return CSSTrack(property: property, keys: own.values.sorted { $0.offset < $1.offset })
        }
        for track in tracks { noteJumps(name, track, at: keyframes) }
        return (tracks, isForAll)
    }

    /// Returns the properties that a declaration of a keyframe says; nil where it says none that can move.
    private func longhands(_ key: String, _ text: String) -> [(key: String, value: String)]? {
        guard !key.hasPrefix("animation"), !key.hasPrefix("transition"),
            CSSProperties.isKnown(key), CSSProperties.isForStyles(key),
            let all = CSSShorthands.longhands(of: key, text)
        else { return nil }
        return all.allSatisfy { CSSValidity.accepts($0.key, $0.value, isAttribute: false) } ? all : nil
    }

    /// Notes a value that browsers follow where its variables move.
    private mutating func noteTainted(_ name: String, _ declaration: CSSDeclaration) {
        guard let variable = moved.first(where: { declaration.value.contains($0) }) else { return }
        notes.add(
            "keyframes \(name): \(declaration.key): \(declaration.value) keeps the value that \(variable) has at first",
            at: declaration.place)
    }

    private mutating func pass(_ name: String, _ declaration: CSSDeclaration) {
        notes.add(
            "keyframes \(name): \(declaration.key): \(declaration.value) is passed over",
            at: declaration.place)
    }

    /// The reason for which a value is not drawn; nil for one that is.
    private func obstacle(_ property: String, _ text: String, _ node: Int) -> String? {
        if let clause = Undrawn.clause(property, text, isRoot: node == 0) { return clause }
        if let problem = Undrawn.refusal(property, text, isRoot: node == 0, in: drawing.tree) {
            return problem.text
        }
        // One that stands still shows nothing that moves.
        return MovingProperties.isMoved(property) || MovingProperties.isSilent(property)
            || property == "background-image"
            ? nil : "\(property) does not move here, and stays as it is"
    }

    /// Notes a property that browsers move smoothly.
    private mutating func noteJumps(_ name: String, _ track: CSSTrack, at keyframes: [CSSKeyframe]) {
        guard ["clip-path", "offset-path"].contains(track.property),
            Set(track.keys.map { $0.value }).count > 1
        else { return }
        let declaration = keyframes.flatMap { $0.declarations }.first { $0.key == track.property }
        notes.add(
            "keyframes \(name): \(track.property) changes at once in the middle between keyframes",
            at: declaration?.place ?? .unknown)
    }
}
