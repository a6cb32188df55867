import Foundation
import TestSupport
import Testing

/// `spindle terminal` where there is no terminal, and what needs another program (issue 23).
@Suite struct TerminalCommandTests {
    @Test("without a terminal there is one frame, on a line of its own")
    func plain() async throws {
        let result = try await CLI.succeed("terminal", "fluent", "--text", "Loading…")
        #expect(result.text == "⠈⠀ Loading…\n" && result.errors.isEmpty)
        let block = try await CLI.succeed("terminal", "fluent", "--characters", "block", "--cells", "1")
        #expect(block.text == "▘\n")
    }

    @Test(
        "a terminal shows each frame in place with the cursor hidden, and then an empty line with the cursor")
    func inPlace() async throws {
        let folder = try WorkFolder()
        try await CLI.succeed(
            line: "render fluent --fps 12 --to terminal --name spin -o .", in: folder.path)
        let json = try #require(folder.bytes("spin.terminal.json"))
        let frames = try JSONDecoder().decode(Frames.self, from: Data(json)).frames
        // A server of its own, which ends with the script. Each look is a line: whether there is a cursor, before
        // and after it alike, and the first row.
        let script = """
            cursor() { tmux display-message -p '#{cursor_flag}'; }
            look() { before=$(cursor); row=$(tmux capture-pane -p | head -n 1); [ $before != $(cursor) ] || echo "$before|$row"; }
            tmux() { command tmux -S socket -f /dev/null "$@"; }
            trap 'tmux kill-server' EXIT
            tmux new-session -d -x 40 -y 5 "'$1' terminal fluent --fps 12 --text Busy --times 4; touch done; sleep 60"
            while [ ! -e done ]; do look; sleep 0.03; done
            echo end
            look
            """
        let result = try await CLI.succeed([], shell: script, in: folder.path)
        let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let end = try #require(lines.firstIndex(of: "end"))
        let shown = lines[..<end].filter { $0.hasSuffix(" Busy") }
        let wanted = Set(frames.map { "0|\($0) Busy" })
        #expect(shown.allSatisfy(wanted.contains), "\(shown)")
        #expect(Set(shown).count > 5, "\(shown)")
        #expect(lines[end + 1] == "1|")
    }

    @Test(
        "the cursor is there again whenever a signal ends or stops the process, and hidden when that goes on")
    func cursor() async throws {
        let folder = try WorkFolder()
        // A shell with job control in a server of its own. Each line is what happened, and whether there is a cursor then.
        let script = """
            tmux() { command tmux -S socket -f /dev/null "$@"; }
            cursor() { tmux display-message -p '#{cursor_flag}'; }
            await() { n=0; while [ "$(cursor)" != $1 ] && [ $n -lt 400 ]; do sleep 0.05; n=$((n + 1)); done; cursor; }
            keys() { tmux send-keys "$@"; }
            play() { keys "'$1' terminal fluent --text Busy & echo \\$! > pid; fg" Enter; echo "play $(await 0)"; }
            trap 'tmux kill-server' EXIT
            tmux new-session -d -x 60 -y 20 "bash --norc --noprofile"
            play "$1"
            keys C-z; echo "C-z $(await 1)"
            keys fg Enter; echo "fg $(await 0)"
            kill -STOP $(cat pid); sleep 0.3; keys "printf '\\033[?25h'" Enter; echo "STOP $(await 1)"
            keys fg Enter; echo "fg $(await 0)"
            keys C-z; echo "C-z $(await 1)"
            keys bg Enter; sleep 0.5; echo "bg $(cursor)"
            keys fg Enter; echo "fg $(await 0)"
            keys C-c; echo "C-c $(await 1)"
            play "$1"; keys C-'\\'; echo "C-\\\\ $(await 1)"
            for signal in HUP TERM QUIT INT; do play "$1"; kill -$signal $(cat pid); echo "$signal $(await 1)"; done
            """
        let result = try await CLI.succeed([], shell: script, in: folder.path)
        let ends = ["HUP", "TERM", "QUIT", "INT"].flatMap { ["play 0", "\($0) 1"] }
        #expect(
            result.text.split(separator: "\n").map(String.init) == [
                "play 0", "C-z 1", "fg 0", "STOP 1", "fg 0", "C-z 1", "bg 1", "fg 0", "C-c 1", "play 0",
                "C-\\ 1",
            ] + ends)
    }

    @Test("a spinner of a collection is played by its name, with an ASCII one where there is nothing else")
    func spinners() async throws {
        func line(_ words: String..., with environment: [String: String] = [:]) async throws -> String {
            let all = CLI.environment.merging(environment) { $1 }
            let result = try await CLI.run(["terminal"] + words, environment: all)
            #expect(result.status == 0, "\(result.errors)")
            return result.text
        }
        #expect(try await line("dots2", "--text", "Busy") == "⣾ Busy\n")
        #expect(try await line("BouncingBall") == "( ●    )\n")
        #expect(try await line("bouncingBall", "--characters", "ascii") == "[    ]\n")
        #expect(try await line("dots2", with: ["TERM": "linux"]) == "-\n")
        #expect(try await line("dots2", with: ["LC_ALL": "de_DE.ISO-8859-1"]) == "-\n")
        #expect(try await line("dots2", with: ["LC_ALL": "", "LANG": "de_DE.UTF-8@euro"]) == "⣾\n")
        #expect(try await line("fluent", with: ["TERM": "linux"]) == "' \n")
        let list = try await CLI.succeed("list", "spinners", "rich")
        #expect(list.text.split(separator: "\n").count == 73)
    }

    /// `script` gives a terminal, and its output as it is.
    @Test("progress is written once a second and where it changes, and taken away at the end and by signals")
    func progress() async throws {
        let folder = try WorkFolder()
        func codes(_ arguments: String, _ environment: String = "", signal: String? = nil) async throws
            -> [String]
        {
            let wait =
                signal.map { "& sleep 1; kill -\($0) $(cat pid); wait" } ?? ""
            let script = """
                export TERM=xterm; unset TMUX
                \(environment) script -qec "sh -c 'echo \\$\\$ > pid; exec \\"$1\\" terminal \(arguments)'" log > shown \(wait)
                tr '\\033' '^' < shown | grep -ao ']9;4;[^^]*' | tr '\\n' ' '
                """
            return try await CLI.succeed([], shell: script, in: folder.path).text.split(separator: " ").map(
                String.init)
        }
        let plain = "dots --times 2"
        #expect(try await codes("\(plain) --osc-progress always") == ["]9;4;3;0", "]9;4;3;0", "]9;4;0;0"])
        #expect(try await codes(plain).isEmpty)
        #expect(try await codes(plain, "TERM_PROGRAM=ghostty").count == 3)
        #expect(try await codes("\(plain) --osc-progress never", "TERM_PROGRAM=ghostty").isEmpty)
        let run = try await codes("determinate --value 0:1 --times 1 --osc-progress always")
        #expect(
            run.first == "]9;4;1;0" && run.suffix(2) == ["]9;4;1;100", "]9;4;0;0"] && run.count > 10, "\(run)"
        )
        for signal in ["TERM", "HUP"] {
            let ended = try await codes("dots --osc-progress always", signal: signal)
            #expect(ended.first == "]9;4;3;0" && ended.last == "]9;4;0;0", "\(signal): \(ended)")
        }
    }

    @Test("a track lights no dots, whatever its color", arguments: ["gray", "lightgray", "white", "black"])
    func track(color: String) async throws {
        let folder = try WorkFolder()
        for line in ["render fluent --color red", "render circular --value 0:1 --frames 5 --color red"] {
            let run = "\(line) --to terminal --name a -o ."
            try await CLI.succeed(line: run, in: folder.path)
            let bare = folder.bytes("a.terminal.json")
            try await CLI.succeed(line: "\(run) --track \(color)", in: folder.path)
            #expect(folder.bytes("a.terminal.json") == bare)
        }
    }

    /// What is read of a file with frames.
    private struct Frames: Decodable {
        let frames: [String]
    }

    @Test("a video without ffmpeg is refused with the way to get it")
    func noEncoder() async throws {
        let folder = try WorkFolder()
        let result = try await CLI.run(
            ["render", "fluent", "--to", "webm", "-o", "out"], in: folder.path,
            environment: CLI.environment.merging(["PATH": "/nonexistent"]) { $1 })
        #expect(result.status == 69 && result.errors.contains("install it (apt-get install ffmpeg"))
        #expect(folder.names(in: "out").isEmpty)
    }
}
