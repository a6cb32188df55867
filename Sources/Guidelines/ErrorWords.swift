internal import Basics
internal import Languages

/// Judges the texts of errors where there can be no doubt: English word by word, and a few phrases of other languages.
enum ErrorWords {
    /// Whether a text does not say which error happened: `Oops! Something went wrong.`
    static func saysNothing(_ text: String) -> Bool {
        let words = Words(text)
        return isUsual(text) || phrases.contains(words.all.joined(separator: " "))
            || words.consist(of: vague, with: failures)
            || languages.contains { words.consist(of: $0.vague, with: $0.failures) }
    }

    /// Whether a text is the one that Spindle writes for an error of which nothing is known.
    static func isUsual(_ text: String) -> Bool { usual.contains(joined(text)) }

    /// Whether a text is English and does not say what to do about the error: `Upload failed`.
    static func lacksRemedy(_ text: String) -> Bool {
        let words = Words(text)
        guard words.all.contains(where: english.contains) else { return false }
        return !words.all.contains(where: attempts.contains) && !words.clauses.contains(where: isInstruction)
    }

    /// Whether a part of a sentence tells somebody to do something.
    private static func isInstruction(_ clause: [String]) -> Bool {
        // "Update failed" and "Call to the server timed out" tell nobody to update or to call.
        guard let last = clause.last, !statements.contains(last), !clause.contains("timed") else {
            return false
        }
        // "and", "or" and "to" begin a new one.
        return clause.split { joints.contains($0) }.contains { part in
            let words = part.drop { polite.contains($0) }
            guard let first = words.first, imperatives.contains(first) else { return false }
            return words.dropFirst().first.map { !statements.contains($0) } ?? true
        }
    }

    /// Phrases in languages that are not judged word by word.
    private static let phrases = Set(Language.all.map { joined($0.words.error) }).union([
        "bir hata oluştu", "ett fel har uppstått", "wystąpił błąd", "произошла ошибка", "حدث خطأ",
        "エラーが発生しました", "发生错误", "錯誤", "错误",
    ])

    private static let usual = Set(Language.all.map { joined($0.words.wentWrong) })

    private static func joined(_ text: String) -> String { Words(text).all.joined(separator: " ") }

    /// The words of failure, one of which is in every text that says no more than that something failed, or that one may
    /// try again.
    private static let failures = Set(
        words: """
            aborted again couldnt crashed didnt error errors fail failed failure happened issue issues oh
            ooops oops problem problems retry right sorry trouble uh unable unsuccessful whoops wrong
            """)

    /// The words that add nothing to a failure, an invitation to try again included.
    private static let vague = Set(
        words: """
            a about action an apologies apologize be been code command complete completed could did dont due
            e encountered fatal for general generic had has have here inconvenience internal is isnt it its
            later my no not occured occurred of oh on operation our panic please process request run some
            something somethings strange task that thats the there theres this to try unexpected
            unexpectedly unknown was we went were with work worked x your
            """)

    /// The words that only English writes with these letters. A text without any of them is not judged.
    private static let english = Set(
        words: """
            cannot cant connection couldnt crashed declined denied didnt exceeded expired failed failure
            found interrupted isnt longer lost missing occurred oops payment refused rejected response
            something stalled stopped than the this timed too unable unavailable unexpected unknown
            unreachable unsuccessful went whoops wrong your
            """)

    /// The words that, anywhere in a text, ask the user to try again or say that this happens by itself.
    private static let attempts: Set<String> = [
        "automatically", "reconnecting", "retried", "retries", "retry", "retrying", "try",
    ]

    private static let imperatives = Set(
        words: """
            add adjust allow ask buy call change charge check choose clear click close compress confirm
            connect contact correct cut delete disable download edit email empty enable enter fix free give
            go grant install keep leave link log look lower make move open pay pick plug press provide pull
            quit read reconnect reduce refresh reinstall reload remove rename repeat replace resend reset
            resize resolve restart restore resume review save scan see select send set shorten sign start
            stay stop submit swipe switch take tap turn type unlock unplug update upgrade upload use verify
            visit wait write
            """)

    /// The words that may precede an instruction.
    private static let polite = Set(
        words: """
            also can first just kindly may must need now please should simply you
            """)

    private static let joints: Set<String> = ["and", "before", "or", "then", "to", "until"]

    /// The words that, after a verb or at the end of a sentence, make it a statement of what happened.
    private static let statements = Set(
        words: """
            aborted cancelled canceled crashed declined denied error expired failed failure interrupted is
            isnt lost not occurred refused rejected stalled stopped unavailable unsuccessful was wasnt
            """)
}
