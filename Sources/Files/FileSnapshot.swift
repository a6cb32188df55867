internal import Synchronization

/// What some files were at one time, so that it can be told whether they have changed since. Files that were not there
/// count as well.
public struct FileSnapshot: Hashable, Sendable {
    private var stamps: [ExactText: FileStamp?]

    package init(_ stamps: [ExactText: FileStamp?]) { self.stamps = stamps }

    /// What stands under the same paths now.
    public func now() -> FileSnapshot {
        var now = self
        for path in stamps.keys { now.stamps[path] = .some(FileStamp(path.text)) }
        return now
    }
}

extension InputFiles {
    /// What the files were when they were read.
    public var snapshot: FileSnapshot { FileSnapshot(state.withLock(\.stamps)) }

    /// Whether a file is not what it was when it was read.
    package func hasChanged(_ path: String) -> Bool {
        guard let stamp = state.withLock({ $0.stamps[ExactText(path)] }) else { return false }
        return stamp != FileStamp(path)
    }
}
