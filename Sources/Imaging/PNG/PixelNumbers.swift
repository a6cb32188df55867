/// The entries of a bitmap's pixels in a table of colors, kept since the colors were read, so that writing them is a copy.
@safe
struct PixelNumbers: ~Copyable {
    /// The number of pixels whose numbers are known.
    private var count = 0
    private var bytes = Scratch()
    /// The new number of each number since the pixels were read; empty where all are as they were read.
    private var renumbered: [UInt8] = []

    /// Whether no numbers are known.
    var isEmpty: Bool { count == 0 }

    /// Discards all numbers.
    mutating func forget() { count = 0 }

    /// Returns memory for the numbers of `count` pixels.
    mutating func makeRoom(_ count: Int) -> UnsafeMutableRawPointer {
        bytes.reserve(count)
        guard let start = unsafe bytes.bytes.baseAddress else { preconditionFailure("there are pixels") }
        return unsafe start
    }

    /// Marks the numbers of `count` pixels as known.
    mutating func fill(_ count: Int) {
        self.count = count
        renumbered.removeAll(keepingCapacity: true)
    }

    /// Replaces a number by another one; every number has to be replaced in turn.
    mutating func renumber(_ number: Int, as new: UInt8) {
        if isEmpty { return }
        prepare()
        renumbered[number] = new
    }

    /// Replaces each number by the one at its place.
    mutating func renumber(_ places: [UInt8]) {
        if isEmpty { return }
        prepare()
        for number in places.indices { renumbered[number] = places[Int(renumbered[number])] }
    }

    private mutating func prepare() {
        if renumbered.isEmpty { renumbered.append(contentsOf: 0...255) }
    }

    /// Writes the numbers of `count` pixels, from the pixel `first` on.
    func copy(_ first: Int, _ count: Int, into out: UnsafeMutableRawPointer) {
        precondition(first + count <= self.count, "the numbers are those of another bitmap")
        guard let start = unsafe bytes.bytes.baseAddress else { return }
        if renumbered.isEmpty {
            unsafe out.copyMemory(from: start + first, byteCount: count)
        } else {
            unsafe translate(start + first, renumbered, into: out, count)
        }
    }
}
