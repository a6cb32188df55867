/// Work of the kind that people have, done by Spindle and by what they use now.
struct Work {
    /// How the table calls it, and what is done.
    var name, title: String
    var rounds = 5
    /// What people use, then what a program needs that only writes the same bytes.
    var peers: [Peer]
    var lines: [Line]

    /// What Spindle does.
    struct Line {
        var name: String
        var command: [String]
        /// Which of the peers does the same.
        var peer = 0
        /// How many times less processor time than the peer it has to take; nil where nothing is wanted.
        var faster: Double?
        /// How many bytes of memory it may take at most; nil for any.
        var memory: Int?
    }

    struct Peer {
        var name: String
        var command: [String]
        /// Where the command does only one part in so many, and what it takes to do none.
        var sample: (every: Int, nothing: [String])?
    }
}
