extension Mended {
    /// The changes as a unified diff, for patch(1) and `git apply`; empty if there are none.
    public func patch() -> [UInt8] { files.flatMap { $0.patch() } }
}

extension Mended.File {
    /// The number of context lines before and after a change.
    private static let context = 3

    private struct Line {
        let text: ArraySlice<UInt8>
        let mark: UInt8
        /// The numbers of the line before and after the change, from 0.
        let old, new: Int

        var isKept: Bool { mark == UInt8(ascii: " ") }
    }

    fileprivate func patch() -> [UInt8] {
        let lines = lines()
        var patch = Array("--- \(name)\n+++ \(name)\n".utf8)
        var index = 0
        while let first = lines[index...].firstIndex(where: { !$0.isKept }) {
            let start = max(first - Self.context, index)
            // A hunk ends where more lines stay than both contexts show.
            var (end, last) = (first, first)
            while end < lines.count, end - last <= 2 * Self.context {
                if !lines[end].isKept { last = end }
                end += 1
            }
            end = min(last + Self.context + 1, lines.count)
            patch += hunk(lines[start..<end])
            index = end
        }
        return patch
    }

    private func hunk(_ lines: ArraySlice<Line>) -> [UInt8] {
        guard let first = lines.first else { return [] }
        let old = lines.count { $0.mark != UInt8(ascii: "+") }
        let new = lines.count { $0.mark != UInt8(ascii: "-") }
        func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
        var text = Array("@@ -\(range(first.old, old)) +\(range(first.new, new)) @@\n".utf8)
        for line in lines {
            text.append(line.mark)
            text += line.text
            if line.text.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
        }
        return text
    }

    /// All lines of both files in their order, what was removed before what came.
    private func lines() -> [Line] {
        let (before, after) = (Self.split(before), Self.split(after))
        let difference = after.difference(from: before)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var (lines, old, new): ([Line], Int, Int) = ([], 0, 0)
        while old < before.count || new < after.count {
            if removed.contains(old) {
                lines.append(Line(text: before[old], mark: UInt8(ascii: "-"), old: old, new: new))
                old += 1
            } else if inserted.contains(new) {
                lines.append(Line(text: after[new], mark: UInt8(ascii: "+"), old: old, new: new))
                new += 1
            } else {
                lines.append(Line(text: before[old], mark: UInt8(ascii: " "), old: old, new: new))
                (old, new) = (old + 1, new + 1)
            }
        }
        return lines
    }

    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var (lines, start): ([ArraySlice<UInt8>], Int) = ([], 0)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}
