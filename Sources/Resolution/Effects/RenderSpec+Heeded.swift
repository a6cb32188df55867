package import Basics
internal import Indicators
package import Jobs
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

    /// A request without the options that cannot have an effect in it, and what is to be said of the others.
    package struct Heeded {
        package fileprivate(set) var spec: RenderSpec
        /// Options that were given for the request and have no effect, in the order of the catalog.
        fileprivate var findings: [(option: SpecOption, idle: Idle)] = []

        /// Returns the notes about options without an effect; where only what is shown tells, from the job.
        package func notes(_ job: RenderJob) -> [Message] {
            var (notes, silenced): ([Message], [Message]) = ([], [])
            // Of an operation that shows nothing at all, that is said, and not of each option that nothing of it shows.
            let isBlank = job.story.map { $0.line.shown == nil } ?? false
            for (option, idle) in findings
            where !idle.isDoubt || !isBlank && spec.hides(option, in: job) {
                if idle.reason == Idle.message.reason {
                    silenced.append("\(option: option.key)")
                } else {
                    notes.append(idle.note(option))
                }
            }
            guard let first = silenced.first else { return notes }
            let verb = silenced.count == 1 ? "has" : "have"
            let names = silenced.dropFirst().reduce(first) { $0 + ", " + $1 }
            return notes + ["\(names) \(verb) no effect \(Idle.message.reason)"]
        }
    }

    /// Returns the request without options that have no effect, as far as they were not given for it alone.
    ///
    /// - Parameter origin: Returns the origin of an option.
    /// - Throws: ``SpecError`` with every option that can have no effect.
    package func heeded(_ origin: (SpecOption) -> OptionOrigin) throws(SpecError) -> Heeded {
        var heeded = Heeded(spec: self)
        let facts = try RequestFacts(heeded.spec)
        var errors: [SpecError] = []
        for option in SpecOption.all where option.isGiven(in: &heeded.spec) {
            guard let idle = option.idle(heeded.spec, facts) else { continue }
            switch origin(option) {
            case .shared where idle.isPartial || idle.isDoubt: continue
            case .shared: option.remove(from: &heeded.spec)
            case .changed where !idle.isNote:
                heeded.findings.append((option, idle))
                option.remove(from: &heeded.spec)
            case .own where !idle.isNote: errors.append(idle.error(option))
            case .own, .changed: heeded.findings.append((option, idle))
            }
        }
        if let error = SpecError.all(errors) { throw error }
        return heeded
    }

    /// The keys of the options that have an effect, or lack one with no more than a note; empty where the request cannot be
    /// resolved. Its files have to be loaded.
    package func heededKeys() -> Set<OptionKey> {
        guard var spec = try? withSkeletonMotion().demonstrated({ _ in .own }),
            let facts = try? RequestFacts(spec)
        else { return [] }
        return Set(
            SpecOption.all.filter { $0.isGiven(in: &spec) && $0.idle(spec, facts)?.isNote ?? true }.map {
                $0.key
            }
        )
    }
}
