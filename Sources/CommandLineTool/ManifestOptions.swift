import Arguments
import Builds

/// Options that all commands for manifests have in common.
extension Option {
    static let manifestOptions: [Option] = [jobs, maxVariants, includeOutside]

    fileprivate static let maxVariants = Option(
        "max-variants", form: .value("number"), default: "100000",
        "The maximum number of variants of all assets together."
    )
    fileprivate static let includeOutside = Option(
        "include-outside", "Let a manifest include files outside its own folder.")
}

extension Invocation {
    func manifestOptions() throws(ArgumentError) -> Manifest.Options {
        var options = Manifest.Options()
        if let limit = try count(.maxVariants, in: Manifest.Options.variantsRange) {
            options.maxVariants = limit
        }
        options.includesOutside = has(.includeOutside)
        return options
    }
}
