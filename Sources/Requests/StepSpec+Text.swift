package import Basics
internal import Drawing
package import Indicators

extension StepSpec.Item {
    /// A step on a line: its name, then `:dynamic`, `:pressed`, the name of a state or `icon=` with an icon, in any order, each after
    /// a colon. A colon in the name is `\:`, a backslash `\\`.
    ///
    /// - Throws: which part of it is wrong, and why.
    package init(parsing text: String) throws(Message) {
        var parts = [""]
        var isEscaped = false
        for character in text {
            if isEscaped {
                if character != ":" && character != "\\" { parts[parts.count - 1].append("\\") }
                parts[parts.count - 1].append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ":" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        if isEscaped { parts[parts.count - 1].append("\\") }
        self.init(parts[0])
        for part in parts.dropFirst() {
            let isNew: Bool
            if part == "dynamic" {
                (isNew, isDynamic) = (!isDynamic, true)
            } else if part == "pressed" {
                (isNew, isPressed) = (!isPressed, true)
            } else if part.hasPrefix("icon=") {
                isNew = icon == nil
                do throws(Message) { icon = try StepIcon(parsing: String(part.dropFirst(5))) } catch {
                    throw "in \(quoted(text)): \(error)"
                }
            } else {
                isNew = state == nil
                do throws(Message) { state = try StepState(parsing: part) } catch {
                    throw "in \(quoted(text)): \(error)"
                }
            }
            if !isNew {
                throw
                    "\(quoted(part)) in \(quoted(text)) is a second entry of the same kind; write a colon in the name as \\:"
            }
        }
    }
}

extension StepState {
    package init(parsing name: String) throws(Message) {
        guard let state = Self(rawValue: name) else {
            throw "\(UnknownName(kind: "state", name: name, known: Self.allCases.map { $0.rawValue }))"
        }
        self = state
    }
}

extension StepIcon {
    /// An icon by its name, or from path data, which begins with `M` and a number.
    package init(parsing text: String) throws(Message) {
        let start = text.drop { $0.isWhitespace }
        let isData = start.first == "M" || start.first == "m" && !start.dropFirst().allSatisfy { $0.isLetter }
        guard isData else {
            do throws(UnknownName) {
                self = try .named(text)
                return
            } catch {
                throw "\(error.message), and SVG path data begins with M\(error.hint)"
            }
        }
        let path: Path
        do throws(PathDataError) { path = try Path(svg: text) } catch { throw Message(error.description) }
        guard let icon = StepIcon(path) else {
            throw "the path data \(quoted(text)) has no area to fill"
        }
        self = icon
    }
}
