import LibC
import Platform

/// The number of characters in a line of help: the value of `COLUMNS`, else the width of the terminal, limited to 40…200; else 80.
func helpWidth() -> Int {
    let usable = 40...200
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
        return min(max(columns, usable.lowerBound), usable.upperBound)
    }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
        size.ws_col > 0
    else { return 80 }
    return min(max(Int(size.ws_col), usable.lowerBound), usable.upperBound)
}
