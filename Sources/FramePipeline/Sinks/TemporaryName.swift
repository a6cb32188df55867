internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The name of a file that is being written: `.spindle-<process>-<number>.tmp`.
struct TemporaryName: Hashable {
    let process: Int32
    let number: Int

    private static let next = Atomic(0)

    /// A name that this process has not used.
    static func fresh() -> TemporaryName {
        TemporaryName(process: getpid(), number: next.wrappingAdd(1, ordering: .relaxed).oldValue)
    }

    var text: String { ".spindle-\(process)-\(number).tmp" }

    init(process: Int32, number: Int) {
        (self.process, self.number) = (process, number)
    }

    init?(_ text: String) {
        guard text.hasPrefix(".spindle-"), text.hasSuffix(".tmp") else { return nil }
        let parts = text.dropFirst(9).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = Int32(parts[0]), process > 0, let number = Int(parts[1]) else {
            return nil
        }
        self.init(process: process, number: number)
        guard self.text == text else { return nil }
    }

    /// Whether nobody is writing this file any more. A process in a container often has the number of
    /// the one that was killed before it: what it has not named itself yet is not its own.
    var isAbandoned: Bool {
        if process == getpid() { return number >= Self.next.load(ordering: .relaxed) }
        return kill(process, 0) != 0 && errno == ESRCH
    }
}
