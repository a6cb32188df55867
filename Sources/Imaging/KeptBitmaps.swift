internal import Synchronization

/// Pictures that are needed more than once, from any thread: each is painted once, as far as memory allows.
///
/// Frames of an animation are much alike, so each is kept as its differences from the first, if they take no more than its
/// share of the memory. So the pictures kept depend on the pictures alone, not on threads; the others are painted again.
public final class KeptBitmaps: Sendable {
    private let share: Int
    private let first = Mutex<Bitmap?>(nil)
    private let slots: [Slot]
    private let mark = KeptPicture.Mark()

    /// Creates room for the pictures of one job, none of which is painted yet.
    ///
    /// - Parameters:
    ///   - count: The number of pictures, at least 1.
    ///   - share: The greatest number of bytes of each that are kept; the first is kept as a whole in any case.
    public init(count: Int, share: Int) {
        self.share = share
        slots = (0..<count).map { _ in Slot() }
    }

    /// Makes `bitmap` the picture with an index.
    ///
    /// - Parameters:
    ///   - index: The index of the picture, from 0.
    ///   - bitmap: The bitmap for the pixels; its storage is reused.
    ///   - paint: Called with the index of a picture that is not kept, to paint it. Two threads never paint the same one at
    ///     the same time.
    /// - Throws: Any error of `paint`.
    public func read(
        _ index: Int, into bitmap: inout Bitmap, paint: (Int, inout Bitmap) throws -> Void
    ) throws {
        let first = try first.withLock { first in
            if let first { return first }
            var painted = Bitmap(width: 1, height: 1, format: .rgba)
            try paint(0, &painted)
            first = painted
            return painted
        }
        if index == 0 { return bitmap.show(nil, over: first, mark) }
        let isReady = try slots[index].state.withLock { state in
            switch state {
            case .unseen:
                try paint(index, &bitmap)
                let part = BitmapPart(of: bitmap, over: first, limit: share)
                state = part.map { .kept($0) } ?? .large
            case .kept(let part): bitmap.show(part, over: first, mark)
            case .large: return false
            }
            return true
        }
        if !isReady { try paint(index, &bitmap) }
    }

    /// A slot for each picture, so that a thread waits only for one that paints the same picture.
    private final class Slot: Sendable {
        let state = Mutex(State.unseen)
    }

    private enum State {
        case unseen, large
        case kept(BitmapPart)
    }
}

/// The content of a bitmap that was kept: the first picture and a part of another.
private final class KeptPicture: BitmapOrigin {
    /// A mark that tells pictures that are kept together from others.
    final class Mark: Sendable {}

    let mark: Mark
    let width, height: Int
    let format: PixelFormat
    /// The area in which it differs from the first; nil where it does not.
    let area: FrameArea?

    init(_ mark: Mark, _ first: borrowing Bitmap, _ format: PixelFormat, _ area: FrameArea?) {
        self.mark = mark
        self.format = format
        self.area = area
        (width, height) = (first.width, first.height)
    }

    func areas(since other: any BitmapOrigin) -> [FrameArea] {
        guard let other = other as? KeptPicture, other.mark === mark, other.format == format else {
            return [FrameArea(width: width, height: height)]
        }
        return [area, other.area].compactMap { $0 }
    }
}

/// The part of a picture that differs from another of its size.
private struct BitmapPart {
    let format: PixelFormat
    /// The area that differs; nil for none.
    let area: FrameArea?
    /// The rows of the area, one right after the other.
    let bytes: [UInt8]

    /// Creates the part of a bitmap; nil where that takes more than `limit` bytes.
    init?(of bitmap: borrowing Bitmap, over first: borrowing Bitmap, limit: Int) {
        (format, area) = (bitmap.format, bitmap.changes(from: first))
        guard let area else {
            bytes = []
            return
        }
        let count = area.width * area.height * format.bytesPerPixel
        if count > limit { return nil }
        let place = BytePlace(area, width: bitmap.width, bytesPerPixel: format.bytesPerPixel)
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { part, used in
            unsafe bitmap.bytes.withUnsafeBytes { whole in
                guard let target = UnsafeMutableRawPointer(part.baseAddress),
                    let source = whole.baseAddress
                else { return }
                for row in 0..<area.height {
                    unsafe (target + row * place.count).copyMemory(
                        from: source + place.start + row * place.stride, byteCount: place.count)
                }
            }
            used = count
        }
    }
}

extension Bitmap {
    /// Makes the bitmap `first` with a part of another picture over it.
    fileprivate mutating func show(
        _ part: BitmapPart?, over first: borrowing Bitmap, _ mark: KeptPicture.Mark
    ) {
        let format = part?.format ?? first.format
        let past = origin as? KeptPicture
        let whole = FrameArea(width: first.width, height: first.height)
        defer { origin = KeptPicture(mark, first, format, part?.area) }
        if let past, past.mark === mark, past.format == format, format == first.format {
            // Only the part that was over the first before has to be replaced.
            if let area = past.area, part?.area != area { copy(area, of: first) }
        } else {
            reset(width: first.width, height: first.height, format: format)
            if part?.area != whole { copy(whole, of: first) }
        }
        guard let part, let area = part.area else { return }
        let place = BytePlace(area, width: width, bytesPerPixel: format.bytesPerPixel)
        unsafe bytes.withUnsafeMutableBytes { mine in
            unsafe part.bytes.withUnsafeBytes { theirs in
                guard let target = mine.baseAddress, let source = theirs.baseAddress else { return }
                for row in 0..<area.height {
                    unsafe (target + place.start + row * place.stride).copyMemory(
                        from: source + row * place.count, byteCount: place.count)
                }
            }
        }
    }
}

/// The place of an area's rows among the bytes of a picture.
private struct BytePlace {
    /// The first byte, the distance from one row's to the next's, and the number of bytes in a row.
    let start, stride, count: Int

    init(_ area: FrameArea, width: Int, bytesPerPixel: Int) {
        (stride, count) = (width * bytesPerPixel, area.width * bytesPerPixel)
        start = area.y * stride + area.x * bytesPerPixel
    }
}
