internal import Synchronization

/// The stamps of some files at one time, to tell whether they have changed since. Missing files count as well.
public struct FileSnapshot: Hashable, Sendable {
    private var stamps: [ExactText: FileStamp?]

    package init(_ stamps: [ExactText: FileStamp?]) { self.stamps = stamps }

    /// A snapshot of the same paths at this time.
    public func now() -> FileSnapshot {
        var now = self
        for path in stamps.keys { now.stamps[path] = .some(FileStamp(path.text)) }
        return now
    }
}

extension InputFiles {
    /// The stamps of the files from when they were read.
    public var snapshot: FileSnapshot { FileSnapshot(state.withLock(\.stamps)) }

    /// Whether a file is not what it was when it was read.
    package func hasChanged(_ path: String) -> Bool {
        guard let stamp = state.withLock({ $0.stamps[ExactText(path)] }) else { return false }
        return stamp != FileStamp(path)
    }
}
