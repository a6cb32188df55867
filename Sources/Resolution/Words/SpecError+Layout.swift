package import Basics
package import Indicators

extension SpecError {
    /// - Parameter subject: The place to change where there is too little room.
    package init(_ error: LayoutError, at subject: Subject) {
        if case .text = error {
            self.init(.component, at: .option(.font), "\(error)")
        } else {
            self.init(at: subject, "\(error)")
        }
    }
}
