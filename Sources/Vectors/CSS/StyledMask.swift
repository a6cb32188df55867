internal import Basics
internal import Drawing

/// Shapes that stand still as a picture in the address of a mask or a background.
struct StyledMask {
    private let layers: [VectorPicture.Layer]
    private let left, top, width, height: Double

    /// A picture of a rectangle, in points.
    init(_ layers: [VectorPicture.Layer], left: Double, top: Double, width: Double, height: Double) {
        self.layers = layers
        (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }

    /// The picture as the value of a property.
    var url: String {
        var picture = VectorPicture(
            width: width, height: height, duration: 1, loops: false, groups: [VectorPicture.Group(layers)])
        if left != 0 || top != 0 {
            picture.groups[0].moves = [
                .shift(.constant(-left, for: 1), .horizontal), .shift(.constant(-top, for: 1), .vertical),
            ]
        }
        var dialect = StandingAnimation()
        let text = SVGDocument(picture: picture, prefix: "", usesCurrentColor: false, gamut: .srgb)
            .text(&dialect)
        // Elements have whole pixels, so that their shape may differ a little from that of the picture.
        let stretched = "<svg preserveAspectRatio=\"none\"" + text.dropFirst(4)
        return "url(\"data:image/svg+xml,\(Self.escaped(stretched))\")"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": break
            case "\"": result += "'"
            case "#": result += "%23"
            case "<": result += "%3C"
            case ">": result += "%3E"
            case "%": result += "%25"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// Writes what stands still.
private struct StandingAnimation: SVGDocument.Dialect {
    var head: String { "" }
    var dark: String { "" }
    static var variesMovingColors: Bool { false }

    mutating func animate(
        _ properties: [(SVGProperty, VectorCurve)], mark: String?
    ) -> (attributes: String, children: String) {
        let attributes = properties.map { property, curve in
            " \(property.name)=\"\(property.attribute(curve.segments[0].start))\""
        }
        return (attributes.joined(), "")
    }
}
