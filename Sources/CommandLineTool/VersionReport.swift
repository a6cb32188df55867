import Basics
import CairoRaster
import Drawing
import Files
internal import Formats
import Imaging
import Loading
import Platform
import Requests

/// The output of `spindle --version --json`: everything that determines the bytes written, or the reading of files.
///
/// Nothing in it depends on where the program is, or when it was built.
enum VersionReport {
    static func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("spindle", spindleVersion)
            json.member("date", spindleVersionDate)
            json.member("platform", platformName)
            json.member("compiler", compiler)
            json.object("options") { json in
                json.member("count", SpecOption.all.count)
                json.member("schema_sha256", SHA256.hex(SpecSchema.spec()))
            }
            json.object("libraries") { json in
                let libraries =
                    [("cairo", LibraryVersions.cairo), ("libyaml", yamlVersion)] + encoderLibraries
                for (name, version) in libraries.sorted(by: { $0.0 < $1.0 }) { json.member(name, version) }
            }
            writeText(to: &json)
        }
        return json.finish()
    }

    /// Writes the versions of the typesetting libraries, which are loaded for this, and of the default fonts.
    private static func writeText(to json: inout JSONWriter) {
        do throws(FontError) {
            let libraries = try LibraryVersions.textLibraries() + TextFolder.libraries
            let fonts = try FontSet(.standard).versions()
            json.object("text") { json in
                json.member("from", TextFolder.path == nil ? "system" : "spindle")
                for (name, version) in libraries.sorted(by: { $0.name < $1.name }) {
                    json.member(name, version)
                }
            }
            json.array("fonts") { json in
                for font in fonts {
                    json.object { json in
                        json.member("file", font.file)
                        json.member("version", font.version)
                        json.member("sha256", font.digest)
                    }
                }
            }
        } catch {
            json.object("text") { $0.member("missing", "\(error)") }
            json.array("fonts", .inline) { _ in }
        }
    }

    private static var compiler: String {
        #if compiler(>=6.4)
            "Swift 6.4 or later"
        #elseif compiler(>=6.3)
            "Swift 6.3"
        #else
            "Swift 6.2"
        #endif
    }
}

extension TextFolder {
    /// The versions of the libraries that are distributed with the program.
    static var libraries: [(name: String, version: String)] {
        guard let path = versions, let bytes = try? readRegularFile(path, limit: 1 << 16) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map { String($0) }
            return words.count == 2 ? (words[0], words[1]) : nil
        }
    }
}
