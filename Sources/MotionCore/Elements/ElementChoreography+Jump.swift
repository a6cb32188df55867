extension ElementChoreography {
    /// Returns the largest jump of a figure that is visible before and after one of its tracks begins anew: in degrees, and
    /// in shares of its size, its opacity or the box.
    func jump(side: Double) -> (degrees: Double, share: Double) {
        var jump = (degrees: 0.0, share: 0.0)
        for element in elements {
            for track in element.tracks {
                let way = track.restart
                guard way != 0, !track.property.leavesPlane,
                    element.isSeen(at: track.delay - side), element.isSeen(at: track.delay + side)
                else { continue }
                if track.property.isAngle {
                    let turn = track.property == .rotation ? element.symmetry : 360
                    let turns = turn > 0 ? way / turn : 0
                    jump.degrees = max(jump.degrees, (turns - turns.rounded()).magnitude * turn)
                } else {
                    jump.share = max(jump.share, track.property.share(way, of: width))
                }
            }
        }
        return jump
    }
}

extension MovingElement {
    /// Whether more than a hundredth of the figure is visible.
    fileprivate func isSeen(at time: Double) -> Bool {
        tracks.allSatisfy { track in
            switch track.property {
            case .opacity, .fillOpacity, .strokeOpacity, .scale, .scaleX, .scaleY, .strokeWidth, .r, .width,
                .height:
                track.value(at: time).magnitude > 0.01
            case .rotation, .rotateX, .rotateY, .groupRotation, .x, .y, .cx, .cy: true
            }
        }
    }

    /// The rotation, in degrees, after which the figure looks the same again about its pivot; 0 where rotation does not
    /// show.
    fileprivate var symmetry: Double {
        guard pivot == nil else { return 360 }
        switch figure {
        case .disc, .ring: return 0
        case .box(_, _, let width, let height, _): return width == height ? 90 : 180
        case .arc, .shape, .outlines: return 360
        }
    }
}

extension ElementTrack {
    /// The jump of the value where the track begins anew; 0 for steps, which jump by design.
    fileprivate var restart: Double {
        if case .steps = easing { return 0 }
        return keys[0].value - keys[keys.count - 1].value
    }
}

extension ElementTrack.Property {
    var isAngle: Bool {
        switch self {
        case .rotation, .rotateX, .rotateY, .groupRotation: true
        case .scale, .scaleX, .scaleY, .opacity, .fillOpacity, .strokeOpacity, .strokeWidth, .r, .x, .y, .cx,
            .cy, .width,
            .height:
            false
        }
    }

    /// Whether the property turns a figure out of the plane, where two such turns may make up for each other.
    fileprivate var leavesPlane: Bool { self == .rotateX || self == .rotateY }

    /// Returns a change as a share: of the figure's own size or opacity, or, for a length, of the box.
    func share(_ way: Double, of width: Double) -> Double {
        switch self {
        case .strokeWidth, .r, .x, .y, .cx, .cy, .width, .height: way.magnitude / width
        case .scale, .scaleX, .scaleY, .opacity, .fillOpacity, .strokeOpacity, .rotation, .rotateX, .rotateY,
            .groupRotation:
            way.magnitude
        }
    }
}
