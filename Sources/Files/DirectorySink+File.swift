extension DirectorySink {
    /// A file that is in place.
    public struct File: Hashable, Sendable {
        /// The name below the folder.
        public let name: String
        /// The size in bytes.
        public let byteCount: Int
        /// Whether the file had these bytes before.
        public let wasUpToDate: Bool
        /// Whether the file replaced one with other bytes.
        public internal(set) var replacedAnother = false
        /// Whether the file replaced a link, whose target stays.
        public internal(set) var replacedLink = false
    }
}
