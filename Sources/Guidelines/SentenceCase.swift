internal import Basics

/// Judges the capitals of a label where there can be no doubt.
///
/// A capital within a sentence can belong to a name, an acronym or a language that capitalizes nouns, and no list knows all
/// names. So a label is judged only by English words that are none of these, ``common`` and ``nouns``, and everything else
/// is taken to be right:
///
/// - a label begins with such a word in lower case: `uploading photos`;
/// - such a word within a sentence has a capital, and so has every other word of four letters or more of that sentence:
///   `Upload Failed`, but not `Visiting New York`;
/// - a noun within a sentence has a capital after another such word: `Uploading Photos`, but not `Saved to Photos` or
///   `Syncing Google Photos`, where it is a name;
/// - a word that joins others has a capital between such a word and such a noun: `Checking For Updates`;
/// - a word has a capital that belongs to the verb before it: `Signing In`, `Connecting To Server`;
/// - what no product is called has a capital after a verb: `Updating Software`, but not `Syncing Software AG`;
/// - such a word is in capitals: `UPLOADING PHOTOS`.
///
/// A text in quotation marks is somebody else's title and is not judged.
enum SentenceCase {
    /// Returns the problem with the capitals of a label; nil where nothing is certain.
    static func problem(with label: String) -> String? {
        let words = words(of: label)
        if let word = words.first(where: { $0.isUpper && common.contains($0.text.lowercased()) }) {
            return "\(quoted(word.text)) is in all capitals"
        }
        if let first = words.first, first.isLabelStart, common.contains(first.text) {
            return "it begins with a lowercase letter"
        }
        return sentences(words).lazy.compactMap(capital).first.map {
            "\(quoted($0.text)) is capitalized in the middle of a sentence"
        }
    }

    /// The first word within a sentence that has a capital and should have none.
    private static func capital(in sentence: ArraySlice<Word>) -> Word? {
        // "iCloud" is no word in lower case.
        let isTitle = sentence.allSatisfy {
            $0.text.count < 4 || $0.text.first?.isLowercase == false || $0.text.contains { $0.isUppercase }
        }
        // The word after the first small word may be a name: "Saved to Photos".
        let plain = sentence.prefix { $0.text.first?.isLowercase == false }
        return sentence.dropFirst().first { word in
            guard word.isCapitalized else { return false }
            let text = word.text.lowercased()
            if isTitle, common.contains(text) || particles.contains(text) { return true }
            // Between two small words nothing is a title.
            if small.contains(text), isSmall(word.index - 1, in: sentence),
                isSmall(word.index + 1, in: sentence)
            {
                return true
            }
            // "Checking For Updates": between a verb and a noun nothing is a title.
            if isTitle, small.contains(text), text != "the", isVerb(word.index - 1, in: sentence),
                isNoun(word.index + 1, in: sentence)
            {
                return true
            }
            let before = sentence[word.index - 1].text.lowercased()
            if isGoverned(text, by: before) { return true }
            if endsName(word.index, in: sentence), isObject(text, of: before) { return true }
            // "Uploading Holiday Picture": no name ends in what only people call so.
            if isTitle, plainNouns.contains(text), let first = sentence.first, first.text.hasSuffix("ing"),
                common.contains(first.text.lowercased())
            {
                return true
            }
            guard nouns.contains(text), plain.indices.contains(word.index) else { return false }
            // An app can be opened or updated that is called so.
            if apps.contains(text), openings.contains(before) { return false }
            return common.contains(before) || nouns.contains(before) && before != text
                || articles.contains(before)
        }
    }

    private static func isSmall(_ index: Int, in sentence: ArraySlice<Word>) -> Bool {
        sentence.indices.contains(index) && sentence[index].text.allSatisfy { $0.isLowercase }
    }

    /// Whether nothing comes after a word with which it could be a name, as "Game" is in "Game of Thrones".
    private static func endsName(_ index: Int, in sentence: ArraySlice<Word>) -> Bool {
        guard index + 1 < sentence.endIndex else { return true }
        let next = sentence[index + 1].text
        return next.first?.isLowercase == true && !small.contains(next)
    }

    private static func isVerb(_ index: Int, in sentence: ArraySlice<Word>) -> Bool {
        sentence.indices.contains(index) && common.contains(sentence[index].text.lowercased())
    }

    private static func isNoun(_ index: Int, in sentence: ArraySlice<Word>) -> Bool {
        sentence.indices.contains(index) && nouns.contains(sentence[index].text.lowercased())
    }

    /// The words of a label, grouped by sentence.
    private static func sentences(_ words: [Word]) -> [ArraySlice<Word>] {
        var sentences: [ArraySlice<Word>] = []
        var start = words.startIndex
        for index in words.indices where index > start && words[index].startsSentence {
            sentences.append(words[start..<index])
            start = index
        }
        return sentences + (start < words.endIndex ? [words[start...]] : [])
    }

    struct Word {
        /// The index among the words of the label.
        var index: Int
        var text: String
        /// The word's range in the label.
        var range: Range<String.Index>
        var isLabelStart: Bool
        var startsSentence: Bool

        var isUpper: Bool { text.allSatisfy { $0.isUppercase } }
        var isCapitalized: Bool {
            text.first?.isUppercase == true && text.dropFirst().allSatisfy { $0.isLowercase }
        }
    }

    /// The words outside of quotation marks, which consist of letters only: `foo_bar` and `v2` are left out.
    private static func words(of label: String) -> [Word] {
        var words = parts(of: label).filter { $0.text.allSatisfy { $0.isLetter } }
        for index in words.indices { words[index].index = index }
        return words
    }

    /// The parts outside of quotation marks that have letters or digits.
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
                            index: words.count, text: String(core),
                            range: core.startIndex..<core.endIndex,
                            isLabelStart: isFirst && core.startIndex == part.startIndex,
                            startsSentence: startsSentence))
                }
                startsSentence = part.last.map { ".!?:…–—-•|".contains($0) } ?? false
            }
            // A mark that can both open and close is taken to close where it stands last.
            if opens && !closes { isQuoted = true } else if closes { isQuoted = false }
            isFirst = false
        }
        return words
    }

    /// English words that are neither names nor acronyms nor words of another language.
    static let common = Set(
        words: """
            accepted added adding again analyzing applying approved archiving authenticating available
            backing booked booking building calculating canceled canceling cancelled cancelling changed
            checking cleaning compiling complete completed compressing confirmed confirming connected
            connecting converting copied copying created creating declined decrypting deleted deleting
            delivered denied deploying downloaded downloading encrypting expired exported exporting
            extracting failed fetching filtering finding finished finishing found gathering generating
            getting imported importing indexing initializing installed installing interrupted invalid
            launching loaded loading logging lost merging missing moved moving opening optimizing ordered
            organizing packing paid paused paying placed placing please posting preparing printed printing
            processed processing published publishing reading rebuilding received receiving reconnecting
            recovering refreshing refunded registering rejected removed removing rendering renewing
            replacing requesting rescaling reserved reserving resizing restarting restored restoring
            resuming retrieving retrying reviewing running saved saving scanning scheduled searching sending
            sent shared sharing shipped shutting signing sorting starting stopped stopping storing submitted
            submitting succeeded successful successfully switching synced synchronized synchronizing syncing
            testing transferring translating turning unavailable unpacking updated updating upgrading
            uploaded uploading validating verified verifying waiting writing your
            """)

    /// English nouns for what is worked on. After a word of ``common``, another noun or an article they are not names.
    private static let nouns = Set(
        words: """
            account accounts address addresses amount answers appointment appointments article articles
            attachment attachments backup balance book books booking bookings calendar card cards changes
            clip clips comment comments connection contact contacts content contract contracts conversation
            conversations customer customers data database device devices document documents draft drafts
            email emails employee employees entries entry error event events expense expenses feed file
            files folder folders form forms headlines history image images inbox inventory invoice invoices
            item items library list lists location locations map maps material materials measurements
            meeting meetings message messages movie movies music network networks news note notes
            notification notifications order orders package packages page pages password payment payments
            permission permissions photo photos picture pictures playlist podcast podcasts post posts
            preferences presentation prices product products profile profiles purchase purchases readings
            receipt receipts recipe recipes record recording recordings records recommendations reminders
            report reports request requests reservation result results schedule scores search selection
            session settings shipment shipments shopping slides song songs spreadsheet statement statements
            suppliers survey task tasks thumbnail thumbnails ticket tickets timesheet track tracks
            transaction transactions transfer trip trips update updates upload user users vehicle vehicles
            video videos weather wishlist workout workouts
            """)

    /// Nouns that neither apps nor other products are named after.
    private static let plainNouns = Set(
        words: """
            addresses appointment appointments attachment attachments document documents folder folders
            image images invoice invoices measurements orders password payment payments picture pictures
            preferences receipt receipts reservation results shipment shipments spreadsheet statement
            statements suppliers thumbnail thumbnails timesheet transaction transactions vehicle vehicles
            """)

    /// English words that join others.
    private static let small = Set(
        words: """
            and at by for from in into is of on or the to with your
            """)

    /// Auxiliary verbs, and those of other languages, which are part of no name.
    private static let particles: Set<String> = [
        "degli", "delle", "sont", "werden", "wird", "worden", "wordt", "wurde", "wurden",
    ]

    /// The words between a verb and its object.
    private static let articles = Set(
        words: """
            a all an another every its my new our recent selected some the their these this
            """)

    /// Nouns that are names of apps, and the verbs of what is done with apps.
    private static let apps = Set(
        words: """
            books calendar contacts files maps messages movies music news notes photos podcasts reminders
            settings video videos weather workout
            """)
    private static let openings: Set<String> = [
        "installed", "installing", "launching", "opening", "reconnecting", "restarting", "starting",
        "switching", "updated", "updating", "upgrading",
    ]
}

extension Substring {
    /// The text without punctuation at both ends.
    fileprivate var trimmed: Substring {
        var rest = self
        while let first = rest.first, !first.isLetter, !first.isNumber { rest.removeFirst() }
        while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
        return rest
    }
}
