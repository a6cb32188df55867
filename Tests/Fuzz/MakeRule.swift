/// One rule as make and Ninja read it where they agree.
struct MakeRule {
    private(set) var targets: [String] = []
    private(set) var prerequisites: [String] = []

    init(_ text: String) {
        var (word, backslashes, dollars) = ("", 0, 0)
        var isPastColon = false
        func flush() {
            if !word.isEmpty { if isPastColon { prerequisites.append(word) } else { targets.append(word) } }
            word = ""
        }
        for scalar in text.unicodeScalars {
            let isEscaped = backslashes % 2 == 1
            defer { backslashes = scalar == "\\" ? backslashes + 1 : 0 }
            switch scalar {
            case " ", "\t":
                // Only before a space do backslashes stand for half as many.
                word.unicodeScalars.removeLast(isEscaped ? backslashes / 2 + 1 : 0)
                if isEscaped { word.unicodeScalars.append(scalar) } else { flush() }
            case "\n":
                word.unicodeScalars.removeLast(isEscaped ? 1 : 0)
                flush()
                if !isEscaped { return }
            case ":" where isEscaped:
                word.unicodeScalars.removeLast()
                word.unicodeScalars.append(scalar)
            case ":":
                flush()
                isPastColon = true
            case "#":
                guard isEscaped else {
                    flush()
                    return
                }
                word.unicodeScalars.removeLast()
                word.unicodeScalars.append(scalar)
            case "$":
                dollars += 1
                if dollars % 2 == 0 { word.unicodeScalars.append(scalar) }
            default: word.unicodeScalars.append(scalar)
            }
        }
    }
}
