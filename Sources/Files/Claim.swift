internal import CPlatform
internal import LibC

// Tells files that somebody is writing from those that a killed process has left, where the writers may be in
// containers or on other machines, so that no number of a process says anything.
//
// Who writes a file claims it with a lock, which ends with the process. On a file system of this machine that is all
// there is to it. Where machines share one, locks may be unknown to others or get lost with the connection, so there a
// file that nobody seems to claim must be old as well, by the clock of the file system. A writer whose file was removed
// all the same writes it once more: a mistake costs time, and no data.

extension FileDescriptor {
    /// Marks the open file as being written until it is closed. On systems without locks, files are judged by their age
    /// alone.
    package func claim() { spindle_claim(number) }

    /// Whether somebody shows that the file is being written.
    package var isClaimed: Bool { spindle_is_claimed(number) }

    /// Waits until nobody else has locked the open folder so, and locks it until it is closed. Nothing happens on systems
    /// without locks.
    package func lock() { spindle_lock(number) }

    /// Whether the file is on a file system that no other machine writes to, as far as is known.
    fileprivate var isOnThisMachine: Bool { spindle_is_on_this_machine(number) }

    /// The time of the last change of the content, in seconds.
    fileprivate var modified: Int? {
        var status = stat()
        return unsafe fstat(number, &status) == 0 ? spindle_content_changed(&status).seconds : nil
    }
}

extension Folder {
    /// The time for which a file is left alone that others may write from elsewhere, in seconds.
    package static let staleAge = 600

    /// Whether somebody shows that a regular file of this folder is being written.
    package func isClaimed(_ name: String) -> Bool { openToLook(name)?.isClaimed ?? false }

    private func openToLook(_ name: String) -> FileDescriptor? {
        guard let status = status(of: name), status.isRegular else { return nil }
        return openFile(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    }

    /// Whether the writer of a regular file in this folder is gone.
    ///
    /// - Parameter staleAge: Seconds.
    package func isAbandoned(_ name: String, staleAge: Int = Self.staleAge) -> Bool {
        guard let file = openToLook(name), !file.isClaimed else { return false }
        if file.isOnThisMachine { return true }
        guard let before = file.modified, let now else { return false }
        let (age, overflow) = now.subtractingReportingOverflow(before)
        return !overflow && age >= staleAge
    }

    /// The time by the clock of the file system, in seconds; nil where nothing can be made here.
    private var now: Int? {
        let name = TemporaryName.fresh().text
        guard let file = openFile(name, O_WRONLY | O_CREAT | O_EXCL) else { return nil }
        defer { remove(name) }
        return file.modified
    }
}
