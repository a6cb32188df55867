package import Basics

extension RenderSpec {
    /// Checks what can be wrong with each option by itself.
    ///
    /// - Throws: ``SpecError`` with everything that is.
    package func checkValues(_ options: [SpecOption] = SpecOption.all) throws(SpecError) {
        var spec = self
        let errors = options.compactMap { option in
            option.problem(in: &spec).map { SpecError(at: .option(option.key), $0) }
        }
        if let error = SpecError.all(errors) { throw error }
    }
}
