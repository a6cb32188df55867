internal import Basics
internal import Formats
internal import Imaging
internal import Pictures

/// How many times frames are shown that come from files which say a number of their own.
struct PackPlays {
    /// 0 without end, as where no file says a number.
    let count: Int
    /// What to know where files say different numbers.
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
                "the animation is repeated forever, as the files do not agree: \(quoted(first.name)) is played \(Self.text(plays)), \(quoted(other.name)) \(Self.text(other.plays ?? 0)); for a number add \(option: "repeat", "3")"
        } else {
            (count, note) = (plays, nil)
        }
    }

    private static func text(_ plays: Int) -> String {
        plays == 0 ? "forever" : plays == 1 ? "once" : "\(plays) times"
    }

    /// The most plays that a format can tell; nil for one that tells none. A GIF stores how often it begins again, in two bytes;
    /// a WebP stores plays in as many.
    static func most(_ format: OutputFormat) -> Int? {
        switch format {
        case .apng: Int(Int32.max)
        case .gif: 65_536
        case .webp: 65_535
        default: nil
        }
    }
}
