extension ElementChoreography {
    /// A moment at which there is much to see, in milliseconds: the start, or, of a few dozen in the loop, the one that shows
    /// most where the start shows less than an eighth of that.
    var fullestMoment: Double {
        let moments = (0..<48).map { period * Double($0) / 48 }
        let shown = moments.map { time in elements.reduce(0) { $0 + $1.shown(at: time) } }
        guard let most = shown.max(), shown[0] < most / 8 else { return 0 }
        return moments[shown.firstIndex { $0 > most * 0.999 } ?? 0]
    }
}

extension MovingElement {
    /// How much of it is seen, in an area of its own.
    fileprivate func shown(at time: Double) -> Double {
        tracks.reduce(1) { share, track in
            let value = track.value(at: time).magnitude
            return switch track.property {
            case .opacity, .fillOpacity, .strokeOpacity, .scaleX, .scaleY, .strokeWidth, .width, .height:
                share * value
            case .scale, .r: share * value * value
            case .rotation, .rotateX, .rotateY, .groupRotation, .x, .y, .cx, .cy: share
            }
        }
    }
}

extension Motion {
    /// Where a loop stands while it is paused and no moment is named: the start, but for figures that are not seen there.
    package var stillMoment: Double {
        if case .drawn(let drawn) = kind, case .elements = drawn.form { kind.fullestMoment } else { 0 }
    }
}
