public import Basics

/// An error of encoding a video.
public enum VideoError: MessageError, Hashable, Sendable {
    /// ffmpeg is not on the PATH.
    case notInstalled(format: String)
    /// ffmpeg has ended with a status, and said something.
    case failed(format: String, status: Int32, text: String)
    /// No folder for what is on the way to ffmpeg, or no room in it.
    case noSpace(folder: String)

    /// The problem, with a remedy.
    public var message: Message {
        switch self {
        case .notInstalled(let format):
            """
            \(format) needs ffmpeg, which is not on the PATH; install it (apt-get install ffmpeg, brew install ffmpeg), or use \
            y4m or raw for an encoder of your own
            """
        case .failed(let format, let status, let text):
            """
            ffmpeg ended with status \(Int(status)) and wrote no \(format)\(text.isEmpty ? "" : ": \(text)"); install one that \
            has this encoder (ffmpeg -encoders lists them), or use y4m or raw for an encoder of your own
            """
        case .noSpace(let folder):
            "cannot write the frames for ffmpeg to \(quoted(folder)); free some space, or set TMPDIR to another folder"
        }
    }
}
