internal import CDeflate

// Hot loop. Flat art is runs with a few edge pixels between them, so this coder walks runs, not pixels: a
// run or a match is measured eight bytes at a time, and nothing inside it is looked up. On a 144 px frame of
// a spinner (20,880 bytes) it takes a third of the time of libdeflate at level 6, on a sheet of 324 of them
// an eighth, and the results are 10 to 15 % smaller. The benchmark `PNG` measures it.

/// Compresses flat art into zlib streams: runs, repeated rows and repeated pictures.
@safe
struct FlatDeflater: ~Copyable {
    let symbols = DeflateSymbols()
    /// The code of literals and lengths. Its last two symbols have no meaning, but have words in the fixed code.
    let literals = HuffmanCode(count: 288, longest: 15)
    let distances = HuffmanCode(count: 30, longest: 15)
    let codeLengths = HuffmanCode(count: 19, longest: 7)
    /// The tokens of one block: a literal, or a match as 1 in bit 31, its length from bit 16 on, its distance − 1.
    let tokens: UnsafeMutablePointer<UInt32>
    /// The last two places, plus 1, at which four bytes of each hash began.
    let seen: UnsafeMutablePointer<UInt32>
    private var changes = ByteChanges()

    static let blockTokens = 1 << 15
    private static let hashBits = 15

    init() {
        unsafe tokens = .allocate(capacity: Self.blockTokens)
        unsafe seen = .allocate(capacity: 2 << Self.hashBits)
    }

    deinit {
        unsafe tokens.deallocate()
        unsafe seen.deallocate()
    }

    /// Writes `input` as a zlib stream to the start of `output` and returns its length; nil where the input turns out not
    /// to be flat, so that a general compressor does better.
    mutating func compress(_ input: UnsafeRawBufferPointer, into output: inout Scratch) -> Int? {
        guard var writer = begin(input.count, in: &output), unsafe compress(input, isLast: true, to: &writer)
        else { return nil }
        return unsafe end(input, &writer, in: output)
    }

    /// Returns `input` as a raw stream, or as a part of one that others follow; nil as for ``compress(_:into:)``.
    mutating func part(_ input: UnsafeRawBufferPointer, isLast: Bool, _ scratch: inout Scratch) -> [UInt8]? {
        guard var writer = begin(input.count, in: &scratch),
            unsafe compress(input, isLast: isLast, to: &writer)
        else { return nil }
        return endPart(&writer, isLast: isLast, in: scratch)
    }

    /// Returns the blocks written since a stream was begun, as a part of a raw one.
    func endPart(_ writer: inout BitWriter, isLast: Bool, in scratch: borrowing Scratch) -> [UInt8] {
        if !isLast { writer.put(0, 3) }
        writer.align()
        // An empty stored block ends with a whole byte.
        if !isLast { writer.put(0xFFFF_0000, 32) }
        guard let start = unsafe scratch.bytes.baseAddress else { return [] }
        let whole = unsafe UnsafeRawBufferPointer(start: start, count: writer.pointer - start)
        return unsafe [UInt8](whole.dropFirst(2))
    }

    /// Writes blocks of `input`, and returns whether it is flat.
    private mutating func compress(
        _ input: UnsafeRawBufferPointer, isLast: Bool, to writer: inout BitWriter
    ) -> Bool {
        guard let bytes = input.baseAddress else { return false }
        let count = input.count
        let bits = count < 1 << 20 ? 12 : Self.hashBits
        var matcher = unsafe Matcher(bytes, count, changes.read(input), seen, hashBits: bits)
        var made = 0
        repeat {
            let block = tokenize(&matcher, limit: Self.blockTokens)
            made += block
            if made > 1024, made > matcher.position / 4 { return false }
            write(block, isLast: isLast && matcher.position == count, to: &writer)
        } while matcher.position < count
        return true
    }

    private func begin(_ count: Int, in output: inout Scratch) -> BitWriter? {
        begin(count, blocks: count / Self.blockTokens + 1, in: &output)
    }

    /// Makes room for a zlib stream of `count` bytes in a number of blocks, and begins it.
    func begin(_ count: Int, blocks: Int, in output: inout Scratch) -> BitWriter? {
        // At worst a match of three bytes takes 48 bits; each block's code, and the ends, are added.
        output.reserve(2 * count + blocks * 512 + 64)
        guard let start = unsafe output.bytes.baseAddress else { return nil }
        var writer = unsafe BitWriter(start)
        // The window is 32 KiB, without a dictionary.
        writer.put(0x0178, 16)
        return writer
    }

    /// Ends a stream of `input` and returns its length.
    func end(
        _ input: UnsafeRawBufferPointer, _ writer: inout BitWriter, in output: borrowing Scratch
    ) -> Int {
        writer.align()
        let checksum = unsafe libdeflate_adler32(1, input.baseAddress, input.count)
        writer.put(UInt64(checksum.byteSwapped), 32)
        guard let start = unsafe output.bytes.baseAddress else { return .max }
        return unsafe writer.pointer - start
    }

    /// Returns the token of a match.
    @inline(__always)
    static func match(length: Int, distance: Int) -> UInt32 {
        1 << 31 | UInt32(length) << 16 | UInt32(distance - 1)
    }

    /// Returns the number of bytes that a token represents.
    @inline(__always)
    static func length(of token: UInt32) -> Int { token < 256 ? 1 : Int(token >> 16 & 0x1FF) }

    /// Returns the distance of a match.
    @inline(__always)
    static func distance(of token: UInt32) -> Int { Int(token & 0x7FFF) + 1 }

    /// Turns the next bytes into the tokens of one block, `limit` at most, counts their symbols, and returns the number of
    /// tokens.
    func tokenize(_ matcher: inout some MatchFinder, limit: Int) -> Int {
        literals.reset()
        distances.reset()
        var made = 0
        while matcher.position < matcher.count, made < limit {
            if let token = matcher.takeKnown() {
                unsafe tokens[made] = token
                unsafe literals.frequencies[Int(symbols.length(Self.length(of: token)).symbol)] += 1
                unsafe distances.frequencies[symbols.symbol(ofDistance: Self.distance(of: token))] += 1
                made += 1
                continue
            }
            guard var match = matcher.next() else {
                let byte = matcher.takeLiteral()
                unsafe tokens[made] = UInt32(byte)
                unsafe literals.frequencies[Int(byte)] += 1
                made += 1
                continue
            }
            let symbol = symbols.symbol(ofDistance: match.distance)
            while match.length >= 3, made < limit {
                // The rest of a long match must not be too short to be a match of its own.
                let part = match.length <= 258 ? match.length : min(258, match.length - 3)
                unsafe tokens[made] = Self.match(length: part, distance: match.distance)
                unsafe literals.frequencies[Int(symbols.length(part).symbol)] += 1
                unsafe distances.frequencies[symbol] += 1
                made += 1
                matcher.position += part
                match.length -= part
            }
        }
        return made
    }
}
