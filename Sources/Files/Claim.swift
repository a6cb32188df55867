#if canImport(Darwin)
    internal import Darwin
#else
    internal import CFiles
    internal import Glibc
#endif

// Tells files that somebody is writing from those that a killed process has left, where the writers may be in
// containers or on other machines, so that no number of a process says anything.
//
// Who writes a file claims it with a lock, which ends with the process. On a file system of this machine that is all
// there is to it. Where machines share one, locks may be unknown to others or get lost with the connection, so there a
// file that nobody seems to claim must be old as well, by the clock of the file system. A writer whose file was removed
// all the same writes it once more: a mistake costs time, and no data.

extension FileDescriptor {
    /// Shows others that the file, which is open for writing, is being written, until it is closed.
    package func claim() {
        #if os(Linux)
            var lock = Self.lock
            // Where there are no locks, files are known by their age alone.
            // F_OFD_SETLK, which the C library shows to GNU programs only.
            _ = unsafe fcntl(number, 37, &lock)
        #else
            _ = flock(number, LOCK_EX | LOCK_NB)
        #endif
    }

    /// Whether somebody shows that the file is being written.
    package var isClaimed: Bool {
        #if os(Linux)
            var lock = Self.lock
            return unsafe fcntl(number, 36, &lock) == 0 && lock.l_type != F_UNLCK  // F_OFD_GETLK
        #else
            guard flock(number, LOCK_SH | LOCK_NB) != 0 else {
                _ = flock(number, LOCK_UN)
                return false
            }
            return errno == EWOULDBLOCK
        #endif
    }

    #if os(Linux)
        /// A lock of a whole file that goes with the open file and not, as older ones, with the number of the
        /// process. It is one to the clients of an NFS server, too.
        private static var lock: flock {
            var lock = flock()
            lock.l_type = Int16(F_WRLCK)
            lock.l_whence = Int16(SEEK_SET)
            return lock
        }
    #endif

    /// Whether the file is on a file system that no other machine writes to, as far as is known.
    fileprivate var isOnThisMachine: Bool {
        #if os(Linux)
            // ext2 to ext4, XFS, Btrfs, tmpfs, F2FS, ZFS, overlayfs, bcachefs
            let local: Set<Int> = [
                0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0xF2F5_2010, 0x2FC1_2FC1, 0x794C_7630,
                0xCA45_1A4E,
            ]
            return local.contains(Int(spindle_filesystem(number)) & 0xFFFF_FFFF)
        #else
            var status = statfs()
            return unsafe fstatfs(number, &status) == 0 && Int32(status.f_flags) & MNT_LOCAL != 0
        #endif
    }
}

extension FileDescriptor {
    /// When the content changed last, in seconds.
    fileprivate var modified: Int? {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { return nil }
        #if canImport(Darwin)
            return status.st_mtimespec.tv_sec
        #else
            return status.st_mtim.tv_sec
        #endif
    }
}

extension Folder {
    /// For how many seconds a file that others may write from elsewhere is left alone.
    package static let patience = 600

    /// Whether somebody shows that a regular file of this folder is being written.
    package func isClaimed(_ name: String) -> Bool { openToLook(name)?.isClaimed ?? false }

    /// Makes and opens a file that is claimed; nil where that fails, and `errno` says why. Where files can be without a
    /// name it is claimed before it has one, so that nobody takes it for a leftover in between.
    func openClaimed(_ name: String) -> FileDescriptor? {
        #if os(Linux)
            if let file = openUnnamed() {
                file.claim()
                if link(file, to: name) == 0 { return file }
            }
        #endif
        guard let file = openFile(name, O_WRONLY | O_CREAT | O_EXCL) else { return nil }
        file.claim()
        return file
    }

    private func openToLook(_ name: String) -> FileDescriptor? {
        guard let status = status(of: name), status.isRegular else { return nil }
        return openFile(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    }

    /// Whether the writer of a regular file in this folder is gone.
    ///
    /// - Parameter patience: Seconds.
    package func isAbandoned(_ name: String, patience: Int = Self.patience) -> Bool {
        guard let file = openToLook(name), !file.isClaimed else { return false }
        if file.isOnThisMachine { return true }
        guard let before = file.modified, let now else { return false }
        let (age, overflow) = now.subtractingReportingOverflow(before)
        return !overflow && age >= patience
    }

    /// The time by the clock of the file system, in seconds; nil where nothing can be made here.
    private var now: Int? {
        let name = TemporaryName.fresh().text
        guard let file = openFile(name, O_WRONLY | O_CREAT | O_EXCL) else { return nil }
        defer { remove(name) }
        return file.modified
    }
}
