import Foundation
public import MotionCore

extension Motion {
    /// The motions that readers of vectors are tried with: of collections only those that bring something new, a figure, a property or a
    /// kind of easing; all with `SPINDLE_MOTIONS=all` in the environment.
    public static let samples: [Motion] = {
        if ProcessInfo.processInfo.environment["SPINDLE_MOTIONS"] == "all" { return all }
        var known: Set<String> = []
        return all.dropLast(collected.count)
            + collected.filter { motion in
                let traits = motion.traits
                defer { known.formUnion(traits) }
                return !traits.isSubset(of: known)
            }
    }()

    private var traits: Set<String> {
        guard case .drawn(let drawn) = kind, case .elements(let choreography) = drawn.form else {
            return [kind.name]
        }
        return Set(choreography.elements.flatMap { $0.traits })
    }
}

extension MovingElement {
    fileprivate var traits: [String] {
        let name =
            switch figure {
            case .disc: "disc"
            case .box: "box"
            case .ring: "ring"
            case .arc(_, _, _, _, _, _, let cap, let fadesIn): fadesIn ? "fading arc" : "arc \(cap)"
            case .shape: "shape"
            case .outlines(let paths): paths.count > 1 ? "morph" : "path"
            case .line(_, let isClosed, _, let cap, _): "line \(isClosed) \(cap)"
            }
        var places: [String] = []
        if pivot != nil { places.append("pivot") }
        if anchor != nil { places.append("anchor") }
        if perspective != nil { places.append("perspective") }
        if window != nil { places.append("window") }
        if !colors.isEmpty { places.append("\(min(colors.count, 2)) colors") }
        return [name] + places
            + tracks.flatMap { track in
                ["\(name) \(track.property)"] + track.easings.map { "easing \("\($0)".prefix { $0 != "(" })" }
            }
    }
}
