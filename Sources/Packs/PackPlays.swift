internal import Basics
internal import PictureFiles

/// The number of plays of frames from files that state their own numbers.
struct PackPlays {
    /// The number of plays; 0 for endless, and where no file states a number.
    let count: Int
    /// The note for files that state different numbers; nil for none.
    let note: Message?

    init(_ files: [PictureFile]) {
        let said = files.filter { $0.plays != nil }
        guard let first = said.first, let plays = first.plays, files.reduce(0, { $0 + $1.count }) > 1 else {
            (count, note) = (0, nil)
            return
        }
        if let other = said.first(where: { $0.plays != plays }) {
            count = 0
            note =
                "the animation is repeated forever, as the files do not agree: \(quoted(first.name)) is played \(Self.text(plays)), \(quoted(other.name)) \(Self.text(other.plays ?? 0)); for a number add \(option: .repeat, "3")"
        } else {
            (count, note) = (plays, nil)
        }
    }

    private static func text(_ plays: Int) -> String {
        plays == 0 ? "forever" : plays == 1 ? "once" : "\(plays) times"
    }
}
