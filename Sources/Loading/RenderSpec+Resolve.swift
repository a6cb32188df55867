public import Basics
public import Files
public import Jobs
public import Requests
internal import Resolution

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
        return try spec.validatedJob { _ in .own }
    }
}
