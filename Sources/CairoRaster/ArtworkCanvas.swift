internal import Drawing

/// A canvas, with the stamps of the areas that are painted on it.
struct ArtworkCanvas {
    let place: PicturePlace
    let stamps: ArtworkStamps

    /// The coverage of an area in pixels.
    func stamp(_ path: Path, isEvenOdd: Bool) -> PathStamp {
        stamps.stamp(
            .init(
                path: path, isEvenOdd: isEvenOdd, width: place.width, height: place.height,
                isHard: place.isHard))
    }
}

/// The coverage of the areas of artworks: those that stand still between pictures, or come back, are rasterized once.
final class ArtworkStamps {
    /// An area in pixels of a canvas of a size.
    struct Key: Hashable {
        let path: Path
        let isEvenOdd: Bool
        let width, height: Int
        let isHard: Bool

        /// The bytes that it takes, about.
        var bytes: Int { path.elements.count * MemoryLayout<Path.Element>.stride + 128 }
    }

    private var cache = StampCache<Key>()

    func stamp(_ key: Key) -> PathStamp {
        cache.stamp(key, taking: key.bytes) {
            PathStamp(
                $0.path, isEvenOdd: $0.isEvenOdd, width: $0.width, height: $0.height, isHard: $0.isHard)
        }
    }
}
