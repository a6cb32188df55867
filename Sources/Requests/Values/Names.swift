package import Basics
package import Indicators
internal import MotionCore
internal import Specs

extension Named {
    /// What is called so in the catalogue.
    ///
    /// - Throws: that there is none, with what may have been meant.
    static func read(_ name: String) throws(Message) -> Self {
        do throws(UnknownName) { return try one(named: name) } catch { throw "\(error)" }
    }
}

extension Source where Value: Named {
    /// What is called so in the catalogue, or the file of that path.
    private init(_ text: String, isPath: (String) -> Bool) throws(Message) {
        self = isPath(text) ? .file(text) : .value(try Value.read(text))
    }
}

extension Source<Theme> {
    package init(theme text: String) throws(Message) { try self.init(text, isPath: ThemeFile.isPath) }
}

extension Source<Motion> {
    package init(motion text: String) throws(Message) { try self.init(text, isPath: MotionFile.isPath) }
}

extension StepAddress {
    package init(parsing text: String) throws(Message) {
        guard let address = StepAddress(text) else {
            throw
                "\(quoted(text)) is not a step: write its number, such as 2, or 2.1 for the first dynamic step after it"
        }
        self = address
    }
}
