public import Basics
public import Files
public import Rendering
public import Requests

extension RenderFile {
    /// Understands the whole request, or throws what is wrong with it, where it stands.
    ///
    /// - Parameters:
    ///   - spec: The request with what was changed since it was read.
    ///   - inputs: Reads what the request names.
    /// - Throws: ``SpecError`` of kind `file` where something in the file is out of its range, unknown or
    ///   contradictory.
    public func resolve(
        _ spec: RenderSpec, from inputs: InputFiles = InputFiles()
    ) throws(SpecError) -> RenderJob {
        let loaded = try loaded(spec, from: inputs)
        // What only a change has left without effect was no mistake of the file.
        var heeded: Set<String>?
        do throws(SpecError) {
            return try loaded.resolveLoaded { option in
                guard spec != written, places[option.key] != nil else { return .own }
                let keys = heeded ?? written.heededKeys(inputs)
                heeded = keys
                return keys.contains(option.key) ? .changed : .own
            }
        } catch {
            throw located(error)
        }
    }
}
