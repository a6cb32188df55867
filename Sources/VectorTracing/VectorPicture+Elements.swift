package import Basics
package import Formats
package import Vectors

extension VectorPicture {
    /// Refuses parts that no elements of a page can show by a stylesheet alone.
    ///
    /// - Parameters:
    ///   - formats: The formats that are asked for.
    ///   - animation: The name of the motion, or of the change.
    /// - Throws: ``SpecError`` at `--to`.
    package func rejectForPages(_ formats: [OutputFormat], _ animation: String) throws(SpecError) {
        let isMany = formats.contains(.htmlCSS)
        guard isMany || formats.contains(.cssClass) else { return }
        if isMany, let excess = elementsExcess {
            throw SpecError(
                at: .option(.to),
                "html-css cannot hold \(animation), which has \(excess): elements turn, move, grow and fade as a whole; use svg-css"
            )
        }
        guard formats.contains(.cssClass), let excess = classExcess else { return }
        let other = elementsExcess == nil ? "html-css, or svg-css" : "svg-css"
        throw SpecError(
            at: .option(.to),
            "css-class cannot hold \(animation), which has \(excess): one element is two layers that turn, move, grow and fade as a whole; use \(other)"
        )
    }
}
