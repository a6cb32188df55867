#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The program of the system that opens pages.
enum BrowserProgram {
    #if canImport(Darwin)
        private static let name = "open"
    #else
        private static let name = "xdg-open"
    #endif

    /// Starts it, and does not wait for it. Nothing that it prints mixes with the output of this program.
    ///
    /// - Returns: Whether there is such a program.
    static func open(_ place: String) -> Bool {
        var actions = unsafe posix_spawn_file_actions_t()
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
        defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            _ = unsafe posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
        }
        // A path that begins with a dash is no option.
        let target = place.hasPrefix("-") ? "./" + place : place
        var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(name), strdup(target), nil]
        defer {
            for index in unsafe words.indices { unsafe free(words[index]) }
        }
        var child: pid_t = 0
        return unsafe posix_spawnp(&child, name, &actions, nil, &words, environ) == 0
    }
}
