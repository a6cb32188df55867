public import Files
public import Basics
internal import Indicators

extension RenderSpec {
    /// Puts what files hold in the place of their paths: of the theme, the motion and the log. What is loaded already
    /// stays as it is, so that the rest of the work reads no file but fonts.
    ///
    /// - Throws: ``SpecError`` with every value that is out of its range, of kind `missing` where a file cannot be
    ///   read, and of kind `file` with everything that is wrong in it.
    public mutating func load(from inputs: InputFiles) throws(SpecError) {
        try checkValues()
        try loadFiles(from: inputs)
    }

    /// The same for values that whoever read them has checked: a build does so for each asset.
    package mutating func loadFiles(from inputs: InputFiles) throws(SpecError) {
        if customTheme == nil, let path = theme, ThemeFile.isPath(path) {
            (customTheme, theme) = (try inputs.theme(path), nil)
        }
        // Steps take neither a motion nor an operation, which they say themselves.
        if indicator == .steps { return }
        try motion.load(from: inputs)
        try operation.load(from: inputs, motion, label)
    }
}

extension MotionSpec {
    /// Puts the motion in the place of the path of its file, where it has one.
    ///
    /// - Throws: as ``RenderSpec/load(from:)``.
    public mutating func load(from inputs: InputFiles) throws(SpecError) {
        guard custom == nil, let path = name, MotionFile.isPath(path) else { return }
        (custom, name) = (try inputs.motion(path), nil)
    }

    package func loaded() throws(SpecError) -> MotionSpec {
        var spec = self
        try spec.load(from: InputFiles())
        return spec
    }
}
