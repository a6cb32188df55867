internal import Basics
internal import Drawing
internal import Requests

/// The fonts of a request, and the engine that sets texts in them.
struct TextSetting {
    let fonts: FontSet
    let engine: any TextMeasuring & TextOutlining
}

extension RenderSpec {
    /// Returns the fonts and the engine for texts.
    func textSetting() throws(SpecError) -> TextSetting {
        guard let typesetter else {
            throw SpecError(
                .component, at: .option(.font),
                "nothing is there that sets texts; give the request a typesetter")
        }
        let fonts: FontSet
        do throws(FontError) { fonts = try typesetter.fonts(label.font ?? .standard) } catch {
            let kind: SpecError.Kind =
                switch error {
                case .noFile, .notFile: .missing
                case .noFont, .tooLarge: .file
                case .noLibrary, .notInstalled, .incomplete, .noFamily, .fileWithoutPath: .component
                }
            throw SpecError(kind, at: .option(.font), "\(error)")
        }
        return TextSetting(fonts: fonts, engine: typesetter.engine(fonts))
    }
}
