import Arguments
import Basics
import Files
internal import Formats
import Indicators
internal import Loading
import Requests

/// Options of requests, from the table that files are read by.
extension Option {
    /// Creates the command-line option of a table row; nil for an option of files only.
    ///
    /// - Parameter fallback: The default; nil for that of the table.
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
            isHidden: isHidden, synonyms: row.synonyms, meanings: row.meanings, example: row.example, row.help
        )
    }

    /// The options of the table with these keys.
    static func request(_ keys: [OptionKey], default fallback: String? = nil) -> [Option] {
        SpecOption.named(keys).compactMap { Option($0, default: fallback) }
    }
}

extension SpecOption {
    /// The options with these keys.
    static func named(_ keys: [OptionKey]) -> [SpecOption] { keys.compactMap { named($0) } }

    /// All options that the command line has, those hidden that nothing in `scope` has.
    static func sections(of scope: Scope) -> [Command.Section] {
        sections.map { section in
            Command.Section(
                section.title,
                section.options.compactMap { row in
                    let isStill = scope == .steps && row.key == .frames
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
    func apply(_ rows: [SpecOption] = SpecOption.all, to spec: inout RenderSpec) throws {
        for row in rows {
            do throws(SpecError) { try row.set(texts(row), in: &spec) } catch {
                throw try refusal(row, error)
            }
        }
    }

    /// Gives what a file describes what is on the command line of some options.
    func apply(_ rows: [SpecOption] = SpecOption.all, to file: inout RenderFile) throws {
        for row in rows {
            do throws(SpecError) { try file.set(row, texts(row)) } catch { throw try refusal(row, error) }
        }
    }

    /// Gives a request the motion that the command's word names.
    func applyMotion(to spec: inout RenderSpec) throws {
        let word = positional
        do throws(SpecError) { try SpecOption.named(.motion)?.set([word], in: &spec) } catch {
            try InputWord.rejectOther(word)
            if IndicatorKind.all.contains(where: { $0.name == word }) {
                throw ArgumentError(
                    at: "<motion>", "\(quoted(word)) is an indicator; choose a motion of spindle list motions"
                )
            }
            throw ArgumentError(SpecError(error.kind, at: .named("<motion>"), error.message))
        }
    }

    /// Returns the error about an invalid value.
    ///
    /// - Throws: ``SpecError`` for a folder where a file could be named.
    private func refusal(_ row: SpecOption, _ error: SpecError) throws(SpecError) -> ArgumentError {
        guard InputPath.keys[row.key] != nil, let text = texts(row).last else { return ArgumentError(error) }
        do throws(SpecError) { try InputFile.rejectFolder(text) } catch {
            throw SpecError(error.kind, at: .option(row.key), "\(quoted(text)) \(error.message)")
        }
        guard [.motion, .theme].contains(row.key), InputWord.problem(with: text) != nil else {
            return ArgumentError(error)
        }
        let (kind, listing) = (row.key, "spindle list \(row.key)s")
        return ArgumentError(
            at: row.flag,
            """
            \(quoted(text)) is no \(kind); write one of "\(listing)", or a \(kind) file, which is YAML or JSON as in \
            "spindle schema \(kind)" and ends in .yaml, .yml or .json
            """)
    }

    /// The values of an option, one for each time that its flag is given.
    func texts(_ row: SpecOption) -> [String] {
        let given = row.flag.map { texts(String($0.dropFirst(2))) } ?? []
        guard [.to, .sheetDialect, .sidecar, .withReducedMotion].contains(row.key) else {
            return given
        }
        // Names may stand in one list, and PNG is what frames are.
        return given.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
            .map { row.key == .to && $0 == "png" ? OutputFormat.frames.name : String($0) }
    }
}
