package import Basics
package import Formats
internal import Jobs
internal import Requests

extension SheetSpec {
    /// Returns the options, those that nobody asks for as the readers of the dialects need them.
    package func options() throws(SpecError) -> SheetOptions {
        do throws(SheetError) {
            let dialects = dialects.isEmpty ? SheetOptions().dialects : dialects.unique
            let usualPadding = dialects.map { $0.usualPadding }.max() ?? 0
            let allowEdges = !dialects.contains { $0.unsupported.contains { $0.key == .gaps } }
            let usualExtrude = allowEdges ? dialects.map { $0.usualExtrude }.max() ?? 0 : 0
            let usuallyBleeds = alpha != .premultiplied && dialects.contains { $0.usuallyBleeds }
            return try SheetOptions(
                layout: layout ?? .rows, columns: columns, padding: padding ?? usualPadding,
                border: border ?? 0,
                extrude: extrude ?? usualExtrude, mipLevels: mipLevels, turnsFrames: rotates,
                maxSide: maxSide ?? SheetOptions().maxSide,
                maxPagePixels: maxPagePixels ?? SheetOptions().maxPagePixels,
                sides: PageSides(sides ?? .any, areEqual: isSquare),
                trim: trim ?? .none,
                alpha: alpha ?? .straight, bleed: bleeds ?? usuallyBleeds, keepsDuplicates: keepsDuplicates,
                hasDebugPicture: hasDebugPicture, tags: tags.unique,
                dialects: dialects)
        } catch {
            throw SpecError(error)
        }
    }

    /// Whether pixels of no frame may lie beside frames.
    var hasGaps: Bool {
        let usualPadding = dialects.map { $0.usualPadding }.max() ?? 0
        return padding ?? usualPadding > 0 || border ?? 0 > 0 || mipLevels != nil
    }
}

extension SheetOptions {
    /// Refuses a sheet that cannot be made before anything is written. Frames that turn out identical, and edges that can
    /// be trimmed, are not known yet, so all of them count.
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
    /// Creates the error for a problem of a sheet, at the option that causes it.
    package init(_ error: SheetError) {
        switch error {
        case .invalidOption(let key, let value, let problem):
            self.init(at: .option(key), "\"\(value)\" \(problem)")
        case .pageTooLarge: self.init(.limit, at: .option(.sheetMaxPagePixels), "\(error)")
        case .frameTooLarge, .tooManyColumns, .tooManyPages:
            self.init(.limit, at: .option(.sheetMaxSide), "\(error)")
        case .tagOutOfRange: self.init(at: .option(.sheetTag), "\(error)")
        case .sameNames: self.init(at: .option(.name), "\(error)")
        case .unsupported(_, .pages, _): self.init(.limit, at: .option(.sheetDialect), "\(error)")
        case .unsupported: self.init(at: .option(.sheetDialect), "\(error)")
        }
    }
}
