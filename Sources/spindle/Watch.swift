import FramePipeline

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Repeats a build whenever a file that it reads changes. What fails is told, and tried again after the
/// next change.
struct Watch {
    let round: (BuildInputs) throws -> Void

    /// How often files are looked at, and how long they have to stay as they are before a build begins.
    private static let interval: UInt32 = 150_000

    func run() throws {
        while true {
            let inputs = BuildInputs()
            do {
                try round(inputs)
            } catch let interruption as Interruption {
                throw interruption
            } catch {
                for line in text(of: error).split(separator: "\n") { printError("Error: \(line)") }
            }
            printError("Watching \(counted(inputs.paths.count, "file")); interrupt to end")
            try waitForChange(of: inputs.paths)
        }
    }

    private func waitForChange(of paths: [String]) throws {
        let before = paths.map(Stamp.init)
        var last = before
        while true {
            try Interruption.check()
            usleep(Self.interval)
            let now = paths.map(Stamp.init)
            if now != before && now == last { return }
            last = now
        }
    }

    /// What tells a file's content from another, without reading it.
    private struct Stamp: Equatable {
        var size = -1, inode: UInt64 = 0
        var seconds = 0, nanoseconds = 0

        init(_ path: String) {
            var status = stat()
            guard unsafe stat(path, &status) == 0 else { return }
            size = Int(status.st_size)
            inode = UInt64(status.st_ino)
            #if canImport(Darwin)
                (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
            #else
                (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            #endif
        }
    }
}
