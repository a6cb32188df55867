internal import Drawing
internal import Synchronization

/// What the animations of one build have in common, in all their colors: full rings, and what texts look like. Whoever needs one
/// first makes it, and the others wait for that. What is drawn does not depend on what is kept.
package final class DrawingStore: Sendable {
    /// Four million pixels of rings.
    private let rings = Mutex(Kept<RingGeometry, RingStamp>(limit: 1 << 22))
    private let texts = Mutex(Kept<FontSet, TextStore>(limit: 4))

    /// Nothing is drawn yet.
    package init() {}

    func ring(_ geometry: RingGeometry) throws(RasterError) -> RingStamp {
        try rings.withLock { (kept) throws(RasterError) in
            try kept.value(geometry) { () throws(RasterError) in
                (try RingStamp(geometry), geometry.width * geometry.height)
            }
        }
    }

    func texts(in fonts: FontSet) -> TextStore {
        texts.withLock { $0.value(fonts) { (TextStore(fonts: fonts), 1) } }
    }
}

/// Values by their keys, of which all are forgotten where there is no room for another.
struct Kept<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    let limit: Int
    private var values: [Key: Value] = [:]
    private var size = 0

    init(limit: Int) { self.limit = limit }

    mutating func value<Failure: Error>(
        _ key: Key, _ make: () throws(Failure) -> (value: Value, size: Int)
    ) throws(Failure) -> Value {
        if let known = values[key] { return known }
        let made = try make()
        if size + made.size > limit {
            values.removeAll()
            size = 0
        }
        size += made.size
        values[key] = made.value
        return made.value
    }
}
