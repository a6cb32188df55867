import Synchronization
import Testing

@testable import CommandLineTool

@Suite struct ProgressLineTests {
    /// A clock that stands still, and what was written.
    private final class Stage: Sendable {
        let time = Atomic(0)
        let written = Mutex<[String]>([])

        func line(isTerminal: Bool) -> ProgressLine {
            ProgressLine(
                isTerminal: isTerminal, now: { self.time.load(ordering: .relaxed) },
                write: { text in self.written.withLock { $0.append(text) } })
        }

        /// What is written at some times, in milliseconds since the start.
        func say(_ line: ProgressLine, at times: [Int]) -> [String] {
            for time in times {
                self.time.store(time, ordering: .relaxed)
                line.say { "at \($0) s" }
            }
            return written.withLock { $0 }
        }
    }

    @Test(
        "where nobody watches, work says how far it is after ten seconds, and then at most every ten seconds")
    func unwatched() {
        let stage = Stage()
        let line = stage.line(isTerminal: false)
        let said = stage.say(
            line, at: [0, 500, 9_999, 10_000, 10_001, 19_900, 27_500, 30_000, 37_499, 37_500])
        #expect(said == ["at 10.0 s\n", "at 27.5 s\n", "at 37.5 s\n"])
        line.clear()
        #expect(stage.written.withLock { $0.count } == 3)
    }

    @Test("a late word is not followed by the next one at once")
    func late() {
        let stage = Stage()
        let said = stage.say(stage.line(isTerminal: false), at: [19_900, 20_000, 29_899, 29_900])
        #expect(said == ["at 19.9 s\n", "at 29.9 s\n"])
    }

    @Test("on a terminal it is drawn over ten times a second, and taken away at the end")
    func terminal() {
        let stage = Stage()
        let line = stage.line(isTerminal: true)
        let said = stage.say(line, at: [0, 499, 500, 599, 600])
        #expect(said == ["\r\u{1B}[Kat 0.5 s", "\r\u{1B}[Kat 0.6 s"])
        line.clear()
        #expect(stage.written.withLock { $0.last } == "\r\u{1B}[K")
    }

    @Test("nothing is taken away where nothing was said")
    func silent() {
        let stage = Stage()
        let line = stage.line(isTerminal: true)
        #expect(stage.say(line, at: [0, 499]).isEmpty)
        line.clear()
        #expect(stage.written.withLock { $0 }.isEmpty)
    }

    @Test("nothing is said after the end, whoever comes late")
    func over() {
        let stage = Stage()
        let line = stage.line(isTerminal: true)
        _ = stage.say(line, at: [500])
        line.end()
        #expect(stage.say(line, at: [900, 2000]) == ["\r\u{1B}[Kat 0.5 s", "\r\u{1B}[K"])
    }

    @Test("a heart beats until it is stopped")
    func heartbeat() async throws {
        let beats = Atomic(0)
        await withCheckedContinuation { (first: CheckedContinuation<Void, Never>) in
            let heart = Mutex<Heartbeat?>(nil)
            heart.withLock { heart in
                heart = Heartbeat {
                    if beats.wrappingAdd(1, ordering: .relaxed).newValue == 1 { first.resume() }
                }
            }
        }
        #expect(beats.load(ordering: .relaxed) >= 1)
    }
}
