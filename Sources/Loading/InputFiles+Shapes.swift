package import Basics
package import Files
package import Indicators
internal import ShapeFiles

extension InputFiles {
    private struct ShapePath: Hashable { let path: ExactText }

    /// The shape that an SVG file draws.
    package func shape(_ path: String) throws(SpecError) -> CustomShape {
        try value(of: ShapePath(path: ExactText(path))) {
            Result { () throws(SpecError) in
                try ShapeFile.parse(bytes(path, limit: ShapeFile.maxBytes), name: path)
            }
        }.get()
    }
}
