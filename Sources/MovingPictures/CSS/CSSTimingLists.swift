internal import Easings
internal import SVGDocuments

/// The lists that the properties of an element have for its animations, each repeated as often as needed.
struct CSSTimingLists {
    private let durations, delays: [Int64]
    private let counts: [Double]
    private let directions: [CSSTiming.Direction]
    private let fills: [CSSTiming.Fill]
    private let pauses: [Bool]
    private let easings: [Easing]
    private let compositions: [CSSTiming.Composition]

    init(_ declared: [String: String]) {
        func list<Item>(_ property: String, _ initial: Item, _ read: (ArraySlice<CSSToken>, String) -> Item?)
            -> [Item]
        {
            guard let text = declared["animation-" + property] else { return [initial] }
            let source = CSSText(text)
            let items = source.tokens[...].parts(between: ",").map { read($0, source.text($0.indices)) }
            return items.contains { $0 == nil } ? [initial] : items.compactMap { $0 }
        }
        func time(_ tokens: ArraySlice<CSSToken>) -> Int64? {
            tokens.singleName == "auto" ? 0 : CSSTiming.seconds(tokens).map { Int64(($0 * 1e9).rounded()) }
        }
        durations = list("duration", 0) { tokens, _ in time(tokens).map { max($0, 0) } }
        delays = list("delay", 0) { tokens, _ in time(tokens) }
        counts = list("iteration-count", 1) { tokens, _ in CSSTiming.count(tokens) }
        directions = list("direction", .normal) { tokens, _ in
            CSSTiming.Direction(rawValue: tokens.singleName ?? "")
        }
        fills = list("fill-mode", .none) { tokens, _ in CSSTiming.Fill(rawValue: tokens.singleName ?? "") }
        pauses = list("play-state", false) { tokens, _ in tokens.singleName == "paused" }
        easings = list("timing-function", .ease) { _, text in CSSTiming.easing(text) }
        compositions = list("composition", .replace) { tokens, _ in
            CSSTiming.Composition(rawValue: tokens.singleName ?? "")
        }
    }

    /// The timing of an animation by its place among the names.
    subscript(index: Int) -> (timing: CSSTiming, easing: Easing, composition: CSSTiming.Composition) {
        func item<Item>(_ list: [Item]) -> Item { list[index % list.count] }
        let timing = CSSTiming(
            duration: item(durations), delay: item(delays), count: item(counts), direction: item(directions),
            fill: item(fills), isPaused: item(pauses))
        return (timing, item(easings), item(compositions))
    }
}
