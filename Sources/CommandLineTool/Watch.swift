import Basics
import Files
import LibC

/// Repeats a build whenever a file that it reads changes. Errors are reported, and the build is repeated after the next
/// change; if they cannot be reported, it ends.
struct Watch {
    let round: (InputFiles) throws -> Void

    /// The interval between two looks at the files, in microseconds. They must be unchanged for as long before a build begins.
    private static let interval: UInt32 = 150_000

    func run() throws {
        var last: InputFiles?
        while true {
            // A pipe ends once, and is no file that can change.
            let inputs = InputFiles(after: last)
            do {
                try round(inputs)
            } catch let interruption as Interruption {
                throw interruption
            } catch let loss as OutputLoss {
                throw loss
            } catch  where isAboutStandardOutput(error) {
                throw error
            } catch is Findings {
                // Said already.
            } catch {
                for line in lines(of: error) { printError("Error: \(line)") }
            }
            let files = inputs.paths.count { FileStamp($0)?.kind != .folder }
            printError("Watching \(counted(files, "file")); interrupt to stop")
            try waitForChange(since: inputs.snapshot)
            last = inputs
        }
    }

    /// Waits until a file differs from the state in which it was read, so that changes during the round count.
    private func waitForChange(since read: FileSnapshot) throws {
        var last = read
        while true {
            try Interruption.check()
            usleep(Self.interval)
            let now = last.now()
            if now != read && now == last { return }
            last = now
        }
    }
}
