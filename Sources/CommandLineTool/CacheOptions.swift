import Arguments
import Basics
import Builds
import Formats
import Platform

/// The options of the cache that builds share.
extension Option {
    static let cacheOptions: [Option] = [cache, cacheSize, noCache]

    fileprivate static let cache = Option(
        "cache", form: .value("place"), completion: .folders,
        synonyms: ["cache-dir", "cache-folder", "cache-url", "remote-cache", "disk-cache", "remote"],
        """
        Take finished jobs from a cache, and put those that are rendered into it: a folder, created if missing, or an HTTP server, such as \
        https://cache.example/spindle. Without it, the cache is what SPINDLE_CACHE names, or none.
        """)
    fileprivate static let cacheSize = Option(
        "cache-size", form: .value("bytes"), default: "5GB", synonyms: ["cache-limit", "max-cache-size"],
        "The size of the cache's folder, such as 500MB or 20GB. What was not used for the longest time is removed first."
    )
    fileprivate static let noCache = Option(
        "no-cache", synonyms: ["without-cache", "skip-cache"],
        "Use no cache, even if SPINDLE_CACHE names one.")
}

extension Invocation {
    /// The cache that is asked for; nil for none.
    func cache() throws(ArgumentError) -> BuildCache? {
        let flag = Option.cache.flag
        guard !has(.noCache) else {
            if text(.cache) != nil {
                throw ArgumentError("\(flag) and --no-cache contradict each other; leave out one of them")
            }
            if text(.cacheSize) != nil {
                throw ArgumentError("--cache-size has no effect with --no-cache; leave it out")
            }
            return nil
        }
        let place = text(.cache)
        let source = place == nil ? "SPINDLE_CACHE" : flag
        guard let place = place ?? environment("SPINDLE_CACHE") else {
            if text(.cacheSize) != nil {
                throw ArgumentError("--cache-size needs a cache; name one with --cache")
            }
            return nil
        }
        do {
            var cache = try BuildCache(parsing: place)
            if let size = text(.cacheSize) {
                if cache.isServer {
                    throw ArgumentError(
                        "--cache-size has no effect on a server, which removes files itself; leave it out")
                }
                cache.maxBytes = try bytes(size)
            }
            return cache
        } catch let error as ArgumentError {
            throw error
        } catch {
            throw ArgumentError(at: source, "\(error)")
        }
    }

    /// Reads a number of bytes such as `500MB`.
    private func bytes(_ text: String) throws(ArgumentError) -> Int {
        guard let bytes = ByteCount.number(text), (1...1e15).contains(bytes) else {
            throw ArgumentError(
                at: Option.cacheSize.flag,
                "\(quoted(text)) is not a size: write one such as 500MB or 20GB, up to 1000TB")
        }
        return Int(bytes)
    }
}
