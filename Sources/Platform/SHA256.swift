internal import CPlatform

/// SHA-256 (FIPS 180-4), for bytes in parts; the digest is the one that `sha256sum` prints.
package struct SHA256 {
    private(set) var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]
    /// The bytes of an incomplete block, which waits for more.
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    package init() {}

    /// Returns the digest of `bytes` in 64 hexadecimal digits.
    package static func hex(_ bytes: [UInt8]) -> String {
        var hash = SHA256()
        hash.add(bytes)
        return hash.digest
    }

    package mutating func add(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { unsafe add($0) }
    }

    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        length &+= UInt64(bytes.count)
        var start = 0
        if !pending.isEmpty {
            start = min(64 - pending.count, bytes.count)
            unsafe pending.append(contentsOf: bytes[..<start])
            guard pending.count == 64 else { return }
            let block = pending
            pending.removeAll(keepingCapacity: true)
            unsafe block.withUnsafeBytes { unsafe mix($0) }
        }
        let end = start + (bytes.count - start) / 64 * 64
        if start < end { unsafe mix(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) }
        unsafe pending.append(contentsOf: bytes[end...])
    }

    /// The digest of all bytes added, in 64 hexadecimal digits.
    package var digest: String {
        var last = self
        // A one, zeros, and the length in bits as a number of 64 bits fill up the last block.
        var tail: [UInt8] = [0x80]
        tail += [UInt8](repeating: 0, count: (119 - pending.count) % 64)
        tail += (0..<8).map { UInt8(truncatingIfNeeded: (length &* 8) >> (56 - 8 * UInt64($0))) }
        last.add(tail)
        return last.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Processes whole blocks, with the processor's own instructions where it has some: in a fifth of the time.
    private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        if unsafe spindle_sha256(&state, start.assumingMemoryBound(to: UInt8.self), bytes.count / 64) {
            return
        }
        unsafe mixPlainly(bytes)
    }

    /// Processes whole blocks. It uses plain pointers and loops, since this is slow enough without optimization.
    mutating func mixPlainly(_ bytes: UnsafeRawBufferPointer) {
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            guard let w = words.baseAddress, let k = unsafe spindle_sha256_constants() else { return }
            var start = 0
            while start < bytes.count {
                unsafe mix(bytes, from: start, w, k)
                start += 64
            }
        }
    }

    private mutating func mix(
        _ bytes: UnsafeRawBufferPointer, from start: Int, _ w: UnsafeMutablePointer<UInt32>,
        _ k: UnsafePointer<UInt32>
    ) {
        var t = 0
        while t < 16 {
            unsafe w[t] = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * t, as: UInt32.self))
            t += 1
        }
        while t < 64 {
            let (a, b) = unsafe (w[t - 15], w[t - 2])
            let s0 = (a &>> 7 | a &<< 25) ^ (a &>> 18 | a &<< 14) ^ (a &>> 3)
            let s1 = (b &>> 17 | b &<< 15) ^ (b &>> 19 | b &<< 13) ^ (b &>> 10)
            unsafe w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
            t += 1
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        t = 0
        while t < 64 {
            let s1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
            let choice = (e & f) ^ (~e & g)
            let t1 = unsafe h &+ s1 &+ choice &+ k[t] &+ w[t]
            let s0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
            let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
            h = g
            g = f
            f = e
            e = d &+ t1
            d = c
            c = b
            b = a
            a = t1 &+ t2
            t += 1
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }
}
