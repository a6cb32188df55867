package import Basics
internal import Formats
package import Vectors

extension VectorPicture {
    /// Refuses parts that no element of a page can show by a stylesheet.
    ///
    /// - Parameter animation: The name of the motion, or of the change.
    /// - Throws: ``SpecError`` at `--to`.
    package func rejectForClass(_ animation: String) throws(SpecError) {
        guard let excess = classExcess else { return }
        throw SpecError(
            at: .option(.to),
            "css-class cannot hold \(animation), which has \(excess): one element is two layers that turn, move, grow and fade; use svg-css"
        )
    }
}
