extension Motion.Kind {
    /// The flat arc or bars along which waves run; all other kinds unchanged.
    package var withoutWaves: Motion.Kind {
        guard case .drawn(let drawn) = self else { return self }
        return switch drawn.form {
        case .ringWave(let wave): Motion.Kind.arc(wave.running).slowed(by: drawn.stretch)
        case .barWave(let wave): Motion.Kind.bars(wave.running).slowed(by: drawn.stretch)
        case .shapes, .elements: self
        }
    }

    /// The average rotation of shapes, or of the fastest of several figures, in degrees per second; nil where nothing
    /// turns.
    package var turning: Double? {
        guard case .drawn(let drawn) = self else { return nil }
        switch drawn.form {
        case .ringWave, .barWave: return nil
        case .shapes(let course):
            return ((course.steadyTurn + course.springTurn) * 360_000 / (course.interval * drawn.stretch))
                .magnitude
        case .elements(let choreography):
            return choreography.elements.map { $0.turning * 1000 / drawn.stretch }.max()
        }
    }
}

extension MovingElement {
    /// The rotation in the plane, in degrees per millisecond, that of the group included.
    fileprivate var turning: Double {
        tracks.reduce(0) { sum, track in
            guard [.rotation, .groupRotation, .start].contains(track.property) else { return sum }
            let ways = zip(track.keys, track.keys.dropFirst()).map { ($1.value - $0.value).magnitude }
            return sum + ways.reduce(0, +) / track.period
        }
    }
}
