internal import Basics
internal import Exports
internal import MotionCore

extension SheetSpec {
    func resolve() throws(SpecError) -> SheetOptions {
        var resolved: [SheetDialect] = []
        for name in dialects {
            resolved.append(
                try at("sheet.dialect") { () throws(UnknownName) in try SheetDialect.named(name) })
        }
        var resolvedTags: [SheetTag] = []
        for text in tags { resolvedTags.append(try tag(text)) }
        let layout = try choice("sheet.layout", "layout", layout, .rows, SheetOptions.Layout.allCases)
        let trim = try choice("sheet.trim", "trim", trim, .none, SheetOptions.Trim.allCases)
        let alpha = try choice("sheet.alpha", "alpha", alpha, .straight, SheetOptions.Alpha.allCases)
        let sides = PageSides(try resolvedSides(), areEqual: square)
        do throws(SheetError) {
            return try SheetOptions(
                layout: layout, columns: columns, padding: padding ?? 0, border: border ?? 0,
                extrude: extrude ?? 0, maxSide: maxSide ?? SheetOptions().maxSide,
                maxPagePixels: maxPagePixels ?? SheetOptions().maxPagePixels, sides: sides, trim: trim,
                alpha: alpha, bleed: bleed, tags: resolvedTags, dialects: resolved)
        } catch {
            throw SpecError(error)
        }
    }

    private func choice<Choice: RawRepresentable<String>>(
        _ flag: String, _ kind: String, _ text: String?, _ usual: Choice, _ all: [Choice]
    ) throws(SpecError) -> Choice {
        guard let text else { return usual }
        guard let result = Choice(rawValue: text) else {
            throw SpecError(
                at: .option(flag), "\(UnknownName(kind: kind, name: text, known: all.map(\.rawValue)))")
        }
        return result
    }

    private func resolvedSides() throws(SpecError) -> PageSides.Kind {
        switch sides {
        case nil, "any": return .any
        case "pot": return .powerOfTwo
        case .some(let text):
            guard let unit = Int(text), unit >= 1 else {
                throw SpecError(
                    at: .option("sheet.sides"),
                    "\u{201C}\(text)\u{201D} is neither any, pot nor a number of pixels, at least 1\(suggestion(for: text, among: ["any", "pot"]))"
                )
            }
            return .multiple(of: unit)
        }
    }

    private func tag(_ text: String) throws(SpecError) -> SheetTag {
        func refused(_ why: String) -> SpecError {
            SpecError(at: .option("sheet.tag"), "\u{201C}\(text.prefix(100))\u{201D} \(why)")
        }
        let form = "write NAME=FROM:TO, or with :forward, :reverse or :pingpong after it"
        guard let equals = text.lastIndex(of: "=") else { throw refused("has no \u{2018}=\u{2019}; \(form)") }
        let name = String(text[..<equals])
        if let problem = AssetName.problem(with: name) {
            throw SpecError(at: .option("sheet.tag"), Message(problem))
        }
        let parts = text[text.index(after: equals)...].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let from = Int(parts[0]), let to = Int(parts[1]), from >= 0,
            to >= 0
        else { throw refused("names no frames; \(form)") }
        let direction = try choice(
            "sheet.tag", "direction", parts.count == 3 ? String(parts[2]) : nil, .forward,
            SheetTag.Direction.allCases)
        return SheetTag(name: name, from: from, to: to, direction: direction)
    }

    /// How much of a loop a sheet holds.
    enum Loop: String, CaseIterable {
        case full, subcycle
    }

    func resolvedLoop() throws(SpecError) -> Loop {
        try choice("sheet.loop", "loop", loop, .full, Loop.allCases)
    }
}

extension SheetOptions {
    /// Refuses a sheet that cannot be made before anything is written. What is identical, and what can be
    /// trimmed, is not known yet, so all of it counts.
    func check(_ job: RenderJob) throws(SpecError) {
        for scale in job.scales {
            let sequence = job.sequence(scale: scale)
            do throws(SheetError) {
                try check(sequence)
            } catch {
                throw SpecError(error)
            }
        }
    }
}

extension SpecError {
    /// What is wrong with a sheet, and the flag that asked for it.
    fileprivate init(_ error: SheetError) {
        switch error {
        case .invalidOption(let name, let value, let allowed):
            self.init(at: "--\(name)", "\u{201C}\(value)\u{201D} is not possible: \(allowed)")
        case .pageTooLarge: self.init(.limit, at: .option("sheet.max-page-pixels"), "\(error)")
        case .frameTooLarge, .tooManyColumns, .tooManyPages:
            self.init(.limit, at: .option("sheet.max-side"), "\(error)")
        case .tagOutOfRange: self.init(at: .option("sheet.tag"), "\(error)")
        case .unsupported(_, .pages, _): self.init(.limit, at: .option("sheet.dialect"), "\(error)")
        case .unsupported: self.init(at: .option("sheet.dialect"), "\(error)")
        }
    }
}
