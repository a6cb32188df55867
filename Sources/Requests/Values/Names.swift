package import Basics
internal import Formats
package import Indicators
internal import MotionCore

extension Named {
    /// Returns the entry of the catalog with this name or synonym.
    ///
    /// - Throws: that there is none, with what may have been meant.
    package static func read(_ name: String) throws(Message) -> Self {
        do throws(UnknownName) {
            return try one(named: name)
        } catch {
            if noun == OutputFormat.noun, let owner = owner(ofNoFormat: name) {
                throw "\(error.message); \(owner)"
            }
            // The name of an indicator stands for its default motion.
            let isIndicator = IndicatorKind.all.contains { $0.name == name || $0.synonyms.contains(name) }
            if noun == Motion.noun, isIndicator {
                throw
                    "\(error.message); leave out \(option: .motion) for the usual one, or choose one of spindle list motions"
            }
            throw "\(error)"
        }
    }
}

extension Source where Value: Named {
    /// The catalog entry of that name, or the file at that path.
    package init(parsing text: String) throws(Message) {
        self = SpecPath.isFile(text) ? .file(text) : .value(try Value.read(text))
    }
}

extension Source<Theme> {
    /// The theme of the catalog with that name, or the file at that path, with a look after a colon: `brand.yaml:dark`.
    package init(theme text: String) throws(Message) {
        guard let file = SpecPath.themeFile(text) else {
            self = .value(try Theme.read(text))
            return
        }
        if let look = file.look, ThemeLook(rawValue: look) == nil {
            let known = ThemeLook.allCases.map { $0.rawValue }
            throw "\(UnknownName(kind: "look", name: look, known: known))"
        }
        self = .file(text)
    }
}

extension StepAddress {
    package init(parsing text: String) throws(Message) {
        guard let address = StepAddress(text) else {
            throw
                "\(quoted(text)) is not a step: write its number, such as 2, or 2.1 for the first dynamic step after it"
        }
        self = address
    }
}

/// The advice for a word that is no output format but a dialect, a preset or JPEG; nil for other words.
private func owner(ofNoFormat word: String) -> Message? {
    // A word for another format stays one.
    let isOther = OutputFormat.all.contains { $0 != .sheet && $0.synonyms.contains(word) }
    if !isOther, let dialect = SheetDialect.all.first(where: { $0.name == word }) {
        return "it is a dialect of sheets: use sheet, and add \(option: .sheetDialect, dialect.name)"
    }
    if let preset = OutputPreset.all.first(where: { $0.name == word }) {
        return "it is a preset: add \(option: .preset, preset.name)"
    }
    // The name of what comes nearest does not tell what it is.
    if ["jpg", "jpeg"].contains(word.lowercased()) {
        return "did you mean \(quoted(OutputFormat.frames.name)), which are PNG files?"
    }
    return nil
}
