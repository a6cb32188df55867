import Indicators
import Testing

@testable import CommandLineTool

@Suite struct TerminalProgressTests {
    @Test(
        "terminals that show progress are known by what they say of themselves",
        arguments: [
            ([:], false), (["TERM": "xterm-256color"], false), (["TERM_PROGRAM": "ghostty"], true),
            (["TERM_PROGRAM": "WezTerm"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
            (["WT_SESSION": "1"], true), (["ConEmuANSI": "ON"], true), (["ConEmuANSI": "OFF"], false),
            // iTerm2 before and since 3.6.6.
            (["TERM_PROGRAM": "iTerm.app", "TERM_FEATURES": "T3LrMSc7UUw9Ts3BFGsSyHNoSxF"], false),
            (["TERM_PROGRAM": "iTerm.app", "TERM_FEATURES": "T3LrMSc7UUw9Ts3BFGsSyHNoSxFP"], true),
            (["TERM_FEATURES": "PaT3"], false), (["TERM_FEATURES": "T3PLr"], true),
            (["PTYXIS_VERSION": "47.3"], false), (["PTYXIS_VERSION": "48.0"], true),
            // What a multiplexer swallows.
            (["TERM_PROGRAM": "ghostty", "TMUX": "tmux,1,0"], false),
            (["WT_SESSION": "1", "TERM": "screen-256color"], false),
        ])
    func detection(environment: [String: String], isUnderstood: Bool) {
        #expect(TerminalProgress.isUnderstood { environment[$0] } == isUnderstood)
    }

    @Test("a value, an error, a pause and a wait are the four states of ConEmu")
    func codes() {
        func code(_ share: Double?, _ state: ValueState) -> String {
            TerminalProgress.code(share, state).filter { !$0.isASCII || !"\u{1B}\\".contains($0) }
        }
        #expect(code(nil, .active) == "]9;4;3;0")
        #expect(code(0.426, .active) == "]9;4;1;43")
        #expect(code(nil, .error) == "]9;4;2;100" && code(0.5, .error) == "]9;4;2;50")
        #expect(code(0.5, .paused) == "]9;4;4;50")
        #expect(code(nil, .success) == "]9;4;1;100")
        #expect(code(1.4, .active) == "]9;4;1;100")
    }
}
