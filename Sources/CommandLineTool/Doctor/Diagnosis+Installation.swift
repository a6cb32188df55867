import Arguments
import CairoRaster
import Files
import Platform

/// Diagnoses of the files that an installation puts beside the program.
extension Diagnosis {
    static var installation: [Diagnosis] { [completions, manual] }

    private static var completions: Diagnosis {
        let home = environment("HOME") ?? "~"
        let installed = Shell.allCases.filter { shell in
            let places = shell.places
            return
                (prefixes.flatMap { prefix in places.shared.map { "\(prefix)/share/\($0)" } }
                + ["\(home)/\(places.folder)/\(places.file)"]).contains { FileStamp($0) != nil }
        }
        let login = environment("SHELL").flatMap {
            Shell(rawValue: String($0.split(separator: "/").last ?? ""))
        }
        let names = installed.map { $0.rawValue }.joined(separator: ", ")
        if let login, !installed.contains(login) {
            return Diagnosis(
                name: "Completions", state: .note,
                text: "not installed for \(login.rawValue)" + (names.isEmpty ? "" : ", only for \(names)"),
                remedy: login == .zsh
                    ? "add fpath+=(~/.zfunc) to ~/.zshrc before compinit, and run:" : "run:",
                command:
                    "mkdir -p ~/\(login.places.folder) && spindle --generate-completion-script \(login.rawValue) > ~/\(login.places.folder)/\(login.places.file)"
            )
        }
        if installed.isEmpty {
            return Diagnosis(
                name: "Completions", state: .note, text: "not installed",
                remedy: "--generate-completion-script prints them for bash, zsh and fish")
        }
        return Diagnosis(name: "Completions", text: "for \(names)")
    }

    private static var manual: Diagnosis {
        let own = environment("HOME").map { ["\($0)/.local"] } ?? []
        let pages = (prefixes + own).flatMap { prefix in
            ["", ".gz"].map { "\(prefix)/share/man/man1/spindle.1\($0)" }
        }
        if let page = pages.first(where: { FileStamp($0) != nil }) {
            return Diagnosis(name: "Manual", text: page)
        }
        return Diagnosis(
            name: "Manual", state: .note, text: "not installed",
            remedy: "run:", command: "spindle --generate-manual ~/.local/share/man/man1")
    }

    /// Below which folders shells and man look, that of the program first.
    private static var prefixes: [String] {
        let parts = TextFolder.program?.split(separator: "/").dropLast(2) ?? []
        let own = "/" + parts.joined(separator: "/")
        return [own] + ["/usr/local", "/usr", "/opt/homebrew"].filter { $0 != own }
    }
}

extension Shell {
    /// The places of the shell's completions: paths below `share` of a prefix, and the folder below a home with the file in it.
    fileprivate var places: (shared: [String], folder: String, file: String) {
        switch self {
        case .bash:
            (["bash-completion/completions/spindle"], ".local/share/bash-completion/completions", "spindle")
        case .zsh: (["zsh/site-functions/_spindle", "zsh/vendor-completions/_spindle"], ".zfunc", "_spindle")
        case .fish: (["fish/vendor_completions.d/spindle.fish"], ".config/fish/completions", "spindle.fish")
        }
    }
}
