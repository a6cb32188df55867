internal import MotionCore

extension RenderSpec {
    /// For whom an option was given.
    enum Standing {
        /// For this request: where it can have no effect, that is a mistake.
        case own
        /// For a request of which something was changed since; what that leaves without effect, a note says.
        case changed
        /// For several requests, of which some may do without.
        case shared
    }

    /// The request with the files that it names read, without options that have no effect.
    ///
    /// - Parameter standing: For whom an option was given.
    /// - Returns: the request, and what is to be known of options that have no effect.
    /// - Throws: ``SpecError`` with every option that is out of its range, or else that can have no effect.
    func settled(
        _ standing: (SpecOption) -> Standing
    ) throws(SpecError) -> (spec: RenderSpec, notes: [String]) {
        var spec = try withFilesRead()
        try spec.checkValues()
        let facts = try RequestFacts(spec)
        var (errors, notes): ([SpecError], [String]) = ([], [])
        var silenced: [String] = []
        for option in SpecOption.all where option.isGiven(in: &spec) {
            guard let idle = option.idle(spec, facts) else { continue }
            switch standing(option) {
            case .shared: option.remove(from: &spec)
            case .changed where !idle.isNote:
                notes.append(idle.note(option))
                option.remove(from: &spec)
            case .own where !idle.isNote: errors.append(idle.error(option))
            case .own, .changed:
                if facts.film == .message, !option.films.contains(.message) {
                    silenced.append(option.place)
                } else {
                    notes.append(idle.note(option))
                }
            }
        }
        if let first = errors.first {
            throw SpecError(first.kind, at: first.place, first.message, others: Array(errors.dropFirst()))
        }
        if !silenced.isEmpty {
            let verb = silenced.count == 1 ? "has" : "have"
            notes.append("\(silenced.joined(separator: ", ")) \(verb) no effect on a message")
        }
        return (spec, notes)
    }

    /// Checks what can be wrong with each option by itself.
    ///
    /// - Throws: ``SpecError`` with everything that is.
    func checkValues(_ options: [SpecOption] = SpecOption.all) throws(SpecError) {
        var spec = self
        let errors = options.compactMap { option in
            option.problem(in: &spec).map { SpecError(at: option.place, $0) }
        }
        guard let first = errors.first else { return }
        throw SpecError(first.kind, at: first.place, first.message, others: Array(errors.dropFirst()))
    }

    /// The keys of the options that have an effect; none where the request cannot be understood.
    func heededKeys() -> Set<String> {
        guard var spec = try? withFilesRead(), let facts = try? RequestFacts(spec) else { return [] }
        return Set(
            SpecOption.all.filter { $0.isGiven(in: &spec) && $0.idle(spec, facts) == nil }.map { $0.key })
    }

    /// The same request with the motion and the theme of its files in their places.
    private func withFilesRead() throws(SpecError) -> RenderSpec {
        var spec = self
        if customTheme == nil, let theme, ThemeFile.isPath(theme) {
            (spec.customTheme, spec.theme) = (try ThemeFile.read(theme), nil)
        }
        if motion.custom == nil, let name = motion.name, MotionFile.isPath(name) {
            (spec.motion.custom, spec.motion.name) = (try MotionFile.read(name), nil)
        }
        return spec
    }
}
