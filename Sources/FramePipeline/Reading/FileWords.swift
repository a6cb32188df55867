/// Turns messages that speak of the command line into the words of files.
///
/// Options are understood in one place, wherever they were given, and its messages name flags. Whoever wrote
/// a file finds keys there: `give --flow free` becomes `give flow: free`.
enum FileWords {
    /// The key of an option by its flag; nil for what only the command line has, such as `--jobs`.
    static func key(ofFlag flag: String) -> String? {
        guard flag.hasPrefix("--") else { return nil }
        let positive = flag.hasPrefix("--no-") ? "--" + flag.dropFirst(5) : flag
        return SpecOption.all.first { $0.flag == flag || $0.flag == positive }?.key
    }

    static func message(_ text: String) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var result: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : ""
            if word == "\u{2018}spindle", next == "render", index + 2 < words.count {
                result.append("indicator: " + words[index + 2].filter { $0 != "\u{2019}" })
                index += 3
                continue
            }
            let end = word.lastIndex { !",;.:)".contains($0) } ?? word.startIndex
            let flag = word.isEmpty ? "" : String(word[...end])
            if let key = key(ofFlag: flag) {
                let rest = word.dropFirst(flag.count)
                result.append(key + (rest.isEmpty && isValue(next) ? ":" : rest))
            } else {
                result.append(word)
            }
            index += 1
        }
        return result.joined(separator: " ")
    }

    /// Whether what follows a flag is a value for it, and no word of the sentence.
    private static func isValue(_ word: String) -> Bool {
        guard let first = word.first else { return false }
        let values = [
            "fraction", "free", "gif", "glyph", "json", "message", "run", "sheet", "svg", "svg-css",
        ]
        return first.isUppercase || "'#".contains(first) || values.contains(word.filter { $0 != "," })
    }
}
