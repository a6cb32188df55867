internal import Basics

/// Words beside a verb that are no names there, though a dictionary of names could have them.
extension SentenceCase {
    /// Whether a word joins the verb before it to what comes next, or is a part of that verb: `Connecting To`, `Signing In`. Only verbs
    /// are asked that people do not use of titles, which may begin so: not `Playing Up`.
    static func isGoverned(_ word: String, by verb: String) -> Bool { verbs[word]?.contains(verb) ?? false }

    /// Whether a word, with nothing after it but words in lower case, is what `verb` is about, and no name: `Updating Software`.
    static func isObject(_ word: String, of verb: String) -> Bool {
        objects.contains(word) && verb.hasSuffix("ing") && common.contains(verb)
    }

    /// Verbs by the words that go with them.
    private static let verbs: [String: Set<String>] = [
        "in": ["checking", "clocking", "logging", "opting", "signing"],
        "out": ["checking", "clocking", "logging", "opting", "signing", "timing"],
        "on": ["logging", "powering", "signing", "switching", "turning", "waiting", "working"],
        "off": ["logging", "powering", "signing", "switching", "turning"],
        "up": ["backing", "catching", "cleaning", "looking", "setting", "signing", "starting", "warming"],
        "down": ["powering", "shutting", "winding"],
        "over": ["starting", "switching"],
        "to": [
            "adding", "connecting", "converting", "copying", "exporting", "moving", "posting", "publishing",
            "reconnecting", "redirecting", "returning", "saving", "sending", "submitting", "switching",
            "syncing", "transferring", "upgrading", "uploading",
        ],
        "for": ["checking", "looking", "preparing", "registering", "scanning", "searching", "waiting"],
        "from": [
            "copying", "disconnecting", "exporting", "fetching", "importing", "receiving", "recovering",
            "removing", "restoring", "retrieving", "transferring",
        ],
        "with": ["connecting", "pairing", "sharing", "signing", "syncing", "synchronizing"],
    ]

    /// Nouns that no app and no other product is called by themselves.
    private static let objects = Set(
        words: """
            app application applications apps asset assets calls cart certificate certificates component components
            computer computers dependencies driver drivers extension extensions firmware flight flights font fonts
            friends game games hotel hotels language languages license licenses menu plugin plugins printer
            printers program programs project projects refund restaurant restaurants rooms seat seats server
            servers software subscription subscriptions system systems template templates theme themes token
            voucher vouchers wallpaper website websites
            """)
}
