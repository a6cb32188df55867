internal import Imaging

/// The frames of two animations that are compared with each other.
struct FramePairs {
    private(set) var pairs: [(old: NamedFrame, new: NamedFrame)] = []
    private(set) var onlyInOld: [NamedFrame] = []
    private(set) var onlyInNew: [NamedFrame] = []
    /// The number of frames that both have.
    private(set) var compared = 0

    /// Pairs frames by their names. Where one side has more, or holds other frames longer, what is shown is compared as it
    /// follows: a frame that stands there twice is the same as one that is shown for twice as long.
    init(_ old: [NamedFrame], _ new: [NamedFrame], areNumbered: Bool) {
        if let (olds, news) = Self.merged(old, new, areNumbered: areNumbered), olds.count == news.count {
            pairs = zip(olds, news).map { ($0, $1) }
            compared = old.count
            return
        }
        var news: [String: NamedFrame] = [:]
        for frame in new { news[frame.name] = frame }
        for frame in old {
            if let other = news.removeValue(forKey: frame.name) {
                pairs.append((frame, other))
            } else {
                onlyInOld.append(frame)
            }
        }
        compared = pairs.count
        onlyInNew = new.filter { news[$0.name] != nil }
    }

    /// Both animations with frames that follow themselves as one; nil where they have the same frames for the same times, or
    /// no times.
    private static func merged(
        _ old: [NamedFrame], _ new: [NamedFrame], areNumbered: Bool
    ) -> (old: [NamedFrame], new: [NamedFrame])? {
        let isTimed = !old.isEmpty && !new.isEmpty && (old + new).allSatisfy { $0.delay != nil }
        let isSame =
            old.count == new.count
            && zip(old, new).allSatisfy {
                $0.name == $1.name && (($0.delay ?? 0) - ($1.delay ?? 0)).magnitude <= 0.01
            }
        if !isTimed || isSame { return nil }
        // Frames of a sheet with the same names are the same ones, in whatever order.
        if !areNumbered, Set(old.map(\.name)) == Set(new.map(\.name)) { return nil }
        let merged = (merged(old), merged(new))
        return merged.0.count == old.count && merged.1.count == new.count ? nil : merged
    }

    private static func merged(_ frames: [NamedFrame]) -> [NamedFrame] {
        var result: [NamedFrame] = []
        var last: [UInt8] = []
        for frame in frames {
            let bytes = frame.bitmap.bytes
            if let before = result.last, bytes == last {
                let delay = (before.delay ?? 0) + (frame.delay ?? 0)
                result[result.count - 1] = NamedFrame(
                    name: before.name, picture: before.picture, delay: delay)
            } else {
                result.append(frame)
            }
            last = bytes
        }
        return result
    }
}
