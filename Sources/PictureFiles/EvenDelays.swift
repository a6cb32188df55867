extension [Double] {
    /// The delays of one rate in milliseconds, where these are its frames in whole milliseconds that add up: 16⅔ for 17, 16, 17, which
    /// browsers play at 60 frames a second as they cut off parts of milliseconds. Any others stay as they are.
    var evened: [Double] {
        let total = reduce(0, +)
        guard count > 1, total < 1e9, allSatisfy({ ($0 - $0.rounded()).magnitude < 1e-6 }) else {
            return self
        }
        let (length, frames) = (Int64(total.rounded()), Int64(count))
        var start: Int64 = 0
        for (index, delay) in enumerated() {
            // As all our formats round the time at which a frame begins.
            let end = (2 * Int64(index + 1) * length + frames) / (2 * frames)
            guard Int64(delay.rounded()) == end - start else { return self }
            start = end
        }
        if allSatisfy({ $0 == self[0] }) { return self }
        let (slowest, rate, fastest) = (
            1000 * Double(frames) / (total + 0.5), 1000 * Double(frames) / total,
            1000 * Double(frames) / (total - 0.5)
        )
        // The length was rounded: most likely the rate is a whole one, or that of a television.
        let usual = [1, 1000.0 / 1001].map { (rate / $0).rounded() * $0 }
            .first { (slowest...fastest).contains($0) }
        return Array(repeating: 1000 / (usual ?? rate), count: count)
    }
}
