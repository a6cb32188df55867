internal import Drawing
internal import Synchronization

/// The drawings that the animations of one build share, in all their colors: full rings, and the outlines and coverage of
/// texts. The pixels do not depend on the drawings kept.
package final class DrawingStore: Sendable {
    /// The full rings, up to four million pixels of them.
    private let rings = Kept<RingGeometry, RingStamp>(limit: 1 << 22)
    private let texts = Kept<FontSet, TextStore>(limit: 4)

    /// Creates an empty store.
    package init() {}

    func ring(_ geometry: RingGeometry) throws(RasterError) -> RingStamp {
        try rings.value(geometry) { () throws(RasterError) in
            (try RingStamp(geometry), geometry.width * geometry.height)
        }
    }

    func texts(in fonts: FontSet) -> TextStore {
        texts.value(fonts) { (TextStore(fonts: fonts), 1) }
    }
}

/// A cache of values, which are all forgotten where there is no room for another.
struct Kept<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
    private let limit: Int
    private let state = Mutex((values: [Key: Value](), size: 0))

    init(limit: Int) { self.limit = limit }

    /// The value of a key. Other threads may request it while it is made, and then make it too; the first to finish is
    /// kept, since threads that wait for each other take processor time, too.
    func value<Failure: Error>(
        _ key: Key, _ make: () throws(Failure) -> (value: Value, size: Int)
    ) throws(Failure) -> Value {
        if let known = state.withLock({ $0.values[key] }) { return known }
        let made = try make()
        return state.withLock { state in
            if let known = state.values[key] { return known }
            if state.size + made.size > limit { state = ([:], 0) }
            state.size += made.size
            state.values[key] = made.value
            return made.value
        }
    }
}
