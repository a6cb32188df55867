import Indicators
import LibC
import Platform
import Synchronization

/// Whether progress is shown now, and must be taken away before the process ends.
private let isShown = Atomic(false)

/// Progress as terminals show it in their tab and in the taskbar: `OSC 9;4`, as ConEmu defined it.
enum TerminalProgress {
    /// Whether progress is reported at all.
    enum Choice: String, CaseIterable {
        /// To terminals that are known to show it.
        case auto
        /// To every terminal.
        case always
        /// To none.
        case never
    }

    /// Returns the sequence that shows a state.
    ///
    /// - Parameters:
    ///   - share: The value in `0...1`; nil where it is not known.
    ///   - state: An error is shown as one; what is paused or disabled stands still.
    static func code(_ share: Double?, _ state: ValueState) -> String {
        let kind =
            switch state {
            case .error: 2
            case .paused, .disabled: 4
            case .success: 1
            case .active: share == nil ? 3 : 1
            }
        // A value for a state without one keeps terminals from showing the last one of another program.
        let percent = kind == 3 ? 0 : (min(share ?? 1, 1) * 100).rounded()
        isShown.store(true, ordering: .relaxed)
        return "\u{1B}]9;4;\(kind);\(Int(percent))\u{1B}\\"
    }

    /// Takes it away where it is shown. Nothing here may allocate, for signals call it.
    static func clear() {
        guard isShown.exchange(false, ordering: .relaxed) else { return }
        let text: StaticString = "\u{1B}]9;4;0;0\u{1B}\\"
        _ = unsafe write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Whether the terminal says of itself that it shows progress, or is known to.
    ///
    /// - Parameter environment: The value of a variable of the environment.
    static func isUnderstood(_ environment: (String) -> String?) -> Bool {
        // A multiplexer passes the variables of the terminal around it on, but not the sequence.
        let type = environment("TERM") ?? ""
        if environment("TMUX") != nil || type.hasPrefix("screen") || type.hasPrefix("tmux") { return false }
        // iTerm2's feature reporting: a code is a capital letter with small ones and digits behind it, P for progress (3.6.6).
        var features = Substring(environment("TERM_FEATURES") ?? "")
        while let code = features.popFirst() {
            let rest = features.prefix { !$0.isUppercase }
            if code == "P", rest.allSatisfy(\.isNumber) { return true }
            features = features.dropFirst(rest.count)
        }
        // WezTerm since 2025, Ghostty since 1.2; Windows Terminal since 1.6; ConEmu; Ptyxis since 48.
        if ["WezTerm", "ghostty"].contains(environment("TERM_PROGRAM")) { return true }
        if environment("WT_SESSION") != nil || environment("ConEmuANSI") == "ON" { return true }
        let ptyxis = environment("PTYXIS_VERSION")?.split(separator: ".").first.flatMap { Int($0) }
        return ptyxis.map { $0 >= 48 } ?? false
    }
}
