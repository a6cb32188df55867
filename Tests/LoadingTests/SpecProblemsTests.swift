import Basics
import Specs
import Synchronization
import Testing

@testable import Loading

@Suite struct SpecProblemsTests {
    private func problem(_ line: Int, _ message: Message = "wrong") -> SpecProblem {
        SpecProblem(position: FilePosition(line: line, column: 1), path: "", message: message)
    }

    @Test(
        "the first hundred are told in the order of the file, in whatever order they are found; the others are counted"
    )
    func order() {
        var problems = SpecProblems()
        for line in (1...5000).reversed() { problems.add(problem(line)) }
        #expect(problems.reported.map(\.position.line) == Array(1...100))
        #expect(problems.count == 5000 && problems.areTooMany)
        let error = SpecFile.error(of: problems, ["m.yaml"])
        #expect(error?.others.count == 100 && error?.others.last?.message == "and 4900 more problems")
    }

    @Test("what is the same at one place is told and counted once, and what differs stays as it came")
    func distinct() {
        var problems = SpecProblems()
        for _ in 0..<200 {
            problems.add(problem(7, "b"))
            problems.add(problem(7, "a"))
            problems.add(problem(3))
        }
        #expect(problems.reported == [problem(3), problem(7, "b"), problem(7, "a")] && problems.count == 3)
        #expect(!problems.areTooMany)
    }

    @Test("hints are found for what is told alone")
    func hints() {
        let found = Mutex(0)
        var problems = SpecProblems()
        for line in (1...5000).reversed() {
            let hint: @Sendable () -> String = {
                found.withLock { $0 += 1 }
                return "; hint \(line)"
            }
            problems.add(problem(line, "wrong\(late: "\(line)", hint)"))
        }
        #expect(problems.reported.last?.message.text(.keys) == "wrong; hint 100")
        #expect(found.withLock { $0 } == 1)
    }

    @Test("problems of several places are put together")
    func together() {
        var all = SpecProblems()
        for start in stride(from: 1, through: 901, by: 300) {
            var part = SpecProblems()
            for line in start..<start + 400 { part.add(problem(line)) }
            all.add(part)
        }
        // They have 100 lines in common with their neighbors.
        #expect(all.count == 1300 && all.reported.map(\.position.line) == Array(1...100))
    }
}
