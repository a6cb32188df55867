// Not a library's: the bytes of a file must not depend on which version of one is installed, frames are
// compressed on several threads, and every library that is linked makes each start of the program slower.

/// Compresses numbers of up to 8 bits as GIF does: codes of growing length, in blocks of up to 255 bytes.
@safe
struct LZWEncoder: ~Copyable {
    /// Code and following number, plus 1, of what is in the dictionary; 0 where nothing is.
    private let keys: UnsafeMutableBufferPointer<UInt32>
    private let codes: UnsafeMutableBufferPointer<UInt16>

    private static let slots = 1 << 14
    private static let most = 4096

    init() {
        unsafe keys = .allocate(capacity: Self.slots)
        unsafe codes = .allocate(capacity: Self.slots)
    }

    deinit {
        unsafe keys.deallocate()
        unsafe codes.deallocate()
    }

    /// Appends the size of the smallest code, the blocks of `numbers`, of which there is at least one, and
    /// the empty block that ends them.
    ///
    /// - Parameter bits: how many bits the numbers have, 1 to 8.
    mutating func append(_ numbers: [UInt8], bits: Int, to output: inout [UInt8]) {
        let size = max(2, bits)
        let clear = 1 << size
        output.append(UInt8(size))
        var blocks = BlockWriter()
        var (width, next) = (size + 1, clear + 2)
        unsafe keys.initialize(repeating: 0)
        blocks.put(clear, width, to: &output)
        var prefix = Int(numbers[0])
        for number in numbers.dropFirst() {
            let key = UInt32(prefix << 8 | Int(number)) + 1
            let slot = slot(of: key)
            if unsafe keys[slot] == key {
                prefix = unsafe Int(codes[slot])
                continue
            }
            blocks.put(prefix, width, to: &output)
            if next == Self.most {
                // The dictionary is full: begin a new one.
                blocks.put(clear, width, to: &output)
                unsafe keys.update(repeating: 0)
                (width, next) = (size + 1, clear + 2)
            } else {
                if next == 1 << width { width += 1 }
                unsafe (keys[slot], codes[slot]) = (key, UInt16(next))
                next += 1
            }
            prefix = Int(number)
        }
        blocks.put(prefix, width, to: &output)
        // Whoever reads this has by now as many codes as we.
        if next == 1 << width, width < 12 { width += 1 }
        blocks.put(clear + 1, width, to: &output)
        blocks.finish(&output)
    }

    /// The slot of `key`, or the free one where it belongs.
    private func slot(of key: UInt32) -> Int {
        var slot = Int((key &* 0x9E37_79B1) >> 18)
        while unsafe keys[slot] != 0 && keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
        return slot
    }
}

/// Puts codes into bytes, lowest bit first, and bytes into blocks, each led by its length.
private struct BlockWriter {
    private var bits: UInt32 = 0
    private var filled = 0
    /// Where the present block's length belongs; nil before its first byte.
    private var start: Int?

    mutating func put(_ code: Int, _ width: Int, to output: inout [UInt8]) {
        bits |= UInt32(code) << UInt32(filled)
        filled += width
        while filled >= 8 { flush(&output) }
    }

    private mutating func flush(_ output: inout [UInt8]) {
        let start = self.start ?? output.count
        if self.start == nil { output.append(0) }
        output.append(UInt8(truncatingIfNeeded: bits))
        output[start] += 1
        self.start = output[start] == 255 ? nil : start
        bits >>= 8
        filled = max(0, filled - 8)
    }

    mutating func finish(_ output: inout [UInt8]) {
        if filled > 0 { flush(&output) }
        output.append(0)
    }
}
