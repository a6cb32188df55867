package import Basics

/// A spinner of characters as a collection has published it.
package struct TerminalSpinner: Named, Hashable {
    /// The noun for a spinner in messages: "spinner".
    package static let noun = "spinner"

    /// The name, as it is published; with the collection's before it where another collection has the name for other frames.
    package let name: String
    /// None: names are found in any spelling.
    package let synonyms: [String] = []
    /// The collections that have it, with their versions and licenses.
    package let collections: [String]
    /// The time for which each frame is shown, in milliseconds.
    package let interval: Double
    /// The frames in their order, each as it is published, with its spaces.
    package let frames: [String]

    /// All spinners, in the order of their collections: cli-spinners, rich, bubbles.
    package static let all: [TerminalSpinner] =
        read(cliSpinners) { name in
            notInRich.contains(name) ? [cliSpinnersSource] : [cliSpinnersSource, richSource]
        } + read(rich) { _ in [richSource] } + read(bubbles) { _ in [bubblesSource] }

    /// The spinner of a name, in any case and with or without hyphens; nil if there is none.
    package static func named(_ name: String) -> TerminalSpinner? {
        let name = key(name)
        return all.first { key($0.name) == name }
    }

    private static func key(_ name: String) -> String {
        name.lowercased().filter { !"-_ ".contains($0) }
    }

    /// A spinner of ASCII that says the same: itself, `bouncingBar` where it is wider than three characters, or else `line`.
    package var ascii: TerminalSpinner {
        if frames.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return self }
        let isWide = frames.contains { $0.count > 3 }
        return Self.named(isWide ? "bouncingBar" : "line") ?? self
    }

    /// Reads a table of spinners.
    ///
    /// - Parameter table: For each spinner a name, an interval and its frames, each between two `¦`; a line that begins with
    ///   `¦` has more frames of the spinner above.
    private static func read(_ table: StaticString, collections: (String) -> [String]) -> [TerminalSpinner] {
        var spinners: [TerminalSpinner] = []
        for line in "\(table)".split(separator: "\n") {
            let parts = line.split(separator: "¦", omittingEmptySubsequences: false)
            let frames = parts.dropFirst().dropLast().map(String.init)
            let words = parts[0].split(separator: " ")
            guard words.count == 2, let interval = Double(words[1]) else {
                if let last = spinners.popLast() {
                    spinners.append(
                        TerminalSpinner(
                            name: last.name, collections: last.collections, interval: last.interval,
                            frames: last.frames + frames))
                }
                continue
            }
            let name = String(words[0])
            spinners.append(
                TerminalSpinner(
                    name: name, collections: collections(name), interval: interval, frames: frames))
        }
        return spinners
    }
}
