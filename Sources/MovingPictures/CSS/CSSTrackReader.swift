internal import Easings
internal import SVGDocuments

/// Reads keyframes for elements.
struct CSSTrackReader {
    private let drawing: MovingDrawing
    private let cascade: CSSCascade
    /// The parts that are passed over.
    private(set) var notes: [String] = []
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
        return all.filter { !cascade.isImportant($0.property, at: node) }
    }

    private mutating func note(_ text: String) {
        if notes.count < 20, !notes.contains(text) { notes.append(text) }
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
                        pass(name, key, value)
                    }
                case "animation-composition":
                    let read = text.flatMap { CSSTiming.Composition(rawValue: $0.lowercased()) }
                    if let read { own.composition = read } else { pass(name, key, value) }
                default:
                    guard let text, let all = longhands(key, text) else {
                        pass(name, key, value)
                        continue
                    }
                    for (property, text) in all {
                        if let value = drawing.value(text, of: property, at: node) {
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
        for track in tracks { noteJumps(name, track) }
        return (tracks, isForAll)
    }

    /// Returns the properties that a declaration of a keyframe says; nil where it says none that can move.
    private func longhands(_ key: String, _ text: String) -> [(key: String, value: String)]? {
        guard !key.hasPrefix("animation"), !key.hasPrefix("transition"), !key.hasPrefix("--"),
            CSSProperties.isKnown(key), CSSProperties.isForStyles(key),
            let all = CSSShorthands.longhands(of: key, text)
        else { return nil }
        return all.allSatisfy { CSSValidity.accepts($0.key, $0.value, isAttribute: false) } ? all : nil
    }

    private mutating func pass(_ name: String, _ key: String, _ value: String) {
        note("keyframes \(name): \(key): \(value) is passed over")
    }

    /// Notes a property that browsers move smoothly.
    private mutating func noteJumps(_ name: String, _ track: CSSTrack) {
        guard ["clip-path", "offset-path"].contains(track.property),
            Set(track.keys.map { $0.value }).count > 1
        else { return }
        note("keyframes \(name): \(track.property) changes at once in the middle between keyframes")
    }
}
