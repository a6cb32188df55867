internal import Basics
internal import Packs

/// The playback of a sheet's frames by its metadata, as far as their format has it.
struct SheetFacts: Hashable, Sendable {
    /// The number of plays, 0 for endless.
    var plays: Int?
    /// The frames per second.
    var rate: Double?
    /// The degrees by which the picture turns from one play to the next.
    var rotation: Double?
    /// Whether colors are multiplied by alpha.
    var isPremultiplied: Bool?
    /// The parts of the animation that have a name.
    private(set) var tags: [String: Tag] = [:]

    /// A part of an animation.
    struct Tag: Hashable, Sendable {
        /// The places of its frames in the sheet.
        var places: [Int] = []
        /// Further remarks about it.
        var words: [String] = []

        var text: String {
            ((places.isEmpty ? [] : [wordsOfFrames(places)]) + words).joined(separator: " ")
        }
    }

    /// Adds frames to a part, of which each page of a sheet may have some.
    mutating func add(_ tag: String, _ places: [Int] = [], _ words: String? = nil) {
        tags[tag, default: Tag()].places += places
        if let words { tags[tag, default: Tag()].words.append(words) }
    }

    /// The facts that both sheets state and that differ.
    static func differences(_ old: SheetFacts, _ new: SheetFacts) -> [FrameDifferences.Item.Kind] {
        var kinds: [FrameDifferences.Item.Kind] = []
        if let before = old.plays, let after = new.plays, before != after {
            kinds.append(.plays(old: before, new: after))
        }
        func add(_ name: String, _ old: String?, _ new: String?) {
            if let old, let new, old != new { kinds.append(.fact(name, old: old, new: new)) }
        }
        add("rate", old.rate.map { "\($0.decimal(3)) fps" }, new.rate.map { "\($0.decimal(3)) fps" })
        add("rotation", old.rotation?.decimal(3), new.rotation?.decimal(3))
        add("premultiplied", old.isPremultiplied.map { "\($0)" }, new.isPremultiplied.map { "\($0)" })
        if old.tags.isEmpty || new.tags.isEmpty { return kinds }
        for name in Set(old.tags.keys).union(new.tags.keys).sorted(by: comesNaturallyBefore) {
            add("tag \(quoted(name))", old.tags[name]?.text ?? "none", new.tags[name]?.text ?? "none")
        }
        return kinds
    }
}

/// Frames by their places in a sheet, in words: `0-3, 2`.
func wordsOfFrames(_ places: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for place in places {
        if let last = runs.last, last.upperBound + 1 == place {
            runs[runs.count - 1] = last.lowerBound...place
        } else {
            runs.append(place...place)
        }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        .joined(separator: ", ")
}
