public import Basics

/// A cache of finished jobs, which builds of any folder and on any machine may share.
public struct BuildCache: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case folder(String)
        case server(CacheAddress)
    }

    let place: Place
    /// The bytes that a folder is cut down to; servers do so themselves.
    public var maxBytes = BuildCache.defaultMaxBytes

    /// The size of a folder unless another one is asked for: 5 GB.
    public static let defaultMaxBytes = 5_000_000_000

    /// The cache in a folder, or at an address that begins with `https://` or `http://`.
    ///
    /// - Throws: The message about an address that cannot be one.
    public init(parsing text: String) throws(Message) {
        if text.isEmpty { throw "the path is empty; name a folder or an address" }
        place = CacheAddress.isAddress(text) ? .server(try CacheAddress(parsing: text)) : .folder(text)
    }

    /// Whether a server holds it, which does not heed ``maxBytes``.
    public var isServer: Bool { if case .server = place { true } else { false } }

    /// The path or the address, without a name and a password.
    public var shown: String {
        switch place {
        case .folder(let path): path
        case .server(let address): address.shown
        }
    }
}
