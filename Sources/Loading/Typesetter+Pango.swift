internal import CairoRaster
package import Drawing
internal import Files

extension Typesetter {
    /// Texts as Pango sets them, in files that are there.
    package static let pango = Typesetter(
        fonts: { choice throws(FontError) in
            do throws(FontError) { return try FontSet.resolve(choice) } catch {
                if case .noFile(let path) = error, let found = FileStamp(path)?.kind, found != .file {
                    throw .notFile(path, kind: found.rawValue)
                }
                throw error
            }
        },
        engine: { TextEngine(fonts: $0) })
}
