import Basics
import Files
import Specs

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Repeats a build whenever a file that it reads changes. What fails is told, and tried again after the
/// next change; where nobody can be told, it ends.
struct Watch {
    let round: (InputFiles) throws -> Void

    /// How often files are looked at, and how long they have to stay as they are before a build begins.
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
            printError("Watching \(counted(inputs.paths.count, "file")); interrupt to stop")
            try waitForChange(since: inputs.snapshot)
            last = inputs
        }
    }

    /// What counts is what files were when they were read: a change during the round is one.
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
