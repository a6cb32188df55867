import Foundation
import Testing

@testable import Files

@Suite struct StdoutSinkTests {
    @Test("one file goes to standard output as it is, a second is refused")
    func writes() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let sink = StdoutSink()
            try sink.write("a.png", [0, 255, 10, 13, 0, 1])
            let error = #expect(throws: SinkError.self) { try sink.write("b.png", [1]) }
            #expect(error?.kind == .cannotCreate)
        }
        let output = try #require(result?.standardOutputContent)
        #expect(output.contains([0, 255, 10, 13, 0, 1]))
    }

    @Test("a closed pipe is an error, not the end")
    func closedPipe() async {
        await #expect(processExitsWith: .success) {
            var ends: [Int32] = [0, 0]
            _ = unsafe pipe(&ends)
            close(ends[0])
            dup2(ends[1], 1)
            let error = #expect(throws: SinkError.self) { try StdoutSink().write("a", [1]) }
            #expect(error?.kind == .ioFailed)
            #expect(error?.reason == "Broken pipe")
        }
    }

    #if os(Linux)
        @Test("a full disk is an error")
        func full() async {
            await #expect(processExitsWith: .success) {
                _ = unsafe dup2(open("/dev/full", O_WRONLY), 1)
                let error = #expect(throws: SinkError.self) { try StdoutSink().write("a", [1]) }
                #expect(error?.kind == .ioFailed)
                #expect(error?.description == "cannot write \"standard output\": No space left on device")
            }
        }
    #endif

    @Test("what a pipe does not take at once follows")
    func longOutput() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            try StdoutSink().write("a", Array(repeating: 7, count: 1_000_000))
        }
        #expect(try #require(result?.standardOutputContent).count { $0 == 7 } >= 1_000_000)
    }
}
