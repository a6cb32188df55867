public import Basics
public import Files
internal import Indicators
internal import Jobs
internal import Languages
public import Requests

extension RenderSpec {
    /// Replaces the paths of the theme, the motion, the shape, the icon and the log by the contents of the files, so that the rest of the
    /// work reads no file, and sets the typesetter. Values loaded already stay as they are.
    ///
    /// - Throws: ``SpecError`` with every value that is out of its range, of kind `missing` where a file cannot be
    ///   read, and of kind `file` with everything that is wrong in it.
    public mutating func load(from inputs: InputFiles) throws(SpecError) {
        try checkValues()
        try loadFiles(from: inputs)
    }

    /// The same for values that whoever read them has checked: a build does so for each asset.
    package mutating func loadFiles(from inputs: InputFiles) throws(SpecError) {
        typesetter = typesetter ?? .pango
        if case .file(let name) = themeSource {
            let path = SpecPath.themeFile(name)?.path ?? name
            theme = try named(.theme, path) { () throws(SpecError) in try inputs.theme(name) }
        }
        if case .file(let path) = shape {
            shape = .value(try named(.shape, path) { () throws(SpecError) in try inputs.shape(path) })
        }
        if let path = center?.file {
            center = .icon(
                .value(try named(.center, path) { () throws(SpecError) in try inputs.shape(path) }))
        }
        // Steps take neither a motion nor an operation, which they say themselves.
        if indicator == .steps { return }
        if case .file(let path) = animation.motion {
            try named(.motion, path) { () throws(SpecError) in try animation.load(from: inputs) }
        }
        if let path = operation.log {
            try named(.log, path) { () throws(SpecError) in
                try operation.load(from: inputs, animation, label, language)
            }
        }
    }
}

/// Reads the file that an option names. That it cannot be read is wrong with the option; what is wrong in it, with the file.
private func named<Value>(
    _ option: OptionKey, _ path: String, _ read: () throws(SpecError) -> Value
) throws(SpecError) -> Value {
    do throws(SpecError) {
        return try read()
    } catch {
        guard error.kind == .missing, error.subject == .named(path) else { throw error }
        throw SpecError(
            .missing, at: .option(option), "\(quoted(path)) \(error.message)", others: error.others)
    }
}

extension MotionSpec {
    /// Puts the motion in the place of the path of its file, where it has one.
    ///
    /// - Throws: as ``RenderSpec/load(from:)``.
    public mutating func load(from inputs: InputFiles) throws(SpecError) {
        guard case .file(let path) = motion else { return }
        motion = .value(try inputs.motion(path))
        place = try inputs.period(ofMotion: path)
    }

    package func loaded() throws(SpecError) -> MotionSpec {
        var spec = self
        try spec.load(from: InputFiles())
        return spec
    }
}

extension OperationSpec {
    /// Puts the events that a log tells in its place.
    mutating func load(
        from inputs: InputFiles, _ motion: MotionSpec, _ label: LabelSpec, _ language: Language
    ) throws(SpecError) {
        guard let log else { return }
        if story != nil {
            throw SpecError(
                at: .option(.log), "the spec already has \(option: .operationEvents); use one or the other"
            )
        }
        var reading = ProgressLog.Reading()
        reading.name = log == "-" ? "standard input" : log
        reading.unit = logUnit ?? reading.unit
        reading.total = logTotal ?? reading.total
        reading.fps = motion.fps ?? MotionSpec.defaultFPS
        reading.maxFrames = motion.maxFrames ?? Timeline.defaultMaxFrames
        reading.stallTimeout = resolvedPolicy().stallTimeout
        reading.success = label.states[.success] ?? language.words.complete
        reading.error = label.states[.error] ?? language.words.wentWrong
        story = try inputs.operation(log, reading)
        logName = reading.name
        self.log = nil
        self.logUnit = nil
        self.logTotal = nil
    }
}
