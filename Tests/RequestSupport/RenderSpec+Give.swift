package import Basics
package import Requests

extension RenderSpec {
    /// Gives an option, as on the command line.
    package mutating func give(_ key: String, _ texts: String...) throws(SpecError) {
        try give(key, texts)
    }

    package mutating func give(_ key: String, _ texts: [String]) throws(SpecError) {
        guard let option = SpecOption.named(key) else {
            throw SpecError(at: key, "is not an option")
        }
        try option.set(texts, in: &self)
    }
}
