import Workloads

/// Does the work of one case a number of times, for a tool that counts its instructions.
@main enum Guard {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if Array(arguments) == ["list"] {
            for work in Case.all { print(work.name) }
            return
        }
        guard arguments.count == 2, let work = Case.all.first(where: { $0.name == arguments.first }),
            let iterations = arguments.last.flatMap({ Int($0) }), iterations > 0
        else { fatalError("usage: guard list | guard CASE ITERATIONS") }
        let run = try work.ours()
        for _ in 0..<iterations { try run() }
    }
}
