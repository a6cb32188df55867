internal import Formats

/// Rounds the channels of pixels to fewer bits, from left to right and from top to bottom.
struct Quantizer {
    private let dither: Dither
    private let width: Int
    /// The errors that pixels of this row and of the next one take over, for each channel, in 1/16 of a level of 255 times the
    /// greatest value, with a place beyond either end.
    private var carried: [[Int]] = []
    private var row = 0

    init(_ dither: Dither, width: Int) {
        self.dither = dither
        self.width = width
        if dither == .floydSteinberg {
            carried = [[Int]](repeating: [Int](repeating: 0, count: 2 * (width + 2)), count: 3)
        }
    }

    /// The nearest of the values that so many bits have, or the neighbor that the dither chooses at this pixel.
    mutating func rounded(_ value: UInt8, bits: Int, channel: Int, _ x: Int, _ y: Int) -> UInt8 {
        let scaled = Int(value) * ((1 << bits) - 1)
        switch dither {
        case .none: return UInt8((scaled + 127) / 255)
        case .ordered: return UInt8((scaled + (2 * Self.bayer[y & 7][x & 7] + 1) * 255 / 128) / 255)
        case .blueNoise:
            return UInt8((scaled + (2 * BlueNoise.ranks[(y & 31) * 32 + x & 31] + 1) * 255 / 2048) / 255)
        case .floydSteinberg: return diffused(scaled, bits, channel, x, y)
        }
    }

    private mutating func diffused(_ scaled: Int, _ bits: Int, _ channel: Int, _ x: Int, _ y: Int) -> UInt8 {
        if y != row {
            row = y
            for index in carried.indices {
                carried[index].replaceSubrange(
                    0..<width + 2, with: Array(carried[index][(width + 2)...]))
                for place in width + 2..<2 * (width + 2) { carried[index][place] = 0 }
            }
        }
        // The errors of both rows begin one place to the left of the picture.
        let wanted = 16 * scaled + carried[channel][x + 1]
        let value = min(max((wanted + 8 * 255) / (16 * 255), 0), (1 << bits) - 1)
        // Beyond the darkest and the lightest value nothing can be made up for.
        let error = min(max(wanted - 16 * 255 * value, -16 * 255), 16 * 255)
        let (right, left, corner) = (7 * error / 16, 3 * error / 16, error / 16)
        carried[channel][x + 2] += right
        carried[channel][width + 2 + x] += left
        carried[channel][width + 2 + x + 1] += error - right - left - corner
        carried[channel][width + 2 + x + 2] += corner
        return UInt8(value)
    }

    /// Bayer's ordered pattern, each of 0 to 63 once.
    private static let bayer: [[Int]] = (0..<8).map { y in
        (0..<8).map { x in
            (0..<3).reduce(0) { value, bit in
                let (column, row) = (x >> bit & 1, y >> bit & 1)
                return value | (column ^ row) << (5 - 2 * bit) | row << (4 - 2 * bit)
            }
        }
    }
}

/// A pattern whose thresholds of every level are spread evenly, without the lines of an ordered one.
///
/// Made by the void-and-cluster method (Ulichney, *The void-and-cluster method for dither array generation*, 1993): pixels are
/// ranked by taking them out of the tightest cluster, and then by filling the largest void, on a torus.
private enum BlueNoise {
    private static let side = 32

    /// The rank of each of 32 × 32 pixels, each of 0 to 1023 once.
    static let ranks: [Int] = {
        var state = Cells()
        var ranks = [Int](repeating: 0, count: side * side)
        // A tenth of all pixels, pulled apart until the tightest cluster is the largest void.
        for index in 0..<side * side / 10 { state.flip((index * 619) % (side * side)) }
        while true {
            let cluster = state.tightest
            state.flip(cluster)
            let void = state.emptiest
            state.flip(void)
            if void == cluster { break }
        }
        let first = state
        var count = state.count
        while count > 0 {
            count -= 1
            let cluster = state.tightest
            state.flip(cluster)
            ranks[cluster] = count
        }
        state = first
        for rank in first.count..<side * side {
            let void = state.emptiest
            state.flip(void)
            ranks[void] = rank
        }
        return ranks
    }()

    /// Pixels that are set or not, and the density of set ones around each.
    private struct Cells {
        private var isSet = [Bool](repeating: false, count: side * side)
        private var density = [Int](repeating: 0, count: side * side)
        private(set) var count = 0

        mutating func flip(_ index: Int) {
            let sign = isSet[index] ? -1 : 1
            isSet[index].toggle()
            count += sign
            let (x, y) = (index % side, index / side)
            for dy in -reach...reach {
                for dx in -reach...reach {
                    let place = ((y + dy) & (side - 1)) * side + ((x + dx) & (side - 1))
                    density[place] += sign * Self.weights[dy * dy + dx * dx]
                }
            }
        }

        var tightest: Int { best { isSet[$0] ? density[$0] : nil } }
        var emptiest: Int { best { isSet[$0] ? nil : -density[$0] } }

        /// The first pixel with the greatest weight.
        private func best(_ weight: (Int) -> Int?) -> Int {
            var (index, most) = (0, Int.min)
            for place in isSet.indices {
                if let own = weight(place), own > most { (index, most) = (place, own) }
            }
            return index
        }

        private var reach: Int { 6 }

        /// A Gaussian of 1.5 pixels, the deviation that Ulichney recommends, in whole numbers so that it is the same
        /// everywhere: 2¹⁶ · e^(−d²/4.5), by multiplication from each squared distance to the next.
        private static let weights: [Int] = (0...72).reduce(into: [1 << 16]) { weights, _ in
            weights.append(weights[weights.count - 1] * 52_478 / 65536)
        }
    }
}
