import CairoRaster
import Files
import Imaging
import MotionCore
import Platform
import Rendering
import Testing

@testable import Builds

@Suite struct OutputRevisionTests {
    /// What draws and compresses for the revision; others may write other bytes, and keys name them anyway.
    private static let libraries = "cairo 1.16.0, libdeflate 1.14, libwebp 66052"

    /// No texts: their fonts differ from system to system.
    private static let jobs =
        [
            "{motion: fluent, fps: 20, scale: [1, 2], matte: white, to: [apng, gif, webp, sheet, svg, svg-css, lottie, avd]}",
            "{motion: fluent, frames: 4, size: 16, compression: small, matte: white, to: [apng, gif, webp, sheet]}",
            "{motion: material-advance, frames: 9, size: 32, matte: white, to: [xcursor, ani, lvgl, carray, raw, pbm, xbm]}",
            "{indicator: linear, value: 0:1, frames: 11, track: lightgray, gap: 4, stop: 4, to: [webp, sheet, svg]}",
            "{transition: 'active:success', fps: 20, theme: fiori-dark, background: card, to: [webp, apng, svg]}",
            "{indicator: linear, value: 0.94, height: 12, theme: material-light, to: [frames, svg]}",
            "{present: {name: dialog, screen: 200x160}, theme: material-light, frames: 2, scale: [1, 3], to: [webp, svg]}",
            "{present: {name: swipe-refresh, pull: run}, theme: fiori-dark, fps: 5, to: [webp]}",
            "{value: 0.6, gradient: 'steelblue,orchid', segments: 12, to: [frames, svg]}",
            "{value: 0.6, segments: 12, size: 64, stroke: 20, track: lightgray, to: [frames, svg]}",
            "{value: 0.6, segments: 5, size: 64, stroke: 20, to: [frames, svg]}",
            "{value: 0:0.1, frames: 5, gradient: 'steelblue,orchid', to: [frames, svg]}",
            "{indicator: linear, value: 0.4, state: disabled, frames: 1, theme: material-light, to: [frames, svg]}",
            "{indicator: linear, value: 0.6, segments: 8, height: 12, theme: material-light, to: [frames, svg]}",
            "{motion: fluent, state: paused, frames: 1, to: [frames, svg]}",
            "{indicator: linear, transition: 'indeterminate:determinate=0.4', theme: material-light, fps: 20, to: [webp, svg]}",
            "{value: 0:1, frames: 5, opening: 90, track: lightgray, gap: 4, to: [frames, svg]}",
            "{value: 0:1, frames: 5, form: pie, track: lightgray, to: [frames, svg]}",
            "{value: 0.6, form: cooldown, track: lightgray, to: [frames, svg]}",
            "{value: 0.6, shape: 'M0 0h9v5a9 9 0 0 1 -9 0z', track: lightgray, to: frames}",
            "{value: 0.6, form: pie, segments: 6, to: frames}",
            "{value: 0.6, size: 64, opening: 180, crop: true, center: stop, track: lightgray, to: [frames, svg]}",
            "{value: 0.4, color: 'oklch(0.7 0.3 150)', to: [frames, svg]}",
            "{skeleton: [circle 40, line 60%], skeleton-effect: shimmer, frames: 3, to: frames}",
            "{indicator: linear, value: 0.6, height: 12, fill-effect: stripes, fps: 8, to: [webp, svg]}",
            "{motion: rls-color-ring, size: 32, fps: 8, matte: white, to: [gif, svg, svg-css, lottie]}",
        ]
        + Motion.all.filter { $0.kind != .determinate }.map {
            "{motion: \($0.name), frames: 5, scale: 0.5, to: [webp, frames]}"
        }

    @Test(
        "whoever changes what is drawn or encoded changes the keys of jobs, so that builds do not keep what they have",
        .enabled(if: "cairo \(LibraryVersions.cairo), \(encoderVersions)" == Self.libraries))
    func revision() throws {
        let assets = Self.jobs.enumerated().map { "job_\($0.offset): \($0.element)" }
        let plan = try BuildFixture("{version: 1, assets: {\(assets.joined(separator: ", "))}}").plan()
        var text = ""
        for job in plan.jobs {
            let sink = MemorySink()
            try plan.rendered(job).run(into: sink)
            for (name, bytes) in sink.files.sorted(by: { $0.key < $1.key }) {
                text += "\(name) \(SHA256.hex(bytes))\n"
            }
        }
        let revision = String(SHA256.hex(Array(text.utf8)).prefix(16))
        #expect(
            revision == outputRevision,
            "Spindle writes other bytes than before: set outputRevision in JobKey.swift to \"\(revision)\"")
    }
}
