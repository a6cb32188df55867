internal import CPango
internal import LibC

/// The folder that comes with the program and has everything that texts need: the libraries that set them, as one file, and
/// the default fonts.
///
/// If the folder is there, the look of a text does not depend on the system. A program that was built without it, and one
/// that uses Spindle as a library, sets texts with the system's Pango in the system's fonts.
package enum TextFolder {
    /// The path of the program, with links followed; nil where the system does not tell.
    package static var program: String? {
        guard let path = unsafe spindle_program_path() else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// `../lib/spindle` from the file of the program, links followed; nil where there is none.
    package static let path: String? = {
        guard let path = unsafe spindle_text_folder() else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }()

    /// The path of the libraries, which are one file.
    static var library: String? { path.map { "\($0)/libspindle-text.so" } }

    /// The path of the folder of default fonts.
    static var fonts: String? { path.map { "\($0)/fonts" } }

    /// The path of the list of other sources of the libraries, with a name and a version per line.
    package static var versions: String? { path.map { "\($0)/versions" } }
}
