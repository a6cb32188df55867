internal import Easings
internal import SVGDocuments

extension CSSAnimations {
    /// Adds the parts of all animations from key to key.
    func addStretches(to stretches: inout MovingStretches) {
        for animation in customs where !animation.timing.isPaused {
            for (track, dependent) in animation.tracks.flatMap({ track in dependents.map { (track, $0) } })
            where drawing.tree.isWithin(dependent.node, animation.node) {
                let key = MovingTrackKey(node: dependent.node, property: dependent.key)
                animation.timing.addStretches(of: track, key, flips: true, to: &stretches)
            }
        }
        for animation in animations where !animation.timing.isPaused {
            for track in animation.tracks {
                let key = MovingTrackKey(node: animation.node, property: track.property)
                animation.timing.addStretches(of: track, key, to: &stretches)
            }
        }
    }
}

extension CSSTiming {
    fileprivate func addStretches(
        of track: CSSTrack, _ key: MovingTrackKey, flips: Bool = false, to stretches: inout MovingStretches
    ) {
        let last = stretches.span.upperBound
        let end = activeDuration.map { delay.addingReportingOverflow($0).partialValue } ?? Int64.max
        // Before and after, it stands still.
        stretches.add(MovingStretch(from: delay, to: min(end, max(last, delay))), to: key)
        guard duration > 0 else { return }
        var iteration = max(0, (stretches.span.lowerBound - delay) / duration)
        while !stretches.isFull {
            let begin = delay.addingReportingOverflow(iteration * duration).partialValue
            if begin >= end || begin > last { return }
            let isReversed = isReversed(Double(iteration))
            func time(_ share: Double) -> Int64 {
                begin + Int64((Double(duration) * (isReversed ? 1 - share : share)).rounded())
            }
            for (from, to) in zip(track.keys, track.keys.dropFirst()) {
                let inner = from.easing.breakpoints + (flips ? [from.easing.middle] : [])
                let places = [0] + inner.filter { $0 > 0 && $0 < 1 }.sorted() + [1]
                for (lower, upper) in zip(places, places.dropFirst()) {
                    let times = [lower, upper].map { time(from.offset + (to.offset - from.offset) * $0) }
                    guard let first = times.min(), let second = times.max(), first < second, first < end
                    else { continue }
                    stretches.add(
                        MovingStretch(from: first, to: second, timing: from.easing.timing(isReversed)),
                        to: key)
                }
            }
            iteration += 1
        }
    }

    /// Whether an iteration goes from its end to its beginning.
    func isReversed(_ iteration: Double) -> Bool {
        let isOdd = iteration.isFinite && iteration.truncatingRemainder(dividingBy: 2) == 1
        return switch direction {
        case .normal: false
        case .reverse: true
        case .alternate: isOdd
        case .alternateReverse: !isOdd && iteration.isFinite
        }
    }
}

extension Easing {
    /// The first place at which the value is half of the way, as far as it rises there.
    fileprivate var middle: Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let place = (low + high) / 2
            if value(at: place, before: false) < 0.5 { low = place } else { high = place }
        }
        return high
    }

    /// The curve from key to key; nil for straight ones.
    fileprivate func timing(_ isReversed: Bool) -> CubicBezier? {
        guard case .cubicBezier(let curve) = self else { return nil }
        return isReversed
            ? CubicBezier(1 - curve.x2, 1 - curve.y2, 1 - curve.x1, 1 - curve.y1) : curve
    }
}
