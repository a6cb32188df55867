public import Basics
internal import Jobs
internal import Loading
internal import MotionCore
internal import Requests
internal import Resolution

/// The ways to write a curve.
public enum CurveFormat: String, Hashable, Sendable, CaseIterable {
    /// Rows of numbers.
    case csv, json
    /// A diagram.
    case svg, png
    /// The motion itself, as a ``MotionFile`` to start one's own from.
    case yaml

    /// The format that the end of a file's name tells; nil where it tells none.
    public init?(path: String) {
        let format = Self.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
        guard let format else { return nil }
        self = format
    }
}

extension CurveSpec {
    /// The bytes of the requested curve.
    ///
    /// - Parameter path: The path of the output, whose extension may decide the format.
    /// - Throws: ``SpecError``, or what drawing throws where there is no memory.
    public func bytes(for path: String) throws -> [UInt8] { try file(for: path).bytes }

    /// The same, with notes that do not keep the request from being carried out.
    ///
    /// - Throws: as ``bytes(for:)``.
    public func file(for path: String) throws -> (bytes: [UInt8], notes: [Message]) {
        let (bytes, others) = try loaded().content(for: path)
        return (bytes, notes + others)
    }

    private func content(for path: String) throws -> (bytes: [UInt8], notes: [Message]) {
        let format = try namedFormat()
        if asJSON, let format, format != .json {
            throw SpecError(
                at: .named("--json"), "contradicts --format \(format.rawValue); leave out one of them")
        }
        if analyzes { return (try analysis(format), []) }
        let result = try result(for: path)
        try rejectIdle(result)
        switch result {
        case .csv: return (try table().csv(), [])
        case .json: return (try table().json(), [])
        case .svg: return (try diagram().svg(), [])
        case .png: return try diagram().png("--format svg")
        case .yaml: return (try yaml(), [])
        }
    }

    private func result(for path: String) throws(SpecError) -> CurveFormat {
        if let format = try namedFormat() { return format }
        return asJSON ? .json : CurveFormat(path: path) ?? .csv
    }

    private func namedFormat() throws(SpecError) -> CurveFormat? {
        guard let name = format else { return nil }
        guard let format = CurveFormat(rawValue: name) else {
            let known = CurveFormat.allCases.map(\.rawValue)
            throw SpecError(
                at: .named("--format"), "\(UnknownName(kind: "format", name: name, known: known))")
        }
        return format
    }

    private func analysis(_ format: CurveFormat?) throws(SpecError) -> [UInt8] {
        let others: [(String, Bool)] = [
            ("--transition", transition != nil), ("--at", times != nil), ("--t0", start != nil),
            ("--window", window != nil),
            ("--format", format != nil && format != .json), ("--frames", animation.frames != nil),
            ("--max-frames", animation.maxFrames != nil),
        ]
        if let other = others.first(where: \.1) {
            throw SpecError(at: other.0, "an analysis always covers the whole loop; leave out \(other.0)")
        }
        let analysis = try CurveAnalysis(animation)
        return asJSON || format == .json ? analysis.json() : analysis.text()
    }

    private func yaml() throws(SpecError) -> [UInt8] {
        if transition != nil {
            throw SpecError(
                at: .option(.transition),
                "a motion file holds only the motion; leave out \(option: .transition)")
        }
        let timeline = try animation.timeline(fallback: .determinate, isLimited: false)
        guard case .loop(let kind, _) = timeline.content, let file = MotionFile.yaml(timeline.motion, kind)
        else {
            throw SpecError(
                at: .named("--format"), "\(timeline.motion.name) shows a value and has no tracks to write")
        }
        return file
    }
}
