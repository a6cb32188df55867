internal import Basics
internal import SVGDocuments

/// The times of an animation as its attributes state them, in nanoseconds.
struct Timing: Sendable {
    enum Restart: Sendable { case always, whenNotActive, never }

    /// A rule by which instance times come about.
    struct Rule: Hashable, Sendable {
        /// The animation, by its place among all of the document; nil for the document itself.
        var base: Int?
        var moment = TimeValue.Moment.begin
        var offset: Int64
    }

    var begins: [Rule] = []
    var ends: [Rule] = []
    /// Whether there is an end that nobody can know before: the interval stays open for it.
    var awaitsEnd = false
    var simple = ClockValue.indefinite
    var repeatCount: Double?
    var repeatDuration: Int64?
    var least: Int64 = 0
    var most = ClockValue.indefinite
    var restart = Restart.always
    var freezes = false

    /// The active duration before its bounds: that of the repeated simple duration.
    var intermediate: Int64 {
        if repeatCount == nil, repeatDuration == nil { return simple }
        return min(
            repeatCount.map { ClockValue.product(simple, $0) } ?? ClockValue.indefinite,
            repeatDuration ?? ClockValue.indefinite)
    }

    /// The end of an interval that the end list would end at `end`.
    func activeEnd(_ begin: Int64, _ end: Int64) -> Int64 {
        let byEnd = end == ClockValue.indefinite ? end : end - begin
        return ClockValue.sum(begin, min(most, max(least, min(intermediate, byEnd))))
    }
}

extension Timing {
    /// Reads the attributes of an animation.
    ///
    /// - Parameters:
    ///   - refuse: Takes what is wrong, as a clause.
    ///   - find: Finds an animation by its id; nil for none.
    init(_ element: SVGElement, find: (_ id: String) -> Int?, refuse: (String) -> Void) {
        self.init()
        func rules(_ key: String, _ text: String) -> [Rule] {
            let values = TimeValue.list(text) { value in
                let remedy =
                    value.contains("-") && value.contains(".")
                    ? "; write a hyphen that belongs to an id as \\-"
                    : "; write times such as 0.5s or id.end+0.5s"
                refuse("the \(key) \(quoted(value)) is not understood\(remedy)")
            }
            return values.compactMap { value in
                switch value {
                case .offset(let offset): return Rule(base: nil, offset: offset)
                case .indefinite:
                    if key == "end" { return Rule(base: nil, offset: ClockValue.indefinite) }
                    if values.count == 1 {
                        refuse("it waits for a script or a link to begin, which never happens here")
                    }
                case .event(let event):
                    if key == "end" { awaitsEnd = true }
                    refuse("its \(key) waits for \(quoted(event)), which never happens here")
                case .syncbase(let id, let moment, let offset):
                    if let base = find(id) { return Rule(base: base, moment: moment, offset: offset) }
                    refuse("its \(key) waits for \(quoted(id)), but no animation has that id")
                }
                return nil
            }
        }
        begins = element["begin"].map { rules("begin", $0) } ?? [Rule(base: nil, offset: 0)]
        ends = element["end"].map { rules("end", $0) } ?? []
        func clock(_ key: String, words: [String] = ["indefinite"], from smallest: Int64 = 1) -> Int64? {
            guard let text = element[key], !words.contains(text) else { return nil }
            guard let time = ClockValue.parse(text), time >= smallest else {
                let bound = smallest > 0 ? "a time above 0, such as 0.5s" : "a time such as 0.5s"
                refuse("the \(key) \(quoted(text)) counts as none; write \(bound)")
                return nil
            }
            return time
        }
        simple = clock("dur", words: ["indefinite", "media"]) ?? ClockValue.indefinite
        repeatDuration = clock("repeatDur")
        if element["repeatDur"] == "indefinite" { repeatDuration = ClockValue.indefinite }
        least = clock("min", words: ["media"], from: 0) ?? 0
        most = clock("max", words: ["indefinite", "media"]) ?? ClockValue.indefinite
        if least > most {
            refuse("its min is above its max, so neither counts; make max the greater one")
            (least, most) = (0, ClockValue.indefinite)
        }
        readWords(element, refuse)
    }

    private mutating func readWords(_ element: SVGElement, _ refuse: (String) -> Void) {
        if let text = element["repeatCount"] {
            if text == "indefinite" {
                repeatCount = .infinity
            } else if let count = Double(text), count > 0, count.isFinite {
                repeatCount = count
            } else {
                refuse(
                    "the repeatCount \(quoted(text)) counts as none; write a number above 0, or indefinite")
            }
        }
        switch element["restart"] ?? "always" {
        case "always", "default": break
        case "whenNotActive": restart = .whenNotActive
        case "never": restart = .never
        default: refuse("its restart is none of always, whenNotActive and never; it counts as always")
        }
        switch element["fill"] ?? "remove" {
        case "freeze", "hold": freezes = true
        case "remove", "default", "auto", "transition": break
        default: refuse("its fill is none of freeze and remove; it counts as remove")
        }
    }
}
