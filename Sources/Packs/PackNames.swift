public import Basics

/// The names that the frames of an atlas have in metadata.
public enum PackNames: Hashable, Sendable {
    /// Those of the files, after their folders: `coin/spin-01.png`, `sword.png`.
    case file
    /// The name of the animation and the number of the frame: `coin-0000.png`. Files that are named one by one are one animation.
    case number
    /// A text with places to fill, to which `.png` is added.
    case pattern(String)

    /// The places of a pattern: the folder of the file, its name without the extension, the name of the animation, and the number of the
    /// frame there.
    public static let places = ["{folder}", "{name}", "{animation}", "{number}"]

    /// Reads `file`, `number`, or a pattern such as `{folder}/{name}`.
    ///
    /// - Parameters:
    ///   - text: The word or the pattern.
    ///   - place: The place of the text, in messages.
    /// - Throws: ``SpecError`` for another word, and for a place that is none of ``places``.
    public init(_ text: String, at place: SpecError.Subject) throws(SpecError) {
        switch text {
        case "file": self = .file
        case "number": self = .number
        default:
            let known = Self.places.joined(separator: ", ")
            guard text.contains("{") else {
                throw SpecError(
                    at: place,
                    "\(quoted(text)) is neither file nor number, nor a pattern with some of \(known)")
            }
            var rest = text[...]
            while let start = rest.firstIndex(of: "{") {
                let end = rest[start...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
                let name = String(rest[start...end])
                if !Self.places.contains(name) {
                    throw SpecError(at: place, "\(quoted(name)) is no place of a pattern; use \(known)")
                }
                rest = rest[rest.index(after: end)...]
            }
            self = .pattern(text)
        }
    }

    /// Returns the name of a frame.
    ///
    /// - Parameters:
    ///   - folder: The folder of its file, as far as it counts; empty for none.
    ///   - name: The name of the file without the extension.
    ///   - animation: The name of the animation.
    ///   - number: The number of the frame in the animation, with leading zeros.
    func key(folder: String, name: String, animation: String, number: String) -> String {
        switch self {
        case .file: (folder.isEmpty ? "" : folder + "/") + name + ".png"
        case .number: "\(animation)-\(number).png"
        case .pattern(let text):
            // Without a folder, what separates its name from the next goes as well.
            String(
                text.filled(
                    ("{folder}", folder), ("{name}", name), ("{animation}", animation), ("{number}", number)
                )
                .drop { folder.isEmpty && text.hasPrefix("{folder}") && "/-_. ".contains($0) }) + ".png"
        }
    }
}
