internal import Basics
internal import Files
internal import Guidelines
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Requests
internal import Resolution
internal import Specs

/// An indicator that is judged, with where its options stand.
struct Judged: Sendable {
    var name: String
    private(set) var subject: Subject
    let places: [OptionKey: RenderReader.Place]
    /// The position of the indicator as a whole.
    let start: RenderReader.Place
    /// The files that places name, and the number of the first among all that are checked.
    let files: [String]
    let number: Int
    let off: [String: String]

    init(
        _ spec: RenderSpec, _ places: [OptionKey: RenderReader.Place], _ start: RenderReader.Place,
        files: [String], number: Int
    ) {
        name = spec.name ?? files[0]
        subject = spec.writtenSubject
        subject.origin = "\(number) \(start.path)"
        self.places = places
        self.start = start
        self.files = files
        self.number = number
        off = spec.check.off
    }

    /// A motion by itself, as a file describes it.
    init(
        _ motion: Motion, _ places: [OptionKey: RenderReader.Place], file: String, number: Int,
        _ loops: LoopFacts
    ) {
        name = motion.name
        var isLinear = false
        switch motion.kind {
        case .bars: isLinear = true
        case .drawn(let drawn): isLinear = drawn.isStraight
        case .determinate, .arc, .spokes, .dots: break
        }
        subject = Subject(isLinear ? .linear : .circular)
        (subject.motion, subject.name) = (motion.name, name)
        subject.loop = loops.measured(motion.kind)?.loop(of: motion)
        subject.origin = "\(number) "
        self.places = places
        start = RenderReader.Place(position: FilePosition(file: 0, line: 1, column: 1), path: "")
        (files, self.number, off) = ([file], number, [:])
        subject.loop?.isOwn = places[.arc] != nil || motion.source.isEmpty
    }

    /// Adds what became of the request.
    mutating func add(_ job: RenderJob, of spec: RenderSpec, _ loops: LoopFacts) {
        let origin = subject.origin
        subject = job.judged(spec, measure: loops.measured)
        (subject.origin, subject.name) = (origin, name)
    }

    /// The place of the first of some options that is given, and its key; the whole where none is.
    func place(_ options: [OptionKey]) -> (RenderReader.Place, option: OptionKey?) {
        let given = options.lazy.compactMap { option in places[option].map { ($0, option) } }.first
        return given ?? (start, nil)
    }

    /// The values that it has from its files.
    var values: [FixIts.Value] {
        Set(places.values.map(\.position)).map { FixIts.Value(files[$0.file], $0) }
    }
}

/// A breach of a rule in its place.
struct Found: Sendable {
    /// The edit that mends the finding, if there is a certain one.
    let edit: FixIt?
    fileprivate let finding: CheckReport.Finding
    /// The sort key: the file on the command line and in a manifest, line, column, rule.
    fileprivate let order: [Int]

    init(
        _ breach: Rule.Breach, _ rule: Rule, _ ruleOrder: Int, _ judged: Judged, _ off: [String: String]
    ) {
        let (place, option) = judged.place(breach.options)
        let position = place.position
        let suppression = judged.off[rule.id] ?? off[rule.id]
        // If the rule is off, the value is right as it is.
        edit = (suppression == nil ? breach.edit : nil).map { edit in
            FixIt(
                edit: edit, file: judged.files[position.file], position: position, option: option,
                rule: rule.id, subject: "\(judged.number) \(judged.name)")
        }
        finding = CheckReport.Finding(
            rule: rule, file: judged.files[position.file], line: position.line, column: position.column,
            path: place.path, message: breach.message, fix: (breach.fix ?? rule.fix).text(.keys),
            names: [judged.name],
            suppression: suppression)
        order = [judged.number, position.file, position.line, position.column, ruleOrder]
    }

}

/// Findings, and what is the same for several variants once.
struct FoundList {
    private var numbers: [Key: Int] = [:]
    private var merged: [(order: [Int], finding: CheckReport.Finding, names: [String], fixIt: FixIt?)] = []

    mutating func add(_ found: Found) {
        let finding = found.finding
        let key = Key(order: found.order, message: finding.message, suppression: finding.suppression)
        if let number = numbers[key] {
            merged[number].names.append(contentsOf: finding.names)
        } else {
            numbers[key] = merged.count
            merged.append((found.order, finding, finding.names, found.edit))
        }
    }

    /// The findings in the order of the files, each with its edit.
    func findings(_ fixIts: FixIts, _ inputs: InputFiles) -> [CheckReport.Finding] {
        let sorted = merged.sorted { a, b in
            a.order == b.order
                ? a.finding.message < b.finding.message : a.order.lexicographicallyPrecedes(b.order)
        }
        let replacements = fixIts.replacements(for: sorted.map { $0.fixIt }, inputs)
        return zip(sorted, replacements).map { found, replacement in
            CheckReport.Finding(found.finding, names: found.names, replacement)
        }
    }

    private struct Key: Hashable {
        let order: [Int]
        let message: String
        let suppression: String?
    }
}

extension CheckReport.Finding {
    fileprivate init(
        _ finding: CheckReport.Finding, names: [String], _ replacement: CheckReport.Replacement?
    ) {
        (rule, file, line, column) = (finding.rule, finding.file, finding.line, finding.column)
        (path, message, fix) = (finding.path, finding.message, finding.fix)
        suppression = finding.suppression
        self.names = names
        self.replacement = replacement
    }
}
