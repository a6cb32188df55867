internal import Drawing
internal import MotionCore

/// The parts of a map: a skew of what is scaled, then a turn, then a move.
private struct AffineParts {
    var x, y, scaleX, scaleY, skew, turns: Double

    /// The parts; nil for a map that leaves no area.
    init?(_ map: Affine) {
        let area = map.a * map.d - map.b * map.c
        guard map.isFinite, area != 0 else { return nil }
        (x, y) = (map.e, map.f)
        var (row, other) = (PlanePoint(map.a, map.b), PlanePoint(map.c, map.d))
        scaleX = row.length
        row = row * (1 / scaleX)
        let along = PlanePoint.dot(row, other)
        other = PlanePoint(other.x - along * row.x, other.y - along * row.y)
        scaleY = other.length
        other = other * (1 / scaleY)
        skew = along / scaleY
        // Of two axes the one that is turned further is the mirrored one.
        if area < 0 {
            if row.x < other.y {
                (scaleX, row, skew) = (-scaleX, row * -1, -skew)
            } else {
                (scaleY, skew) = (-scaleY, -skew)
            }
        }
        turns = row.turns
    }

    func mixed(with other: AffineParts, at share: Double) -> AffineParts {
        var (from, result) = (self, self)
        // Two mirrors are half a turn.
        if scaleX < 0 && other.scaleY < 0 || scaleY < 0 && other.scaleX < 0 {
            (from.scaleX, from.scaleY, from.turns) = (-scaleX, -scaleY, turns + 0.5)
        }
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        (result.x, result.y) = (mix(x, other.x), mix(y, other.y))
        (result.scaleX, result.scaleY) = (mix(from.scaleX, other.scaleX), mix(from.scaleY, other.scaleY))
        result.skew = mix(skew, other.skew)
        var way = other.turns - from.turns
        // Half a turn keeps its sense.
        way -= way.rounded(.toNearestOrEven)
        result.turns = from.turns + way * share
        return result
    }

    func accumulating(_ other: AffineParts, times: Double) -> AffineParts {
        var result = self
        (result.x, result.y) = (x + other.x * times, y + other.y * times)
        (result.scaleX, result.scaleY) = (
            scaleX + (other.scaleX - 1) * times, scaleY + (other.scaleY - 1) * times
        )
        (result.skew, result.turns) = (skew + other.skew * times, turns + other.turns * times)
        return result
    }

    var map: Affine {
        let turn = Affine.turn(turns * 360)
        let scaled = Affine(scaleX, 0, 0, scaleY, 0, 0).within(Affine(1, 0, skew, 1, 0, 0)).within(turn)
        return scaled.within(.move(x, y))
    }
}

extension Affine {
    /// Returns the map between this and another one, part by part, as CSS Transforms 2 has it for matrices; nil where one of them leaves no
    /// area.
    func mixed(with other: Affine, at share: Double) -> Affine? {
        guard let first = AffineParts(self), let second = AffineParts(other) else { return nil }
        let result = first.mixed(with: second, at: share).map
        return result.isFinite ? result : nil
    }

    /// Returns this map with the parts of another one on top; nil where one of them leaves no area.
    ///
    /// - Parameter times: How often the other one counts.
    func accumulating(_ other: Affine, times: Double) -> Affine? {
        guard let first = AffineParts(self), let second = AffineParts(other) else { return nil }
        let result = first.accumulating(second, times: times).map
        return result.isFinite ? result : nil
    }
}
