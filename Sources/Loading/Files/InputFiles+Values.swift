package import Basics
package import Files
package import Indicators
package import MotionCore
internal import Specs

/// Values that files contain: themes and motions.
extension InputFiles {
    private struct ThemePath: Hashable { let path: ExactText }
    private struct MotionPath: Hashable { let path: ExactText }

    /// The theme of a file, in all its looks or in the one that is named after a colon: `brand.yaml:dark`.
    package func theme(_ name: String) throws(SpecError) -> Theme {
        let (path, look) = SpecPath.themeFile(name) ?? (name, nil)
        let theme = try value(of: ThemePath(path: ExactText(path))) {
            Result { () throws(SpecError) in try ThemeFile.parse(bytes(path), name: path) }
        }.get()
        guard let look = look.flatMap(ThemeLook.init) else { return theme }
        return try theme.only(look, of: path)
    }

    package func motion(_ path: String) throws(SpecError) -> Motion {
        try placedMotion(path).motion
    }

    /// The position of a motion's period in its file: `mine.yaml:2:9`.
    package func period(ofMotion path: String) throws(SpecError) -> String? {
        try placedMotion(path).places[.period].map { SpecFile.place($0.position, path) }
    }

    private func placedMotion(
        _ path: String
    ) throws(SpecError) -> (motion: Motion, places: [OptionKey: MotionReader.Place]) {
        try value(of: MotionPath(path: ExactText(path))) {
            Result { () throws(SpecError) in try MotionFile.parsePlaced(bytes(path), name: path) }
        }.get()
    }

    /// The bytes of a spec or a manifest; where a name of a catalog was given instead of one, the error says so.
    package func specBytes(_ path: String, limit: Int = InputFiles.maxBytes) throws(SpecError) -> [UInt8] {
        do {
            return try bytes(path, limit: limit)
        } catch {
            let hint = SpecFile.hint(path)
            if error.kind != .missing || hint.isEmpty { throw error }
            throw SpecError(error.kind, at: error.subject, "\(error.message)\(hint)")
        }
    }
}

extension Theme {
    /// One look of the theme in a file.
    fileprivate func only(_ look: ThemeLook, of path: String) throws(SpecError) -> Theme {
        if let one = only(look) { return one }
        let names = looks.map { $0.rawValue }.joined(separator: ", ")
        throw SpecError(
            .file, at: .named(path),
            names.isEmpty
                ? "has no looks; add \(look.rawValue): {…} to it, or leave out :\(look.rawValue)"
                : "has no look \(quoted(look.rawValue)), only \(names); add \(look.rawValue): {…} to it, or name one of these"
        )
    }
}
