internal import Basics
internal import MotionCore

extension MotionCoder {
    /// Refuses what has no effect on a figure, and figures that are never seen.
    mutating func checkEffect(of element: MovingElement, _ kind: MotionFields.Figure) {
        func moves(_ properties: [ElementTrack.Property]) -> Bool {
            element.tracks.contains { properties.contains($0.property) }
        }
        if element.anchor != nil, !moves([.scale, .scaleX, .scaleY]) {
            check("anchor", "nothing is scaled about it; add a track of scale, or leave it out")
        }
        if element.pivot != nil, !moves([.rotation, .rotateX, .rotateY]) {
            check("pivot", "nothing turns about it; add a track of rotation, or leave it out")
        }
        if element.perspective != nil, !moves([.rotateX, .rotateY]) {
            check(
                "perspective",
                "nothing turns out of the plane; add a track of rotateX or rotateY, or leave it out")
        }
        if case .outlines(let paths) = element.figure, paths.count > 1, !moves([.morph]) {
            check(
                "path",
                "only the first of \(paths.count) paths is ever seen; add a track of morph, or leave out the others"
            )
        }
        if let part = element.missing {
            check(
                kind.rawValue,
                "the \(kind.rawValue) is never seen, as \(part.name) is 0; make it longer\(part.moves ? ", or add a track of it" : "")"
            )
        } else if let property = element.hidingTrack {
            check(
                "tracks",
                "the \(kind.rawValue) is never seen, as \(property.rawValue) is always 0; change it, or leave out the \(kind.rawValue)"
            )
        }
    }
}

extension MovingElement {
    /// The length that is 0 and that no track changes, so that nothing is ever drawn; nil for none.
    fileprivate var missing: (name: String, moves: Bool)? {
        let lengths: [(ElementTrack.Property, String, Double)]
        switch figure {
        case .disc(_, _, let r), .shape(_, _, _, let r): lengths = [(.r, "r", r)]
        case .ring(_, _, _, let stroke), .line(_, _, let stroke, _, _):
            lengths = [(.strokeWidth, "stroke", stroke)]
        case .arc(_, _, _, let stroke, _, let sweep, let cap, let fadesIn):
            // Caps show the place of an arc without length.
            let isSeen = cap != .butt && !fadesIn
            lengths = [(.strokeWidth, "stroke", stroke), (.sweep, "sweep", isSeen ? 1 : sweep)]
        case .box(_, _, let width, let height, _):
            lengths = [(.width, "width", width), (.height, "height", height)]
        case .outlines(let paths):
            let box = paths.flatMap { $0 }.flatMap { $0 }.controlBox
            let extent = box.high - box.low
            return paths.isEmpty || extent.x == 0 || extent.y == 0 ? ("its area", false) : nil
        }
        let missing = lengths.first { property, _, length in
            length == 0 && !tracks.contains { $0.property == property }
        }
        return missing.map { ($0.1, figure.properties.contains($0.0)) }
    }

    /// The property that is 0 at all times, so that nothing is ever drawn; nil for none.
    fileprivate var hidingTrack: ElementTrack.Property? {
        var properties: [ElementTrack.Property] = [
            .opacity, .fillOpacity, .strokeOpacity, .scale, .scaleX, .scaleY, .width, .height,
        ]
        switch figure {
        case .disc, .shape: properties.append(.r)
        case .ring, .line: properties.append(.strokeWidth)
        case .arc(_, _, _, _, _, _, let cap, _):
            properties.append(.strokeWidth)
            if cap == .butt { properties.append(.sweep) }
        case .box, .outlines: break
        }
        return tracks.first { track in
            properties.contains(track.property) && track.keys.allSatisfy { $0.value == 0 }
        }?.property
    }
}
