internal import Basics
internal import Exports
internal import Files
internal import MotionCore
internal import Rendering
internal import Requests
internal import Specs

extension SheetSpec {
    func resolve() throws(SpecError) -> SheetOptions {
        let resolved = dialects.compactMap { name in SheetDialect.all.first { $0.name == name } }
        var resolvedTags: [SheetTag] = []
        for text in tags { resolvedTags.append(try tag(text)) }
        let layout = layout.flatMap(SheetOptions.Layout.init) ?? .rows
        let trim = trim.flatMap(SheetOptions.Trim.init) ?? .none
        let alpha = alpha.flatMap(SheetOptions.Alpha.init) ?? .straight
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

    private func resolvedSides() throws(SpecError) -> PageSides.Kind {
        switch sides {
        case nil, "any": return .any
        case "pot": return .powerOfTwo
        case .some(let text):
            guard let unit = Int(text), unit >= 1 else {
                throw SpecError(
                    at: .option("sheet.sides"),
                    "\"\(text)\" is neither any, pot nor a number of pixels, at least 1\(suggestion(for: text, among: ["any", "pot"]))"
                )
            }
            return .multiple(of: unit)
        }
    }

    private func tag(_ text: String) throws(SpecError) -> SheetTag {
        func refused(_ why: String) -> SpecError {
            SpecError(at: .option("sheet.tag"), "\"\(text.prefix(100))\" \(why)")
        }
        let form = "write NAME=FROM:TO, or with :forward, :reverse or :pingpong after it"
        guard let equals = text.lastIndex(of: "=") else { throw refused("has no \"=\"; \(form)") }
        let name = String(text[..<equals])
        if let problem = AssetName.problem(with: name) {
            throw SpecError(at: .option("sheet.tag"), Message(problem))
        }
        let parts = text[text.index(after: equals)...].split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let from = Int(parts[0]), let to = Int(parts[1]), from >= 0,
            to >= 0
        else { throw refused("names no frames; \(form)") }
        let word = parts.count == 3 ? String(parts[2]) : SheetTag.Direction.forward.rawValue
        guard let direction = SheetTag.Direction(rawValue: word) else {
            let known = SheetTag.Direction.allCases.map(\.rawValue)
            throw SpecError(
                at: .option("sheet.tag"), "\(UnknownName(kind: "direction", name: word, known: known))")
        }
        return SheetTag(name: name, from: from, to: to, direction: direction)
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
            self.init(at: "--\(name)", "\"\(value)\" is not possible: \(allowed)")
        case .pageTooLarge: self.init(.limit, at: .option("sheet.max-page-pixels"), "\(error)")
        case .frameTooLarge, .tooManyColumns, .tooManyPages:
            self.init(.limit, at: .option("sheet.max-side"), "\(error)")
        case .tagOutOfRange: self.init(at: .option("sheet.tag"), "\(error)")
        case .unsupported(_, .pages, _): self.init(.limit, at: .option("sheet.dialect"), "\(error)")
        case .unsupported: self.init(at: .option("sheet.dialect"), "\(error)")
        }
    }
}
