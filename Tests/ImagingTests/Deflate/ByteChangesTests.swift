import TestSupport
import Testing

@testable import Imaging

@Suite struct ByteChangesTests {
    @Test(
        "every bit says whether a byte differs from the one before, and so many do",
        arguments: [1, 3, 15, 16, 17, 31, 47, 48, 49, 64, 100, 1000])
    func bits(count: Int) {
        var random = SeededRandom(seed: UInt64(count))
        var changes = ByteChanges()
        // Several inputs through one buffer: nothing may be left over from the one before.
        for share in [0, 2, 8, 64] {
            var bytes: [UInt8] = []
            while bytes.count < count {
                let isNew = share > 0 && Int.random(in: 0..<share, using: &random) == 0
                bytes.append(isNew ? UInt8.random(in: 0...3, using: &random) : bytes.last ?? 0)
            }
            let bits = unsafe bytes.withUnsafeBytes { unsafe changes.read($0) }
            let changed = (1..<max(1, count)).count { bytes[$0] != bytes[$0 - 1] }
            #expect(unsafe bytes.withUnsafeBytes { unsafe ByteChanges.count($0) } == changed)
            for place in 0..<count {
                let expected = (0..<ChangeBits.known).reduce(UInt64(0)) { window, offset in
                    let index = place + offset
                    let isChange = index > 0 && index < count && bytes[index] != bytes[index - 1]
                    return isChange ? window | 1 << UInt64(offset) : window
                }
                #expect(bits.window(place) & (1 << UInt64(ChangeBits.known) - 1) == expected, "\(place)")
                for length in [0, 1, 56, 57, 58, 200] where place + length <= count {
                    let changed = (place..<place + length).count { $0 > 0 && bytes[$0] != bytes[$0 - 1] }
                    #expect(bits.areThree(from: place, length) == (changed >= 3), "\(place), \(length)")
                }
            }
        }
    }
}
