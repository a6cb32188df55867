import Arguments
import Basics
import Exports
import Files
internal import Formats
internal import Loading
import Requests

/// Options of requests, from the table that files are read by.
extension Option {
    /// Nil for what only files have.
    ///
    /// - Parameter fallback: What holds where it is not given; nil for what the table says.
    init?(_ row: SpecOption, default fallback: String? = nil, isHidden: Bool = false) {
        guard let flag = row.flag else { return nil }
        let form: Form =
            switch row.form {
            case .flag: .flag
            case .choice: .choice
            case .value: .value(row.valueWord)
            case .values: .values(row.valueWord)
            }
        self.init(
            String(flag.dropFirst(2)), form: form, default: fallback ?? row.fallback,
            completion: row.takesFiles ? .wordsOrFiles { row.words } : .words { row.words },
            isHidden: isHidden, also: row.also, meanings: row.meanings, example: row.example, row.help)
    }

    /// The options of the table with these keys.
    static func request(_ keys: [String], default fallback: String? = nil) -> [Option] {
        SpecOption.named(keys).compactMap { Option($0, default: fallback) }
    }
}

extension SpecOption {
    /// The options with these keys.
    static func named(_ keys: [String]) -> [SpecOption] { keys.compactMap { named($0) } }

    /// All options that the command line has, those hidden that nothing in `scope` has.
    static func sections(of scope: Scope) -> [Command.Section] {
        sections.map { section in
            Command.Section(
                section.title,
                section.options.compactMap { row in
                    let isStill = scope == .steps && row.key == "frames"
                    return Option(
                        row, default: isStill ? "one; with --transition, those of the change" : nil,
                        isHidden: row.scope.isDisjoint(with: scope))
                })
        }
    }
}

extension Invocation {
    /// The file that the command reads, by the name that it is read under.
    var inputFile: String { Self.inputFile(positional) }

    /// The files that the command reads, by the names that they are read under.
    var inputFiles: [String] { positionals.map(Self.inputFile) }

    private static func inputFile(_ typed: String) -> String {
        typed == SpecPath.standardInput ? InputFiles.standardInputName : typed
    }

    /// Gives a request what is on the command line of some options.
    func apply(_ rows: [SpecOption] = SpecOption.all, to spec: inout RenderSpec) throws(ArgumentError) {
        for row in rows {
            do throws(SpecError) { try row.set(values(row), in: &spec) } catch { throw ArgumentError(error) }
        }
    }

    /// Gives what a file describes what is on the command line of some options.
    func apply(_ rows: [SpecOption] = SpecOption.all, to file: inout RenderFile) throws(ArgumentError) {
        for row in rows {
            do throws(SpecError) { try file.set(row, values(row)) } catch { throw ArgumentError(error) }
        }
    }

    /// The same as ``texts(_:)``.
    ///
    /// - Throws: ``SpecError`` for a folder where a shape is wanted.
    private func values(_ row: SpecOption) throws(SpecError) -> [String] {
        let texts = texts(row)
        if row.key == "shape", let text = texts.last, FileStamp(text)?.kind == .folder {
            throw SpecError(
                at: .option(row.key), "\(quoted(text)) is a folder; name an SVG file in it")
        }
        return texts
    }

    /// What stands after the flag of an option, each time that it is there.
    func texts(_ row: SpecOption) -> [String] {
        let given = row.flag.map { texts(String($0.dropFirst(2))) } ?? []
        guard ["to", "sheet.dialect", "sidecar", "with-reduced-motion"].contains(row.key) else {
            return given
        }
        // Names may stand in one list, and PNG is what frames are.
        return given.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { row.key == "to" && $0 == "png" ? OutputFormat.frames.name : String($0) }
    }
}
