package import Basics
package import Requests

extension RenderSpec {
    /// The standing of an option: the requests for which it was given.
    package enum OptionOrigin {
        /// An option for this request alone: if it can have no effect, that is a mistake.
        case own
        /// An option of a request that was changed since: if the change leaves it without effect, a note says so.
        case changed
        /// An option for several requests, some of which may do without it.
        case shared
    }

    /// Returns the request without options that have no effect, as far as they were not given for it alone.
    ///
    /// - Parameter origin: Returns the origin of an option.
    /// - Returns: The request, and notes about options that have no effect.
    /// - Throws: ``SpecError`` with every option that can have no effect.
    package func settled(
        _ origin: (SpecOption) -> OptionOrigin
    ) throws(SpecError) -> (spec: RenderSpec, notes: [Message]) {
        var spec = self
        let facts = try RequestFacts(spec)
        var (errors, notes): ([SpecError], [Message]) = ([], [])
        var silenced: [Message] = []
        for option in SpecOption.all where option.isGiven(in: &spec) {
            guard let idle = option.idle(spec, facts) else { continue }
            switch origin(option) {
            case .shared where idle.isPartial: continue
            case .shared: option.remove(from: &spec)
            case .changed where !idle.isNote:
                notes.append(idle.note(option))
                option.remove(from: &spec)
            case .own where !idle.isNote: errors.append(idle.error(option))
            case .own, .changed:
                if idle.isSilent { continue }
                if idle == .message {
                    silenced.append("\(option: option.key)")
                } else {
                    notes.append(idle.note(option))
                }
            }
        }
        if let error = SpecError.all(errors) { throw error }
        if !silenced.isEmpty {
            let verb = silenced.count == 1 ? "has" : "have"
            let names = silenced.dropFirst().reduce(silenced[0]) { $0 + ", " + $1 }
            notes.append("\(names) \(verb) no effect \(Idle.message.reason)")
        }
        return (spec, notes)
    }

    /// The keys of the options that have an effect, or lack one with no more than a note; empty where the request cannot be
    /// resolved. Its files have to be loaded.
    package func heededKeys() -> Set<OptionKey> {
        var spec = demonstrated { _ in .own }
        guard let facts = try? RequestFacts(spec) else { return [] }
        return Set(
            SpecOption.all.filter { $0.isGiven(in: &spec) && $0.idle(spec, facts)?.isNote ?? true }.map {
                $0.key
            }
        )
    }
}
