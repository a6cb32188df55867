import LibC

/// Occupies the descriptors of standard input, output and error that the parent process has closed, so that the next
/// opened file does not get one of them and with it the standard output. Closed streams still cannot be read or
/// written, except for standard error, where nobody listens.
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
