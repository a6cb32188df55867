import Foundation
import TestSupport
import Testing

/// What shells offer, asked of the shells themselves, with the files that an installation has.
@Suite struct CompletionScriptsTests {
    let folder: WorkFolder

    init() async throws {
        folder = try WorkFolder()
        _ = try await CLI.succeed(
            shell: "'\(CLI.root.path)/.packaging/share' \"$1\" share", in: folder.path)
        try #require(mkdir(folder.path + "/project/folder") && mkdir(folder.path + "/zsh"))
        folder.put("project/a file.yaml", "")
        folder.put("project/folder/spec.yaml", "")
        folder.put("zsh/.zshrc", Self.zshSettings)
        folder.put("ask.zsh", Self.askZsh)
    }

    /// Lines, some of what is offered after each, and what is not.
    static let lines: [(line: String, offered: [String], others: [String])] = [
        ("spindle ", ["render", "build", "check", "doctor", "help"], ["circular", "spindle"]),
        ("spindle re", ["render"], ["build"]),
        ("spindle render ", ["circular", "linear", "steps", "file", "fluent", "a file.yaml"], ["build"]),
        ("spindle render circular --mo", ["--motion"], ["--to"]),
        ("spindle render circular --motion mat", ["material-advance"], ["fluent"]),
        ("spindle render circular --theme neutral-d", ["neutral-dark"], ["neutral-light"]),
        ("spindle render linear --locale p", ["pl", "pt", "pt-PT"], ["de"]),
        ("spindle render circular --to ", ["gif", "sheet", "web"], ["json-hash"]),
        ("spindle render circular --to sheet,g", ["sheet,gif"], ["gif", "sheet,apng"]),
        ("spindle render circular --dialect unity,", ["unity,css", "unity,phaser"], ["css"]),
        ("spindle render circular -o out --present dia", ["dialog"], ["toast"]),
        ("spindle build ", ["a file.yaml"], ["render", "fluent"]),
        ("spindle build --out ", ["folder"], ["a file.yaml"]),
        ("spindle list ", ["motions", "formats", "locales", "rules"], ["gif"]),
        ("spindle schema ", ["spec", "manifest", "theme", "motion"], ["gif"]),
        ("spindle help ", ["render", "doctor"], ["gif"]),
        ("spindle --generate-completion-script ", ["bash", "zsh", "fish"], ["render"]),
    ]

    @Test(
        "bash, zsh and fish offer commands, options, catalogs, lists with commas and files (20)",
        arguments: ["bash", "zsh", "fish"])
    func offer(shell: String) async throws {
        for (line, offered, others) in Self.lines {
            let found = Set(try await self.offered(by: shell, line))
            #expect(found.isSuperset(of: offered), "\(shell): \(line): \(found.sorted())")
            #expect(found.isDisjoint(with: others), "\(shell): \(line): \(found.sorted())")
        }
    }

    /// What a shell offers in a folder with a file and a folder; without backslashes and slashes at the end.
    private func offered(by shell: String, _ line: String) async throws -> [String] {
        let command =
            switch shell {
            case "bash":
                """
                source ../share/bash-completion/completions/spindle
                COMP_WORDS=(\(line)\(line.hasSuffix(" ") ? " ''" : "")); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _spindle; printf '%s\\n' "${COMPREPLY[@]}"
                """
            case "zsh":
                ": >../offered; OFFERED=../offered ZDOTDIR=../zsh zsh -f ../ask.zsh '\(line)' >/dev/null; cat ../offered; rm -f ../offered"
            default:
                "source ../share/fish/vendor_completions.d/spindle.fish; complete -C '\(line)' | string replace -r '\\t.*' ''; true"
            }
        folder.put("command", command)
        let run =
            switch shell {
            case "bash": "bash --norc ../command"
            case "zsh": "sh ../command"
            default: "fish --no-config ../command"
            }
        return try await CLI.succeed(
            shell: "cd project && HOME=.. XDG_DATA_HOME=../data \(run)", in: folder.path
        ).lines
            .map { $0.filter { $0 != "\\" } }.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// Has zsh write down what it is about to offer, and end.
    private static let zshSettings = #"""
        PROMPT=
        fpath=($PWD/../share/zsh/site-functions $fpath)
        autoload -Uz compinit
        compinit -u -D
        bindkey '^I' complete-word
        compadd() {
            # Not where it is asked to offer nothing.
            if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
                local -a found
                builtin compadd -O found "$@"
                (( $#found )) && print -rl -- $IPREFIX$^found >>$OFFERED
            fi
            builtin compadd "$@"
        }
        finish() { kill -9 $$ }
        comppostfuncs=(finish)
        """#
    private static let askZsh = #"""
        zmodload zsh/zpty
        zpty shell 'zsh -i'
        zpty -w -n shell "$1"$'\t'
        while zpty -r shell line; do :; done
        """#
}
