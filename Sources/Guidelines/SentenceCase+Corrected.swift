internal import Basics

extension SentenceCase {
    /// Returns a label in sentence case; nil where one of its capitals may belong to a name or an acronym, so that the
    /// author has to decide.
    static func corrected(_ label: String) -> String? {
        guard problem(with: label) != nil else { return nil }
        var (text, end) = ("", label.startIndex)
        for part in parts(of: label) {
            guard let word = corrected(part) else { return nil }
            text += label[end..<part.range.lowerBound] + word
            end = part.range.upperBound
        }
        text += label[end...]
        return problem(with: text) == nil ? text : nil
    }

    private static func corrected(_ part: Word) -> String? {
        let word = part.text.lowercased()
        guard common.contains(word) || plain.contains(word) else {
            // The first word of a sentence may have a capital, and a word without capitals raises no question.
            let capitals = part.text.count { $0.isUppercase }
            let isRight =
                part.startsSentence && part.text.first?.isUppercase == true ? capitals == 1 : capitals == 0
            return isRight ? part.text : nil
        }
        if part.isLabelStart || part.startsSentence && part.text.first?.isUppercase == true {
            return word.prefix(1).uppercased() + word.dropFirst()
        }
        return word
    }

    /// English words that are not names in a label that also capitalizes words of ``common``, as titles do.
    static let plain = Set(
        words: """
            a account all an and are at attachment attachments backup be been by change changes complete
            connection could data details device document documents download downloads error export file
            files folder folders for from has have image images import in into is it item items list lists
            login message messages new not of off on or order orders out password payment payments photo photos
            picture pictures profile report reports request result results server session settings software the this
            to try up update updates upload uploads video videos was were with you
            """)
}
