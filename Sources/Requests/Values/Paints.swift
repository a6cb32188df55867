internal import Basics
public import Drawing

/// The color of a track behind an indicator.
public enum TrackPaint: Hashable, Sendable {
    /// No track.
    case hidden
    /// The theme's.
    case theme
    /// This color.
    case color(Color)
}

/// The backdrop of a picture.
public enum Backdrop: Hashable, Sendable {
    /// Nothing.
    case transparent
    /// The color of the theme's surfaces.
    case surface
    /// The color of the theme's cards.
    case card
    /// This color.
    case color(Color)
}

extension Color {
    /// A color where a text is none of some words.
    ///
    /// - Parameters:
    ///   - noun: The noun for the words.
    ///   - words: All of them.
    fileprivate init(_ text: String, _ noun: String, besides words: [String]) throws(Message) {
        do throws(ColorError) {
            self = try Color(parsing: text)
        } catch {
            guard nearestName(to: text, in: words) != nil else {
                let list = words.reduce("") { $0.isEmpty ? $1 : "\($0), \($1)" }
                throw "\(error.description) (or one of: \(list))"
            }
            throw "\(UnknownName(kind: noun, name: text, known: words)), or a color"
        }
    }
}

extension TrackPaint {
    static let words = ["theme", "none"]

    init(parsing text: String) throws(Message) {
        switch text {
        case "theme": self = .theme
        case "none": self = .hidden
        default: self = .color(try Color(text, "track", besides: Self.words))
        }
    }
}

extension Backdrop {
    static let words = ["surface", "card", "none"]

    init(parsing text: String) throws(Message) {
        switch text {
        case "surface": self = .surface
        case "card": self = .card
        case "none": self = .transparent
        default: self = .color(try Color(text, "background", besides: Self.words))
        }
    }
}
