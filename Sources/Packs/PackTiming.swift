public import Basics
internal import Formats
internal import PictureFiles

/// The timing of the frames of a pack.
public enum PackTiming: Hashable, Sendable {
    /// The delays that animations state; single pictures have the usual frame rate.
    case own
    /// A frame rate, in frames per second.
    case rate(Double)
    /// The same delay for all frames, in milliseconds.
    case delay(Double)
    /// The delay of each frame, in milliseconds.
    case delays([Double])

    /// The range of delays, in milliseconds.
    public static let range = 1.0...600_000.0

    /// Reads delays that are separated by commas, spaces or lines.
    ///
    /// - Parameters:
    ///   - text: The delays, in milliseconds or with a unit.
    ///   - name: The place of the delays, in messages.
    /// - Throws: ``SpecError`` for a text that is not a time, or a time that is out of range.
    public static func delays(_ text: String, at name: String) throws(SpecError) -> [Double] {
        let unit = SpecUnit.milliseconds
        let parts = text.split { $0 == "," || $0.isWhitespace }.map { String($0) }
        if parts.isEmpty { throw SpecError(at: name, "there are no delays; write times: 100ms,100ms,300ms") }
        let entries = text.split(separator: ",", omittingEmptySubsequences: false)
        // A comma may end a line or the text, but between two of them there is a delay.
        if entries.dropLast().contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw SpecError(at: name, "a delay is missing before a comma; write times: 100ms,100ms,300ms")
        }
        if let problem = unit.problem(with: parts) { throw SpecError(at: name, problem) }
        var delays: [Double] = []
        for part in parts {
            delays.append(
                try SpecNumber.read(unit.number(part), in: range, unit.rawValue, at: .named(name)))
        }
        return delays
    }

    /// Returns the delay of each frame, in milliseconds.
    func times(_ files: [PictureFile], rate: Double) throws(SpecError) -> [Double] {
        let count = files.reduce(0) { $0 + $1.count }
        switch self {
        case .rate(let fps): return Array(repeating: 1000 / fps, count: count)
        case .delay(let delay): return Array(repeating: delay, count: count)
        case .delays(let delays):
            guard delays.count == count else {
                throw SpecError(
                    at: .option(.delays),
                    "\(counted(delays.count, "delay")) for \(counted(count, "frame")); give each frame one, or all of them one with \(option: .delay)"
                )
            }
            return delays
        case .own:
            // One of several GIFs with a single picture is not a still: it is a frame without a stated delay.
            let isTimed = files.contains { $0.kind == .gif && $0.count == 1 && !$0.delays.isEmpty }
            return files.flatMap { file in
                if !file.delays.isEmpty { return file.delays.map(PictureFile.shownDelay) }
                let delay = file.kind == .gif && isTimed ? PictureFile.shownDelay(0) : 1000 / rate
                return Array(repeating: delay, count: file.count)
            }
        }
    }

    /// Returns the note for frames whose duration differs from the delay in the files; nil where all agree, or none is
    /// stated.
    ///
    /// - Parameter isAtlas: Whether the frames are those of several animations, whose delays are not counted over all.
    func note(_ files: [PictureFile], isAtlas: Bool = false) -> Message? {
        guard self == .own else { return nil }
        let all = files.flatMap(\.delays)
        let short = all.filter { $0 > 0 && PictureFile.shownDelay($0) != $0 }
        guard let least = short.min() else { return nil }
        let isOne = all.allSatisfy { $0 == least }
        let remedy: Message =
            isOne
            ? "\(option: .fps, (1000 / least).decimal(2))"
            : isAtlas ? "\(option: .delay, "coin=\(least.decimal(2))ms") for each" : "\(option: .delays)"
        return
            "\(counted(short.count, "frame")) with \(short.count == 1 ? "a delay" : "delays") under 11 ms \(short.count == 1 ? "is" : "are") shown for 100 ms, as in browsers; to show \(short.count == 1 ? "it" : "them") as long as the files say, add \(remedy)"
    }
}

extension FrameSequence {
    /// Sets the delays of the frames, in milliseconds, one for each.
    mutating func setTimes(_ times: [Double]) {
        let whole = times.reduce(0, +)
        if times.allSatisfy({ ($0 - times[0]).magnitude < 1e-9 }) {
            fps = Self.neat(1000 / times[0])
        } else {
            fps = 1000 * Double(times.count) / whole
            delays = times
        }
    }

    /// Returns a rate without the rounding error of a division.
    private static func neat(_ rate: Double) -> Double {
        (rate - rate.rounded()).magnitude < 1e-9 ? rate.rounded() : rate
    }
}
