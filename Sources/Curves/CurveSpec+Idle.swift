internal import Basics
internal import MotionCore
internal import Requests
internal import Resolution

extension CurveSpec {
    /// Rejects options that leave the curve as it is.
    ///
    /// - Throws: ``SpecError`` with every one of them.
    func rejectIdle(_ format: CurveFormat) throws(SpecError) {
        let (reason, idle) = idleOptions(format)
        let errors = idle.map { SpecError(at: $0, "has no effect on \(reason); leave it out") }
        if let error = SpecError.all(errors) { throw error }
    }

    /// The same of any format.
    var notes: [Message] {
        var notes: [Message] = []
        if let duration = animation.duration, start != nil, window == nil, transition == nil {
            // It was once the window's.
            notes.append(
                "\(option: .duration) is the length of a loop; for a window of time, write --window \(duration.shortestText)"
            )
        }
        if animation.isFaithful, let shown = try? animation.motion(fallback: .determinate),
            shown.faithful == nil
        {
            notes.append("\(option: .faithful) has no effect on \(shown.name), \(shown.onlyVersion)")
        }
        return notes
    }

    /// The options that are given without effect, and on what they have none.
    private func idleOptions(_ format: CurveFormat) -> (reason: Message, options: [SpecError.Subject]) {
        let limit = [(SpecError.Subject.option(.maxFrames), animation.maxFrames != nil)]
        let frames = [
            (SpecError.Subject.option(.fps), animation.fps != nil),
            (.option(.frames), animation.frames != nil),
        ]
        let times: [(SpecError.Subject, Bool)] = [
            (.named("--at"), times != nil), (.option(.t0), start != nil),
            (.named("--window"), window != nil),
        ]
        func given(_ options: [(SpecError.Subject, Bool)]) -> [SpecError.Subject] {
            options.filter { $0.1 }.map { $0.0 }
        }
        // A run of values lasts as long as its frames do; a change has as many as its length asks for.
        let lastsAsFrames = transition == nil && runsValues
        switch format {
        case .yaml: return ("a motion file", given(times + frames + limit))
        case .svg, .png: return ("a plot", given(lastsAsFrames ? limit : frames + limit))
        case .csv, .json:
            if self.times == nil { return ("", []) }
            return ("times given with --at", given(lastsAsFrames ? limit : frames + limit))
        }
    }

    private var runsValues: Bool { (try? animation.motion(fallback: .determinate))?.kind == .determinate }
}
