internal import Drawing
internal import Exports
internal import Indicators
internal import MotionCore

extension RenderSpec {
    /// Understands the whole request, or throws the first thing that is wrong with it.
    public func resolve() throws(SpecError) -> RenderJob {
        let theme = try resolvedTheme()
        let colors = try resolvedColors(theme)
        let timeline = try motion.resolve(fallback: theme.motion, colors: colors.count)
        let indicator = try resolvedIndicator()
        let scales = try resolvedScales(size: indicator.size)
        let name = try resolvedName(timeline)
        let formats = try resolvedFormats()
        let sheet = try sheet.resolve()
        if formats.contains(where: { $0.name == OutputFormat.sheet.name }) {
            for scale in scales {
                let side = RenderJob.pixels(indicator.size, scale)
                try checkSheet(sheet, count: timeline.count, side: side, scale: scale)
            }
        }
        return RenderJob(
            name: name, timeline: timeline, indicator: indicator, table: timeline.table(),
            colors: timeline.colors(colors), scales: scales, formats: formats,
            options: ExportOptions(sheet: sheet))
    }

    private func resolvedTheme() throws(SpecError) -> Theme {
        guard let theme else { return Theme.all[0] }
        return try at("--theme") { () throws(UnknownName) in try Theme.named(theme) }
    }

    private func resolvedColors(_ theme: Theme) throws(SpecError) -> [Color] {
        var result: [Color] = []
        for text in colors {
            result.append(try at("--color") { () throws(ColorError) in try Color(parsing: text) })
        }
        if result.count > 64 { throw SpecError(at: "--color", "\(result.count) colors are more than 64") }
        return result.isEmpty ? [theme.indicator] : result
    }

    private func resolvedIndicator() throws(SpecError) -> CircularIndicator {
        let size = size ?? RenderJob.defaultSize
        guard RenderJob.sizeRange.contains(size) else {
            throw SpecError(at: "--size", "\(size) is out of range: a diameter is 1 to 4096 points")
        }
        let stroke = stroke ?? size / 12
        guard stroke >= RenderJob.thinnestStroke, stroke <= size / 2 else {
            throw SpecError(
                at: "--stroke",
                "\(stroke) is out of range: at size \(size) a stroke is \(RenderJob.thinnestStroke) to \(size / 2) points wide, half the diameter at most"
            )
        }
        let caps = StrokeCap.allCases.map(\.rawValue)
        guard let cap = StrokeCap(rawValue: cap ?? StrokeCap.round.rawValue) else {
            throw SpecError(at: "--cap", "\(UnknownName(kind: "cap", name: cap ?? "", known: caps))")
        }
        var track: Color?
        if let text = self.track {
            track = try at("--track") { () throws(ColorError) in try Color(parsing: text) }
        }
        return CircularIndicator(size: size, stroke: stroke, cap: cap, insetCaps: insetCaps, track: track)
    }

    private func resolvedScales(size: Double) throws(SpecError) -> [Double] {
        let most = maxFrameSide ?? RenderJob.defaultMaxFrameSide
        guard (1...RenderJob.largestFrameSide).contains(most) else {
            throw SpecError(
                at: "--max-frame-side", "\(most) is out of range: 1 to \(RenderJob.largestFrameSide) pixels")
        }
        var result: [Double] = []
        for scale in scales.isEmpty ? [1] : scales {
            guard RenderJob.scaleRange.contains(scale) else {
                throw SpecError(at: "--scale", "\(scale) is out of range: 0.25 to 16 pixels per point")
            }
            guard !result.contains(scale) else { throw SpecError(at: "--scale", "\(scale) is given twice") }
            let side = RenderJob.pixels(size, scale)
            if side > most {
                throw SpecError(
                    .limit, at: "--size",
                    "\(size) points at scale \(scale) make a frame of \(side) pixels a side, more than \(most); raise the limit with --max-frame-side"
                )
            }
            result.append(scale)
        }
        return result
    }

    private func resolvedFormats() throws(SpecError) -> [OutputFormat] {
        var result: [OutputFormat] = []
        for name in formats.isEmpty ? [OutputFormat.frames.name] : formats {
            let format = try at("--to") { () throws(UnknownName) in try OutputFormat.named(name) }
            if !result.contains(where: { $0.name == name }) { result.append(format) }
        }
        return result
    }

    /// Refuses a sheet that cannot be laid out before anything is written. Identical frames are not known
    /// yet, so all of them count.
    private func checkSheet(_ sheet: SheetOptions, count: Int, side: Int, scale: Double) throws(SpecError) {
        do throws(SheetError) {
            _ = try SheetLayout(count: count, width: side, height: side, scale: scale, options: sheet)
        } catch {
            throw SpecError(.limit, at: "--max-side", "\(error)")
        }
    }

    /// The name of the asset: the motion's where none is given.
    private func resolvedName(_ timeline: Timeline) throws(SpecError) -> String {
        let name = name ?? timeline.motion.name
        if let problem = AssetName.problem(with: name) { throw SpecError(at: "--name", problem) }
        return name
    }
}

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
}
