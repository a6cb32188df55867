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
