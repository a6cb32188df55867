internal import Basics
internal import CAVIF
internal import Imaging

/// The facts of an AVIF file, without its pixels.
struct AVIFScan: Sendable {
    /// As it is shown.
    var width: Int { orientation.isTransposed ? part.height : part.width }
    var height: Int { orientation.isTransposed ? part.width : part.height }
    /// The number of frames, at least 1.
    let count: Int
    /// The delays of several frames in milliseconds; empty for a single picture.
    let delays: [Double]
    /// The number of times that the frames play, 0 for endless; nil where the file states none.
    let plays: Int?
    /// Whether pixels are marked as those of Display P3: by a profile, or else by code points.
    let isDisplayP3: Bool

    private let bytes: [UInt8]
    private let stored: FrameArea
    /// The part of the stored picture that is shown.
    private let part: FrameArea
    private let orientation: Orientation

    static func isAVIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let end = min(bytes.big32(0), bytes.count, 1024)
        // After the main brand there is its version, then others.
        return ([8] + Array(stride(from: 16, to: end - 3, by: 4))).contains {
            ["avif", "avis"].contains(String(decoding: bytes[$0..<$0 + 4], as: UTF8.self))
        }
    }

    init(_ bytes: [UInt8]) throws(BrokenPicture) {
        self.bytes = bytes
        let reader = try AVIFReader(bytes, most: 0)
        let facts = reader.facts
        guard facts.width > 0, facts.height > 0, facts.count > 0 else {
            throw BrokenPicture("the AVIF is broken: it has no pixels")
        }
        // Transfers of high dynamic range: PQ and HLG.
        if facts.transfer == 16 || facts.transfer == 18 {
            throw BrokenPicture(
                "is an AVIF of high dynamic range (\(facts.transfer == 16 ? "PQ" : "HLG")), whose brightness a screen's colors cannot have; convert it to sRGB first"
            )
        }
        stored = FrameArea(width: Int(facts.width), height: Int(facts.height))
        part = try Self.part(facts, of: stored)
        orientation = Orientation(turns: Int(facts.turns), mirror: Int(facts.mirror))
        count = Int(facts.count)
        delays =
            count == 1 ? [] : (0..<count).map { max(0, unsafe spindle_avif_delay(reader.handle, Int32($0))) }
        plays = count == 1 ? nil : AVIFPlays.count(in: bytes)
        let profile = unsafe [UInt8](UnsafeBufferPointer(start: facts.profile, count: facts.profile_size))
        isDisplayP3 =
            profile.isEmpty
            ? facts.primaries == 12 && facts.transfer == 13 : ColorProfileName.isDisplayP3(profile: profile)
    }

    /// Returns the part of a picture that is shown (ISO/IEC 14496-12, 12.1.4).
    private static func part(
        _ facts: SpindleAVIFFacts, of stored: FrameArea
    ) throws(BrokenPicture) -> FrameArea {
        let numbers = facts.aperture
        if numbers.1 == 0, numbers.3 == 0 { return stored }
        /// Returns where the part begins, and how long it is; nil where those are no whole pixels inside of the picture.
        func range(_ size: (UInt32, UInt32), _ offset: (UInt32, UInt32), _ whole: Int) -> (Int, Int)? {
            let (length, unit) = (Int(size.0), Int(size.1))
            let (middle, middleUnit) = (Int(Int32(bitPattern: offset.0)), Int(offset.1))
            guard unit > 0, middleUnit > 0, length % unit == 0, 2 * middle % middleUnit == 0 else {
                return nil
            }
            let twice = 2 * middle / middleUnit + whole - length / unit
            guard twice >= 0, twice % 2 == 0, length > 0, twice / 2 + length / unit <= whole else {
                return nil
            }
            return (twice / 2, length / unit)
        }
        guard let (x, width) = range((numbers.0, numbers.1), (numbers.4, numbers.5), stored.width),
            let (y, height) = range((numbers.2, numbers.3), (numbers.6, numbers.7), stored.height)
        else {
            throw BrokenPicture(
                "the part of the AVIF that is to be shown (clap) has no edges at whole pixels inside of it; convert it first"
            )
        }
        return FrameArea(x: x, y: y, width: width, height: height)
    }

    /// Returns the frames as they are shown.
    func bitmaps() throws(BrokenPicture) -> [Bitmap] {
        // Tiles may reach beyond the picture that they make up.
        let reader = try AVIFReader(bytes, most: 4 * stored.width * stored.height + 1 << 20)
        var bitmaps: [Bitmap] = []
        bitmaps.reserveCapacity(count)
        for _ in 0..<count {
            var bitmap = Bitmap(width: stored.width, height: stored.height, format: .rgba)
            try AVIFReader.check(unsafe spindle_avif_next(reader.handle, &bitmap.bytes))
            bitmap.clearTransparent()
            bitmaps.append(orientation.applied(to: part == stored ? bitmap : bitmap.cut(part)))
        }
        return bitmaps
    }
}

/// The facts that libavif tells of a file.
@safe
private struct AVIFReader: ~Copyable {
    let handle: OpaquePointer
    /// libavif reads from it as long as it is open.
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// - Parameter most: The greatest number of pixels of a picture that is decoded; 0 for libavif's own.
    init(_ bytes: [UInt8], most: Int) throws(BrokenPicture) {
        switch spindle_avif_state() {
        case SPINDLE_AVIF_READY: break
        case SPINDLE_AVIF_UNKNOWN:
            let version = unsafe String(cString: spindle_avif_version()).prefix { $0 != " " }
            throw BrokenPicture(
                "an AVIF needs libavif 0.11 or 1.x, and \(version) is installed; install libavif15, or convert the file to PNG or WebP",
                .component)
        default:
            throw BrokenPicture(
                "an AVIF needs libavif, which is not installed; install libavif15 (apt-get install libavif15, brew install libavif), or convert the file to PNG or WebP",
                .component)
        }
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = unsafe copy.initialize(from: bytes)
        var error: Int32 = 0
        let opened = unsafe spindle_avif_open(
            copy.baseAddress, copy.count, UInt32(clamping: most), &error)
        guard let opened = unsafe opened else {
            unsafe copy.deallocate()
            try Self.check(error)
            throw BrokenPicture("the AVIF is broken")
        }
        unsafe (handle, self.bytes) = (opened, copy)
    }

    deinit {
        unsafe spindle_avif_close(handle)
        unsafe bytes.deallocate()
    }

    var facts: SpindleAVIFFacts {
        var facts = unsafe SpindleAVIFFacts()
        unsafe spindle_avif_facts(handle, &facts)
        return unsafe facts
    }

    static func check(_ error: Int32) throws(BrokenPicture) {
        if error == 0 { return }
        if error < 0 { throw BrokenPicture("the AVIF is broken: its size is not what it says") }
        let reason = printable(unsafe String(cString: spindle_avif_message(error)))
        if spindle_avif_lacks_codec(error) != 0 {
            throw BrokenPicture(
                "an AVIF needs a decoder of AV1, which libavif lacks here; install libdav1d6, or convert the file to PNG or WebP",
                .component)
        }
        throw BrokenPicture("the AVIF is broken: \(reason)")
    }
}
