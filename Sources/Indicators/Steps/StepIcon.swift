public import Basics
public import Drawing

/// A picture in a node.
public struct StepIcon: Hashable, Sendable {
    /// The name of the icon in the catalog; nil for one of the user's.
    public let name: String?
    /// The area within a square of side 1 around 0.
    let path: Path

    /// Creates an icon from SVG path data, as large as its node has room for; nil where the data has no area.
    public init?(_ path: Path) {
        guard let fitted = path.fittedInUnitSquare else { return nil }
        (name, self.path) = (nil, fitted)
    }

    /// Creates an icon on a grid of 24 × 24.
    private init(_ name: String, _ data: String) {
        guard let path = try? Path(svg: data) else {
            preconditionFailure("an icon of the catalogue is no path data")
        }
        self.name = name
        self.path = path.placed(scale: 1 / 24, x: -0.5, y: -0.5)
    }

    /// The icons of Spindle.
    public static let all: [StepIcon] = drawn.map { StepIcon($0.name, $0.data) }

    /// The names of the icons of Spindle.
    public static var names: [String] { drawn.map { $0.name } }

    /// The path data of the icons of Spindle, which is parsed when one is drawn. All are drawn for Spindle; the star is
    /// five points on a circle.
    private static let drawn: [(name: String, data: String)] = [
        (
            "cart",
            """
            M1.5 3h3.2l.8 2.5H22l-2.2 9.5H7.6L4 5H1.5z M9 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4z \
            M17.5 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4z
            """
        ),
        (
            "user", "M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z M3 21v-1a7 6 0 0 1 7-6h4a7 6 0 0 1 7 6v1z"
        ),
        (
            "shipping",
            """
            M1 5h13v12h-4.1a3 3 0 0 0-5.8 0H1z M15.5 8.5H19.5L23 12.7V17h-1.1a3 3 0 0 0-5.8 0h-.6z \
            M7 15.7a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z M19 15.7a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2z
            """
        ),
        (
            "payment",
            """
            M3.5 4.5h17A2 2 0 0 1 22.5 6.5V8.5h-21V6.5A2 2 0 0 1 3.5 4.5z \
            M1.5 11.5h21v6a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2z M4.5 14.5v2h5v-2z
            """
        ),
        (
            "document", "M5 2h8.5v6.5H20V22H5z M15.2 2.3L19.7 6.8H15.2z M8 12v1.8h9V12z M8 16v1.8h9V16z"
        ),
        ("check", "M3.6 12.2L5.9 9.9 10 14l8.6-8.6L20.900 7.700 10 18.600z"),
        (
            "star",
            """
            M12 2.500l2.939 5.955 6.571.955-4.755 4.635 1.123 6.545L12 17.500l-5.878 3.090 1.123-6.545L2.490 9.410l6.571\
            -.955z
            """
        ),
        ("home", "M12 2.5L22.500 12H19.500V21H14.500V15H9.500V21H4.500V12H1.500z"),
    ]

    /// Returns the icon with a name.
    ///
    /// - Throws: ``UnknownName``, with suggestions.
    public static func named(_ name: String) throws(UnknownName) -> StepIcon {
        guard let icon = drawn.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "icon", name: name, known: names, listing: "spindle help step")
        }
        return StepIcon(icon.name, icon.data)
    }
}
