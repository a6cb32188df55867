package import Basics
package import Files
package import Indicators
package import MotionCore
internal import Specs

/// Values that files contain: themes and motions.
extension InputFiles {
    private struct ThemePath: Hashable { let path: ExactText }
    private struct MotionPath: Hashable { let path: ExactText }

    package func theme(_ path: String) throws(SpecError) -> Theme {
        try value(of: ThemePath(path: ExactText(path))) {
            Result { () throws(SpecError) in try ThemeFile.parse(bytes(path), name: path) }
        }.get()
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
