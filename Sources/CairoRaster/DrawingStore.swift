internal import Drawing
internal import Synchronization

/// The drawings that the animations of one build have in common, in all their colors: full rings, and the outlines and coverage of texts.
/// The pixels do not depend on what is kept.
package final class DrawingStore: Sendable {
    /// Four million pixels of rings.
    private let rings = Kept<RingGeometry, RingStamp>(limit: 1 << 22)
    private let texts = Kept<FontSet, TextStore>(limit: 4)

    /// Nothing is drawn yet.
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

/// Values by their keys, of which all are forgotten where there is no room for another.
struct Kept<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
    private let limit: Int
    private let state = Mutex((values: [Key: Value](), size: 0))

    init(limit: Int) { self.limit = limit }

    /// The value of a key. It is made while others may ask, at worst on several threads, of which the first that is done is heard:
    /// threads that wait for each other take processor time too.
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
