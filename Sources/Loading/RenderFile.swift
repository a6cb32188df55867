public import Basics
public import Files
public import Formats
public import Requests
package import Specs

/// Requests to render, described in YAML or JSON: the options of `spindle render` by their long names, without
/// dashes in front.
///
/// Beside those there are `indicator` (`circular`, `linear` or `steps`; by itself what the steps or the motion need), `theme` and `motion`, which may
/// each be a map as in ``ThemeFile`` and ``MotionFile`` instead of a name, `label`, which may be a map from states to
/// texts, `sheet`, a map of the options about sheets, and `steps`, a list of steps, each a name or a map with `name`, `state`
/// (`complete`, `error`, `active`, `default` or `disabled`), `icon` (a name or SVG path data) and `dynamic`. Everything
/// not listed is refused. Files that it names are looked for beside it.
public struct RenderFile: Sendable {
    /// The request as it stands in the file.
    public var spec: RenderSpec
    /// The same, without later changes.
    package let written: RenderSpec
    /// The name of the file in messages.
    package let name: String
    /// The position of each option, by its key.
    package private(set) var places: [OptionKey: RenderReader.Place]
    /// The keys of the options that were given beside the file.
    private var typed: Set<OptionKey> = []

    /// Reads the file at `path`, or standard input if it is `-`, whose relative paths start at the working folder.
    ///
    /// - Throws: ``SpecError`` of kind `missing` where it cannot be read, and of kind `file` with
    ///   everything that is malformed in it.
    public static func read(_ path: String, from inputs: InputFiles = InputFiles()) throws(SpecError)
        -> RenderFile
    {
        if path == SpecPath.standardInput {
            return try parse(try inputs.standardInputBytes(), name: InputFiles.standardInputName)
        }
        return try parse(try inputs.specBytes(path), name: path)
    }

    /// Understands the content of a file that is called `name` in messages.
    ///
    /// - Throws: ``SpecError`` with the line, the column and the path of the value; all that is wrong in the file, at
    ///   once.
    public static func parse(_ bytes: [UInt8], name: String) throws(SpecError) -> RenderFile {
        let result = try SpecFile.parse(bytes, name: name) { reader in
            let end = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
            var render = RenderReader(folder: String(name[..<end]))
            render.read(reader)
            return render
        }
        var spec = result.spec
        spec.animation.place = result.places[.period].map { SpecFile.place($0.position, name) }
        return RenderFile(spec: spec, written: spec, name: name, places: result.places)
    }

    /// Gives the request what stands on the command line, in the place of what the file says. What is wrong with it
    /// later is said of the option, and no longer of a place in the file.
    ///
    /// - Parameters:
    ///   - option: The option that was given.
    ///   - texts: As in ``SpecOption/set(_:in:)``; none leaves the request as it is.
    /// - Throws: ``SpecError`` at the option.
    public mutating func set(_ option: SpecOption, _ texts: [String]) throws(SpecError) {
        guard !texts.isEmpty else { return }
        try option.set(texts, in: &spec)
        places[option.key] = nil
        typed.insert(option.key)
    }

    /// Gives the request another target, which says more than the formats and the name in the file.
    public mutating func setTarget(_ target: OutputTarget) {
        spec.target = target
        for key in (target.format == nil ? [] : [OptionKey.to]) + (target.file == nil ? [] : [OptionKey.name])
        {
            places[key] = nil
            typed.insert(key)
        }
    }

    /// The request with what its files hold.
    package func loaded(_ spec: RenderSpec, from inputs: InputFiles) throws(SpecError) -> RenderSpec {
        var spec = spec
        do throws(SpecError) {
            try spec.load(from: inputs)
        } catch {
            throw located(error)
        }
        return spec
    }

    /// An error about something in the file where it stands there; one about a flag as it is.
    package func located(_ error: SpecError) -> SpecError {
        let others = error.others.map(located)
        guard let place = error.option.flatMap({ RenderReader.place(of: $0, in: places) }) else {
            return SpecError(error.kind, at: error.subject, error.message, others: others)
        }
        let problem = SpecProblem(
            position: place.position, path: place.path, message: error.message.worded(.keys))
        return SpecError(
            error.kind == .invalid ? .file : error.kind, at: .place(problem.place(name)),
            problem.message, others: others)
    }

    /// A note with the place of the first option in it that stands in the file. Options are called as in files, but for those that
    /// were given beside it.
    package func located(_ note: Message) -> Message {
        let message = note.worded(.keys) { !typed.contains($0) }
        let stated = note.options.lazy.compactMap { RenderReader.place(of: $0, in: places) }.first
        // What is told of a motion in the file has its place already.
        guard let stated, !message.description.hasPrefix("\(name):") else { return message }
        let place = SpecProblem(position: stated.position, path: "", message: message).place(name)
        return "\(place.description): \(message)"
    }
}
