import Foundation
import Workloads

/// Prints what things cost, always next to what the same work costs otherwise, measured in the same run.
@main enum Bench {
    static func main() {
        do {
            try run()
        } catch {
            FileHandle.standardError.write(Data("bench-ratios: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("targets", 3):
            try CaseTable.print()
            let meter = try Meter()
            let commands = Commands(spindle: arguments[1], python: arguments[2])
            try TargetTable(meter: meter, commands: commands).print()
            try WorkTable(meter: meter, commands: commands).print([])
            try meter.removeFolders()
        case ("works", 3...):
            let meter = try Meter()
            try WorkTable(meter: meter, commands: Commands(spindle: arguments[1], python: arguments[2]))
                .print(Array(arguments.dropFirst(3)))
            try meter.removeFolders()
        case ("scaling", 2...3):
            let meter = try Meter()
            try ScalingTable(meter: meter, commands: Commands(spindle: arguments[1]))
                .print(plot: arguments.count > 2 ? arguments[2] : nil)
            try meter.removeFolders()
        case ("discard", 3):
            try RenderBench(frames: number(arguments[1]), size: number(arguments[2])).run()
        default:
            throw Failure(
                description:
                    """
                    usage: bench-ratios targets SPINDLE PYTHON | works SPINDLE PYTHON [WORK…] | scaling SPINDLE [PLOT]
                           | discard FRAMES SIZE
                    """)
        }
    }

    private static func number(_ text: String) throws -> Int {
        guard let number = Int(text) else { throw Failure(description: "not a number: \(text)") }
        return number
    }
}

struct Failure: Error, CustomStringConvertible {
    var description: String
}
