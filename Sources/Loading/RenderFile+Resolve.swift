public import Basics
public import Files
public import Jobs
public import Requests
internal import Resolution

extension RenderFile {
    /// Validates the request and returns its job, or throws an error that locates each problem.
    ///
    /// - Parameters:
    ///   - changed: Another request in the place of ``spec``, whose options still stand where the file has them.
    ///   - inputs: Reads what the request names.
    /// - Throws: ``SpecError`` of kind `file` where something in the file is out of its range, unknown or
    ///   contradictory.
    public func resolve(
        _ changed: RenderSpec? = nil, from inputs: InputFiles = InputFiles()
    ) throws(SpecError) -> RenderJob {
        let spec = changed ?? spec
        let loaded = try loaded(spec, from: inputs)
        // An option that only a change has left without effect was no mistake in the file.
        var heeded: Set<OptionKey>?
        do throws(SpecError) {
            return try loaded.resolveLoaded { option in
                guard spec != written, places[option.key] != nil else { return .own }
                let keys = heeded ?? self.heeded(inputs)
                heeded = keys
                return keys.contains(option.key) ? .changed : .own
            }
        } catch {
            throw located(error)
        }
    }

    /// The keys of the options of the file that have an effect as it stands there.
    private func heeded(_ inputs: InputFiles) -> Set<OptionKey> {
        var spec = written
        return (try? spec.load(from: inputs)) == nil ? [] : spec.heededKeys()
    }
}

extension RenderSpec {
    /// Validates the request and returns its job, or throws everything that is wrong with it. Files that it names are
    /// read, unless they are loaded.
    ///
    /// Every option has an effect: one that can have none, because of what is drawn or shown, of the formats or of
    /// other options, is refused. Where it is about something that a format does without, a note says so.
    ///
    /// - Parameter inputs: Reads what the request names.
    /// - Throws: ``SpecError`` for whatever cannot be carried out: unknown files and names, values out of their ranges,
    ///   contradictions, options without an effect, and limits.
    public func resolve(from inputs: InputFiles = InputFiles()) throws(SpecError) -> RenderJob {
        var spec = self
        try spec.load(from: inputs)
        return try spec.resolveLoaded { _ in .own }
    }
}
