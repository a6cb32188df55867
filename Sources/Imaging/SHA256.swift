/// SHA-256 (FIPS 180-4), of bytes that come in parts; the digest is the one that `sha256sum` prints.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
        0x5be0_cd19,
    ]
    /// Less than a block that waits for more.
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    package init() {}

    /// The digest of `bytes` in 64 hexadecimal digits.
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

    /// The digest of what was added, in 64 hexadecimal digits.
    package var digest: String {
        var last = self
        // A one, zeros, and the length in bits as 64 of them fill up the last block.
        var tail: [UInt8] = [0x80]
        tail += [UInt8](repeating: 0, count: (119 - pending.count) % 64)
        tail += (0..<8).map { UInt8(truncatingIfNeeded: (length &* 8) >> (56 - 8 * UInt64($0))) }
        last.add(tail)
        return last.state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Takes in whole blocks. Plain pointers and loops, for this is slow enough where nothing is optimized.
    private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            unsafe Self.constants.withUnsafeBufferPointer { constants in
                guard let w = words.baseAddress, let k = constants.baseAddress else { return }
                var start = 0
                while start < bytes.count {
                    unsafe mix(bytes, from: start, w, k)
                    start += 64
                }
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

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]
}
