internal import Basics
internal import Indicators

/// Judges the capitals of a label where there can be no doubt.
///
/// A capital within a sentence can belong to a name, an acronym or a language that capitalizes nouns, and no
/// list knows all names. So a label is judged by English words alone that are none of these, ``common``, and
/// everything else is taken to be right:
///
/// - a label begins with such a word in lower case: `uploading photos`;
/// - such a word within a sentence has a capital, and so has every other word of four letters or more:
///   `Upload Failed`, but not `Visiting New York`;
/// - such a word is in capitals: `UPLOADING PHOTOS`.
///
/// What stands in quotation marks is somebody else's title and not judged.
enum SentenceCase {
    /// What is wrong with the capitals of a label; nil where nothing is for certain.
    static func problem(with label: String) -> String? {
        let words = words(of: label)
        let known = words.filter { common.contains($0.text.lowercased()) }
        if let word = known.first(where: { $0.isUpper }) {
            return "\(quoted(word.text)) is in capitals"
        }
        if let first = words.first, first.isLabelStart, common.contains(first.text) {
            return "it begins with a lowercase letter"
        }
        guard let word = known.first(where: { !$0.startsSentence && $0.isCapitalized }),
            words.allSatisfy({ $0.text.count < 4 || $0.text.first?.isLowercase == false })
        else { return nil }
        return "\(quoted(word.text)) has a capital in the middle of a sentence"
    }

    struct Word {
        var text: String
        /// Where it stands in the label.
        var range: Range<String.Index>
        var isLabelStart: Bool
        var startsSentence: Bool

        var isUpper: Bool { text.allSatisfy { $0.isUppercase } }
        var isCapitalized: Bool {
            text.first?.isUppercase == true && text.dropFirst().allSatisfy { $0.isLowercase }
        }
    }

    /// The words outside of quotation marks, letters only. What has other characters within, such as
    /// `foo_bar` or `v2`, is no word.
    private static func words(of label: String) -> [Word] {
        parts(of: label).filter { $0.text.allSatisfy { $0.isLetter } }
    }

    /// Everything outside of quotation marks that has letters or digits.
    static func parts(of label: String) -> [Word] {
        var words: [Word] = []
        var (isQuoted, startsSentence, isFirst) = (false, true, true)
        for part in label.split(whereSeparator: { $0.isWhitespace }) {
            let opens = part.contains { "“„«\"‹‘".contains($0) }
            let closes = part.dropFirst().contains { "”“»\"›’".contains($0) }
            let core = part.trimmed
            if !isQuoted && !opens {
                if !core.isEmpty {
                    words.append(
                        Word(
                            text: String(core), range: core.startIndex..<core.endIndex,
                            isLabelStart: isFirst && core.startIndex == part.startIndex,
                            startsSentence: startsSentence))
                }
                startsSentence = part.last.map { ".!?:…–—-•|".contains($0) } ?? false
            }
            // A mark that both opens and closes is taken for one that closes where it stands last.
            if opens && !closes { isQuoted = true } else if closes { isQuoted = false }
            isFirst = false
        }
        return words
    }

    /// English words that are neither names nor acronyms, nor words of another language.
    static let common: Set<String> = [
        "again", "calculating", "cancelled", "canceled", "checking", "completed", "connected", "connecting",
        "copied", "copying", "created", "creating", "deleted", "deleting", "downloaded", "downloading",
        "exported", "exporting", "failed", "fetching", "finished", "finishing", "generating", "imported",
        "importing", "installed", "installing", "loaded", "loading", "please", "preparing", "refreshing",
        "removed", "removing", "restored", "restoring", "retrying", "saved", "saving", "searching", "sending",
        "signing", "starting", "stopped", "submitted", "submitting", "succeeded", "successful",
        "successfully", "syncing", "synchronizing", "updated", "updating", "uploaded", "uploading",
        "validating", "verifying", "waiting", "your",
    ]
}

extension Substring {
    /// Without punctuation at both ends.
    fileprivate var trimmed: Substring {
        var rest = self
        while let first = rest.first, !first.isLetter, !first.isNumber { rest.removeFirst() }
        while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
        return rest
    }
}
