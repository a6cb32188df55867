import CairoRaster
import Drawing

extension Diagnosis {
    /// Diagnoses of typesetting and of the scripts that it sets, each of which is tried.
    static var texts: [Diagnosis] {
        do throws(FontError) {
            let libraries = try LibraryVersions.textLibraries().map { "\($0.name) \($0.version)" }
            let fonts = try FontSet(.standard)
            let place = TextFolder.path.map { "from \($0)" } ?? "of the system"
            let text =
                "\(libraries.joined(separator: ", ")) and \(try fonts.files().count) font files, \(place)"
            return [Diagnosis(name: "Text", text: text)] + scripts(in: fonts)
        } catch {
            return [
                Diagnosis(
                    name: "Text", state: .missing,
                    text: "labels, values and messages cannot be drawn, but everything else can",
                    remedy: "\(error)")
            ]
        }
    }

    private static func scripts(in fonts: FontSet) -> [Diagnosis] {
        let engine = TextEngine(fonts: fonts)
        func draws(_ sample: String) -> Bool {
            let size = try? engine.measure(TextBlock(sample, size: 16, lineHeight: 20))
            return size.map { $0.missingGlyphs == 0 } ?? false
        }
        let names = { (scripts: [(name: String, sample: String)]) in
            scripts.map { $0.name }.joined(separator: ", ")
        }
        let drawn = samples.filter { draws($0.sample) }
        let others = samples.filter { sample in !drawn.contains { $0.name == sample.name } }
        var found = [Diagnosis(name: "Scripts", text: names(drawn))]
        if !others.isEmpty {
            found.append(
                Diagnosis(
                    name: "No font for", state: .note, text: names(others),
                    remedy: "choose a font that has them: --font FILE, or the name of an installed family"))
        }
        return found
    }

    /// A letter of each script.
    private static let samples: [(name: String, sample: String)] = [
        ("Latin", "Ag"), ("Greek", "Ω"), ("Cyrillic", "Ж"), ("Hebrew", "א"), ("Arabic", "ب"),
        ("Devanagari", "क"), ("Bengali", "ক"), ("Gurmukhi", "ਕ"), ("Gujarati", "ક"), ("Tamil", "க"),
        ("Telugu", "క"), ("Kannada", "ಕ"), ("Malayalam", "ക"), ("Sinhala", "ක"), ("Thai", "ก"), ("Lao", "ກ"),
        ("Khmer", "ក"), ("Myanmar", "က"), ("Georgian", "ქ"), ("Armenian", "Ա"), ("Ethiopic", "አ"),
        ("Chinese", "中"), ("Japanese", "か"), ("Korean", "한"), ("emoji", "😀"),
    ]
}
