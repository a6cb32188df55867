internal import Drawing
internal import Exports
internal import Imaging
internal import Indicators
internal import MotionCore

extension RenderSpec {
    /// Understands the whole request, or throws the first thing that is wrong with it.
    public func resolve() throws(SpecError) -> RenderJob {
        let theme = try resolvedTheme()
        let fallback = indicator == .linear ? theme.linearMotion : theme.motion
        let loop = try motion.resolve(fallback: fallback)
        let colors = try resolvedColors(theme, tiles: loop.tileCount)
        var timeline = colors.count == 1 ? loop : try motion.resolve(fallback: fallback, colors: colors.count)
        let formats = try resolvedFormats()
        var rotation: Double?
        if try sheet.resolvedLoop() == .subcycle {
            guard formats.allSatisfy({ $0.name == OutputFormat.sheet.name }) else {
                throw SpecError(
                    at: "--loop",
                    "only a sheet says how to turn the picture at each wrap; ask for --to sheet alone")
            }
            (timeline, rotation) = try timeline.subcycle(motion, colors: colors.count)
        }
        let scene = try resolvedScene(timeline)
        let scales = try resolvedScales(scene)
        let name = try resolvedName(timeline)
        let sheet = try sheet.resolve()
        if formats.contains(where: { $0.name == OutputFormat.sheet.name }) {
            for scale in scales { try checkSheet(sheet, count: timeline.count, scene, scale: scale) }
        }
        for scale in scales { try checkSides(formats, scene.pixels(scale: scale)) }
        return RenderJob(
            name: name, timeline: timeline, scene: scene,
            colors: scene.showsTiles ? colors : timeline.colors(colors), scales: scales, formats: formats,
            options: ExportOptions(
                sheet: sheet, compression: try resolvedCompression(), matte: try resolvedMatte(formats)),
            rotationPerWrap: rotation)
    }

    private func resolvedTheme() throws(SpecError) -> Theme {
        guard let theme else { return Theme.all[0] }
        return try at("--theme") { () throws(UnknownName) in try Theme.named(theme) }
    }

    private func resolvedColors(_ theme: Theme, tiles: Int?) throws(SpecError) -> [Color] {
        var result: [Color] = []
        for text in colors {
            result.append(try at("--color") { () throws(ColorError) in try Color(parsing: text) })
        }
        if result.count > 64 { throw SpecError(at: "--color", "\(result.count) colors are more than 64") }
        guard let tiles else { return result.isEmpty ? [theme[.indicator]] : result }
        if result.isEmpty { return theme.tileColors(tiles) }
        if result.count < tiles {
            throw SpecError(
                at: "--color",
                "tiles side by side take at least \(tiles) colors, and \(result.count == 1 ? "1 is" : "\(result.count) are") given; leave --color out for the theme's"
            )
        }
        return result
    }

    private func resolvedScales(_ scene: Scene) throws(SpecError) -> [Double] {
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
            let (width, height) = scene.pixels(scale: scale)
            let side = max(width, height)
            if side > most {
                throw SpecError(
                    .limit, at: indicator == .linear ? "--width" : "--size",
                    "\(max(scene.size.width, scene.size.height)) points at scale \(scale) make a frame of \(side) pixels a side, more than \(most); raise the limit with --max-frame-side"
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

    private func resolvedCompression() throws(SpecError) -> PNGCompression {
        guard let compression else { return .standard }
        guard let result = PNGCompression(rawValue: compression) else {
            let known = PNGCompression.allCases.map(\.rawValue)
            throw SpecError(
                at: "--compression", "\(UnknownName(kind: "compression", name: compression, known: known))")
        }
        return result
    }

    private func resolvedMatte(_ formats: [OutputFormat]) throws(SpecError) -> RGBA? {
        guard let matte else { return nil }
        guard formats.contains(where: { $0.name == OutputFormat.gif.name }) else {
            throw SpecError(
                at: "--matte", "only a GIF needs a color behind it; leave it out, or add --to gif")
        }
        let color = try at("--matte") { () throws(ColorError) in try Color(parsing: matte) }
        guard color.alpha == 255 else {
            throw SpecError(at: "--matte", "\(matte) is not opaque, and a GIF knows no half of a color")
        }
        return RGBA(color.red, color.green, color.blue)
    }

    /// Refuses frames that are larger than a format can say.
    private func checkSides(_ formats: [OutputFormat], _ size: (width: Int, height: Int)) throws(SpecError) {
        let side = max(size.width, size.height)
        if let format = formats.first(where: { $0.largestSide < side }) {
            throw SpecError(
                .limit, at: "--to",
                "\(format.name) holds at most \(format.largestSide) pixels a side, and a frame has \(side); use another format, or a smaller size or scale"
            )
        }
    }

    /// Refuses a sheet that cannot be laid out before anything is written. Identical frames are not known
    /// yet, so all of them count.
    private func checkSheet(_ sheet: SheetOptions, count: Int, _ scene: Scene, scale: Double)
        throws(SpecError)
    {
        let (width, height) = scene.pixels(scale: scale)
        do throws(SheetError) {
            _ = try SheetLayout(count: count, width: width, height: height, scale: scale, options: sheet)
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

extension Timeline {
    /// The number of tiles that are on the track at once; nil where there are none.
    fileprivate var tileCount: Int? {
        if case .loop(.bars(let bars), _) = content, bars.areTiles { return bars.bars.count }
        return nil
    }
}
