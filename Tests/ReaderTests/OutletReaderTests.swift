import Drawing
import Files
import Formats
import Foundation
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
import Testing

/// What shows spinners beside browsers and engines shows ours: cursors, devices, Qt and Android.
@Suite struct OutletReaderTests {
    typealias Change = @Sendable (inout RenderSpec) -> Void

    /// Renders a request in some formats beside its frames, and has a script read it.
    ///
    /// - Parameter arguments: Given to the script after the folder, where `LOOPS` tells whether the frames do.
    private func read(
        _ script: String, _ formats: [OutputFormat], name: String = "spin", _ arguments: [String],
        _ change: Change
    ) throws {
        try FileManager.default.withTemporaryFolder { folder in
            var spec = RenderSpec()
            (spec.name, spec.extent, spec.formats) = (name, 24, [.frames] + formats)
            (spec.animation.motion, spec.animation.frames) = (.value(.materialAdvance), 12)
            change(&spec)
            let job = try spec.resolve()
            try job.run(workers: Workers(count: 2), into: DirectorySink(folder.path))
            let told = arguments.map { $0 == "LOOPS" ? job.timeline.loops ? "1" : "0" : $0 }
            _ = try Reader.python.run([Reader.script(script), folder.path] + told)
        }
    }

    /// A whole loop in few frames.
    private static let loop: Change = {
        ($0.animation.motion, $0.animation.frames, $0.animation.fps) = (.value(.fluent), nil, 10)
    }

    /// A run of values, whose frames are partly alike.
    private static let run: Change = {
        $0.animation.motion = nil
        ($0.animation.value, $0.animation.easing) = (ValueSpan(from: 0, to: 1), .steps(Steps(4)))
        $0.colors = [Color(rgba: 0x0A6E_D1C0)]
    }

    @Test(
        "libXcursor shows our cursors at every size, and win2xcur those for Windows",
        arguments: [60, 25, 29.97], [nil, HotSpot(x: 3, y: 4)])
    func cursors(fps: Double, spot: HotSpot?) throws {
        let point = spot.map { "\(Int($0.x)),\(Int($0.y))" } ?? "-"
        let formats: [OutputFormat] = [.xcursor, .ani]
        try read(
            "cursors.py", formats, ["\(fps)", point, "24=", "32=@1.3333333333333333x", "48=@2x"]
        ) { spec in
            (spec.animation.fps, spec.scales, spec.hotSpot) = (fps, [1, 4 / 3, 2], spot)
            spec.colors = [Color(rgba: 0x0A6E_D1C0)]
        }
    }

    @Test(
        "LVGL draws our images, in every layout and packed, and a compiler takes them",
        arguments: PixelLayout.allCases.filter { $0.lvglFormat != nil }, [false, true])
    func lvgl(layout: PixelLayout, packs: Bool) throws {
        try Reader.compiler.requireInstalled()
        var changes: [Change] = [{ _ in }, Self.run, { $0.animation.frames = 130 }]
        // Two colors: light on dark, and dark on light.
        if layout == .i1 {
            changes.append { $0.background = Color(rgba: 0x0000_00FF) }
            changes.append { $0.background = Color(rgba: 0xFFFF_FFFF) }
        }
        for (index, change) in changes.enumerated() {
            try read("lvgl_images.py", [.lvgl], [layout.rawValue, packs ? "1" : "0"]) { spec in
                spec.colors = [Color(rgba: 0x0A6E_D1FF)]
                // An odd size leaves bits of rows over.
                spec.size = index == 0 ? 23 : 12
                change(&spec)
                // LVGL colors what is all alpha in one opaque color.
                spec.colors = [Color(rgba: 0x0A6E_D1FF)]
                spec.pixels = PixelOptions(layout: layout, packsRuns: packs)
                if !layout.hasAlpha { spec.matte = Color(rgba: 0xFFFF_FFFF) }
            }
        }
    }

    @Test(
        "MicroPython's framebuf sees our pixels in its layouts",
        arguments: [
            (.l1, "MONO_HLSB"), (.l1LSB, "MONO_HMSB"), (.l1Pages, "MONO_VLSB"), (.l2LSB, "GS2_HMSB"),
            (.l4, "GS4_HMSB"), (.l8, "GS8"), (.rgb565, "RGB565"),
        ] as [(PixelLayout, String)])
    func framebuf(layout: PixelLayout, constant: String) throws {
        try read("framebuf_pixels.py", [.raw], [layout.rawValue, constant, "\(layout.depth)"]) { spec in
            Self.run(&spec)
            (spec.extent, spec.trackPaint) = (23, .color(Color(rgba: 0xD5DC_E4FF)))
            spec.colors = [Color(rgba: 0x0A6E_D1FF)]
            (spec.pixels, spec.matte) = (PixelOptions(layout: layout), Color(rgba: 0xFFFF_FFFF))
        }
    }

    @Test(
        "netpbm reads black and white frames, which are as dark as the frames in color",
        arguments: [Dither.none, .floydSteinberg])
    func bilevel(dither: Dither) throws {
        try read("bilevel.py", [.pbm, .xbm], [dither.rawValue]) { spec in
            Self.run(&spec)
            (spec.extent, spec.stroke, spec.trackPaint) = (45, 20, .color(Color(rgba: 0x7788_99FF)))
            (spec.pixels.dither, spec.matte) = (dither, Color(rgba: 0xFFFF_FFFF))
        }
    }

    @Test(
        "an independent program plays the boot animation by Android's rules",
        arguments: [60, 29.97, 12.5], [true, false])
    func bootAnimation(fps: Double, loops: Bool) throws {
        try read("boot_animation.py", [.bootAnimation], ["\(fps)", "LOOPS", "102030"]) { spec in
            loops ? Self.loop(&spec) : Self.run(&spec)
            (spec.animation.fps, spec.matte) = (fps, Color(rgba: 0x1020_30FF))
        }
    }

    @Test(
        "Qt shows every frame of the component, at scales that it knows by the name and others",
        arguments: [1, 2, 1.5])
    func qml(scale: Double) throws {
        try Reader.qmlscene.requireInstalled()
        let suffix = scale == 1 ? "" : scale == 2 ? "@2x" : "@1.5x"
        for change in [Self.loop, Self.run] {
            try read("qml_sprite.py", [.sheet], name: "Spin", [suffix, "\(scale)", "20", "LOOPS"]) { spec in
                change(&spec)
                (spec.scales, spec.animation.fps, spec.sheet.dialects) = ([scale], 20, [.qml])
            }
        }
    }

    @Test(
        "ffmpeg decodes our videos: every frame at its rate, its colors and alpha", arguments: [24.0, 29.97])
    func videos(fps: Double) throws {
        try Reader.ffmpeg.requireInstalled()
        try read("videos.py", [.raw, .y4m, .mp4, .webm, .mov], ["\(fps)", "2"]) { spec in
            (spec.animation.fps, spec.animation.frames, spec.extent, spec.repeats) = (fps, 6, 23, 2)
            spec.matte = Color(rgba: 0xFFFF_FFFF)
        }
    }

    @Test("an MP4 whose sides had to become even says so", arguments: [(23, true), (24, false)])
    func evenSides(side: Double, isTold: Bool) throws {
        try Reader.ffmpeg.requireInstalled()
        var spec = RenderSpec()
        (spec.animation.motion, spec.animation.frames, spec.formats) = (.value(.fluent), 2, [.mp4])
        (spec.extent, spec.matte) = (.points(side), Color(rgba: 0xFFFF_FFFF))
        let notes = try spec.resolve().files(workers: Workers(count: 1)).notes
        #expect(notes.contains { "\($0)".contains("24×24 pixels instead of 23×23") } == isTold, "\(notes)")
    }

    /// Issue 23: animated, with alpha, in whole milliseconds that add up.
    @Test("avifdec shows every frame of our AVIF, without loss, at its time", arguments: [60, 25, 29.97])
    func avif(fps: Double) throws {
        try Reader.avifdec.requireInstalled()
        for change in [Self.loop, Self.run] {
            try read("avif.py", [.avif], ["\(fps)"]) { spec in
                change(&spec)
                (spec.animation.fps, spec.extent) = (fps, 23)
                spec.colors = [Color(rgba: 0x0A6E_D1C0)]
            }
        }
    }

    @Test(
        "a dotLottie archive has the themes and the states, by the rules of its player",
        arguments: [("light,dark", "running,paused"), ("default", "value,value-again")])
    func dotLottie(themes: String, states: String) throws {
        try FileManager.default.withTemporaryFolder { folder in
            var spec = RenderSpec()
            (spec.name, spec.extent, spec.formats) = ("spin", 32, [.dotlottie])
            if themes == "default" {
                (spec.animation.value, spec.animation.frames) = (ValueSpan(from: 0, to: 1), 20)
            } else {
                spec.motion = .fluent
                spec.theme = try Theme.named("material-light")
            }
            try spec.resolve().run(workers: Workers(count: 2), into: DirectorySink(folder.path))
            let file = folder.path + "/spin.lottie"
            _ = try Reader.python.run([Reader.script("dotlottie.py"), file, themes, states])
        }
    }

    @Test(
        "themes of Plymouth have what its modules read, and show the frames",
        arguments: [(1.0, "spin", "FFFFFF"), (2.0, "spin@2x", "FFFFFF"), (1.0, "spin", "102030")])
    func plymouth(scale: Double, name: String, background: String) throws {
        let number = scale == 1 ? "1" : "2"
        // A loop of 1.52 s once in 2 s, and one of 0.5 s four times.
        for (speed, loops) in [(1.0, "1"), (3.04, "4"), (nil, "0")] as [(Double?, String)] {
            try read("plymouth.py", [.plymouth], [name, number, background, loops]) { spec in
                if let speed {
                    (spec.animation.motion, spec.animation.frames, spec.animation.fps) = (
                        .value(.fluent), nil, 50
                    )
                    spec.animation.speed = speed
                } else {
                    Self.run(&spec)
                }
                spec.scales = [scale]
                if background != "FFFFFF" { spec.matte = Color(rgba: 0x1020_30FF) }
            }
        }
    }

    @Test(
        "lottie's validator accepts our stickers, and rlottie draws the frames",
        arguments: ["fluent", "cupertino", "mui"])
    func stickers(motion: String) throws {
        try FileManager.default.withTemporaryFolder { folder in
            var spec = RenderSpec()
            (spec.name, spec.extent, spec.stroke) = ("spin", 32, motion == "cupertino" ? nil : 3)
            (spec.animation.motion, spec.animation.fps) = (.value(try Motion.named(motion)), 10)
            (spec.formats, spec.scales) = ([.frames, .tgs], [16])
            try spec.resolve().run(workers: Workers(count: 2), into: DirectorySink(folder.path))
            let file = folder.path + "/spin.tgs"
            _ = try Reader.python.run([Reader.script("stickers.py"), file, folder.path, "16"])
        }
    }
}
