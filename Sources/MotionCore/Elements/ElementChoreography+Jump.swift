extension ElementChoreography {
    /// Returns the largest jump of a figure that is visible before and after one of its tracks begins anew: in degrees, and
    /// in shares of its size, its opacity or the box.
    func jump(side: Double) -> (degrees: Double, share: Double) {
        var jump = (degrees: 0.0, share: 0.0)
        for element in elements {
            for track in element.tracks {
                guard track.restarts, !track.property.leavesPlane,
                    element.isSeen(at: track.delay - side), element.isSeen(at: track.delay + side)
                else { continue }
                let turn = track.property == .rotation ? element.symmetry : 360
                let (degrees, share) = element.jump(
                    of: track.property, track.keys[track.keys.count - 1].value, track.keys[0].value,
                    in: width, symmetry: turn)
                jump.degrees = max(jump.degrees, degrees)
                jump.share = max(jump.share, share)
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
                .height, .sweep:
                track.value(at: time).magnitude > 0.01
            case .trimEnd: trimmed(at: time) > 0.01
            case .rotation, .rotateX, .rotateY, .groupRotation, .dx, .dy, .x, .y, .cx, .cy, .radius, .start,
                .trimStart, .trimOffset, .morph, .color:
                true
            }
        }
    }

    /// The share of a line that is visible at `time` milliseconds.
    private func trimmed(at time: Double) -> Double {
        func value(_ property: ElementTrack.Property) -> Double? {
            tracks.first { $0.property == property }?.value(at: time)
        }
        return (value(.trimEnd) ?? 1) - (value(.trimStart) ?? 0)
    }

    /// The rotation, in degrees, after which the figure looks the same again about its pivot; 0 where rotation does not
    /// show.
    fileprivate var symmetry: Double {
        guard pivot == nil else { return 360 }
        switch figure {
        case .disc, .ring: return 0
        case .box(_, _, let width, let height, _): return width == height ? 90 : 180
        case .arc, .shape, .outlines, .line: return 360
        }
    }
}

extension ElementTrack {
    /// Whether the value jumps where the track begins anew; steps do so by design.
    fileprivate var restarts: Bool {
        if case .steps = easings[easings.count - 1] { return false }
        return keys[0].value != keys[keys.count - 1].value
    }
}

extension ElementTrack.Property {
    /// Returns how far a change of the value is from none: in degrees, or in shares of the figure's size, its opacity or the box.
    ///
    /// - Parameters:
    ///   - way: The change of the value.
    ///   - width: The width of the box.
    ///   - symmetry: The rotation, in degrees, that does not show; 0 where none does.
    func jump(_ way: Double, in width: Double, symmetry: Double = 360) -> (degrees: Double, share: Double) {
        switch quantity {
        case .angle:
            let turns = symmetry > 0 ? way / symmetry : 0
            return ((turns - turns.rounded()).magnitude * symmetry, 0)
        case .sweep: return (way.magnitude, 0)
        case .length: return (0, way.magnitude / width)
        case .share:
            // A closed line goes on where it began.
            let whole = self == .trimOffset ? way.rounded() : 0
            return (0, (way - whole).magnitude)
        }
    }

    /// Whether the property turns a figure out of the plane, where two such turns may make up for each other.
    fileprivate var leavesPlane: Bool { self == .rotateX || self == .rotateY }
}
