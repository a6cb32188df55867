#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps the numbers of standard input, output and error taken where whoever starts the process has closed them, lest
/// the next file that is opened get one of them: what is meant for standard output would end up in it. What is closed
/// can still not be read or written, but for standard error, where nobody listens.
func holdStandardStreams() {
    for (number, mode) in [
        (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDWR),
    ] where fcntl(number, F_GETFD) < 0 {
        // The lowest free number is this one.
        _ = unsafe open("/dev/null", mode)
    }
}

/// Makes a pipe that nobody reads any more an error of the write, not the end of the process: what a command comes to
/// does not depend on who reads its messages.
func reportBrokenPipesAsErrors() {
    _ = signal(SIGPIPE, SIG_IGN)
}
