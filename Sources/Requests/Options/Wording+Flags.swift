public import Basics

extension Wording {
    /// The wording of the command line: `--columns`, `--to gif`. Options of files only keep their keys.
    public static let flags = Wording { key, value in
        if key == .target { return value.map { "-o \(ShellWord.of($0))" } ?? "-o" }
        if key == .indicator, let value { return "\"spindle render \(value)\"" }
        guard let flag = flag(of: key) else { return Wording.keys.option(key, value) }
        switch value {
        case nil: return flag
        case "true"? where SpecOption.named(key)?.form == .choice: return flag
        case "false"?: return "--no-" + flag.dropFirst(2)
        case let value?: return "\(flag) \(ShellWord.of(value))"
        }
    }

    /// Keys that only exist where frames are packed that others made.
    private static let ofPacks = [
        OptionKey.delay, .delays, .resample, .atlas, .frameNames, .anchor, .pivot, .borders,
    ]

    /// The flag of an option, or of the one that it is a part of, as `label.error` is of `label`.
    private static func flag(of key: OptionKey) -> String? {
        if let option = SpecOption.named(key) { return option.flag }
        if ofPacks.contains(key) { return "--" + key.text }
        guard let dot = key.text.lastIndex(of: ".") else { return nil }
        return flag(of: OptionKey(spelled: String(key.text[..<dot])))
    }
}
