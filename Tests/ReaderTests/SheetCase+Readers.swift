import Formats
import Foundation
import Jobs
import MotionCore

extension SheetCase {
    /// Each animation's frames in the order in which they are shown.
    private var animations: [(name: String, frames: [Int])] {
        let tags = job.options.sheet.tags
        guard !tags.isEmpty else { return [(job.timeline.motion.name, Array(0..<job.timeline.count))] }
        return tags.map { tag in
            let forward = Array(tag.from...tag.to)
            let frames =
                switch tag.direction {
                case .forward: forward
                case .reverse: Array(forward.reversed())
                case .pingpong: forward + forward.dropFirst().dropLast().reversed()
                }
            return (tag.name, frames)
        }
    }

    private func file(_ index: Int, _ suffix: String) -> String {
        let number = String(index)
        return "\(job.name)-\(String(repeating: "0", count: 4 - number.count))\(number)\(suffix).png"
    }

    /// The images of the sheet at a scale.
    private func pages(_ suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasPrefix(job.name) && $0.hasSuffix(suffix + ".png") && $0.contains("@") == (suffix != "")
                && !$0.dropFirst(job.name.count).contains(/^-\d{4}/)
        }.sorted()
    }

    /// What `godot_frames.py` needs to know.
    func godotFacts() throws -> [String: Any] {
        [
            "folder": folder.path, "resource": "\(job.name)\(suffix).tres", "images": try pages(suffix),
            "fps": job.timeline.fps, "loop": job.timeline.loops, "alpha": job.options.sheet.alpha.rawValue,
            "animations": Dictionary(
                uniqueKeysWithValues: animations.map { ($0.name, $0.frames.map { file($0, suffix) }) }),
        ]
    }

    /// What `chromium_css.py` needs to know to look at every frame, on a screen of a density that is one of the
    /// scales.
    func styleFacts(density: Double, suffix: String) throws -> [String: Any] {
        let base = job.name.replacing(" ", with: "-")
        let duration = 1000 / job.timeline.fps
        let elements = animations.flatMap { animation in
            animation.frames.enumerated().map { position, index in
                [
                    "classes": job.options.sheet.tags.isEmpty ? base : "\(base) \(base)-\(animation.name)",
                    "time": (Double(position) + 0.5) * duration, "frame": file(index, suffix),
                    "last": file(animation.frames.last!, suffix),
                ] as [String: Any]
            }
        }
        let encoded = CharacterSet.urlPathAllowed
        return [
            "folder": folder.path, "stylesheet": "\(job.name).css", "density": density, "elements": elements,
            "url": "\(job.name).css".addingPercentEncoding(withAllowedCharacters: encoded)!,
            "images": try pages(suffix).map { $0.addingPercentEncoding(withAllowedCharacters: encoded)! },
            "cell": 40, "calm": job.timeline.loops ? ["text": "Loading…"] : [:],
        ]
    }
}
