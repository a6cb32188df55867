package import Basics
package import Indicators
internal import MotionCore
package import Presentations
internal import Specs

extension Source<Theme> {
    /// The theme of that name, or the file of that path.
    package init(theme text: String) throws(Message) {
        if ThemeFile.isPath(text) {
            self = .file(text)
        } else {
            do throws(UnknownName) { self = .value(try Theme.named(text)) } catch { throw "\(error)" }
        }
    }
}

extension Source<Motion> {
    /// The motion of that name, or the file of that path.
    package init(motion text: String) throws(Message) {
        if MotionFile.isPath(text) {
            self = .file(text)
        } else {
            do throws(UnknownName) { self = .value(try Motion.named(text)) } catch { throw "\(error)" }
        }
    }
}

extension Presentation {
    package init(parsing text: String) throws(Basics.Message) {
        do throws(UnknownName) { self = try .named(text) } catch { throw "\(error)" as Basics.Message }
    }
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
