internal import Exports
internal import MotionCore

extension SheetSpec {
    func resolve() throws(SpecError) -> SheetOptions {
        let layouts = SheetOptions.Layout.allCases.map(\.rawValue)
        guard let layout = SheetOptions.Layout(rawValue: layout ?? SheetOptions.Layout.rows.rawValue) else {
            throw SpecError(
                at: "--layout", "\(UnknownName(kind: "layout", name: layout ?? "", known: layouts))")
        }
        let name = dialect ?? SheetDialect.jsonHash.name
        let dialect = try at("--dialect") { () throws(UnknownName) in try SheetDialect.named(name) }
        do throws(SheetError) {
            return try SheetOptions(
                layout: layout, columns: columns, padding: padding ?? 0, border: border ?? 0,
                extrude: extrude ?? 0, maxSide: maxSide ?? SheetOptions().maxSide, dialect: dialect)
        } catch {
            if case .invalidOption(let name, let value, let allowed) = error {
                throw SpecError(at: "--\(name)", "\u{201C}\(value)\u{201D} is not possible: \(allowed)")
            }
            throw SpecError(at: "sheet", "\(error)")
        }
    }

    /// How much of a loop a sheet holds.
    enum Loop: String, CaseIterable {
        case full, subcycle
    }

    func resolvedLoop() throws(SpecError) -> Loop {
        guard let loop else { return .full }
        guard let result = Loop(rawValue: loop) else {
            let known = Loop.allCases.map(\.rawValue)
            throw SpecError(at: "--loop", "\(UnknownName(kind: "loop", name: loop, known: known))")
        }
        return result
    }
}
