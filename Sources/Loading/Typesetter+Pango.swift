internal import CairoRaster
package import Drawing
internal import Files

extension Typesetter {
    /// Texts as Pango sets them, in files that are there.
    package static let pango = Typesetter(
        fonts: { choice throws(FontError) in
            do throws(FontError) { return try FontSet(choice) } catch {
                guard let name = error.missing else { throw error }
                guard let found = FileStamp(name)?.kind else {
                    throw Self.isFileName(name) ? .noFile(name) : error
                }
                if found != .file { throw .notFile(name, kind: found.rawValue) }
                guard case .noFamily = error else { throw error }
                // Resolving an existing file that is no font throws its own error.
                _ = try FontSet(.file(name))
                throw .fileWithoutPath(name)
            }
        },
        engine: { TextEngine(fonts: $0) })

    /// Whether a name ends as those of files do, in a period and a few letters: families have no such names.
    private static func isFileName(_ name: String) -> Bool {
        guard let period = name.lastIndex(of: "."), period > name.startIndex else { return false }
        let ending = name[period...].dropFirst()
        return (2...5).contains(ending.utf8.count) && ending.first?.isNumber == false
            && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension FontError {
    /// The name of a missing file or family; nil for other errors.
    fileprivate var missing: String? {
        switch self {
        case .noFile(let name), .noFamily(let name, _): name
        default: nil
        }
    }
}
