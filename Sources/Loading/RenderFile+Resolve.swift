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
            return try loaded.validatedJob { option in
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
