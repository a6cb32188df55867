import Imaging
import TestSupport
import Testing

/// One frame as a sheet's metadata places it.
struct PlacedFrame {
    let name: String
    /// The file of the page.
    let image: String
    let x, y, width, height: Int
    let duration: Double
}

extension WorkFolder {
    /// All frames of a sheet in the order of their names, from the metadata of all its pages, in either
    /// dialect. What the metadata says in general is checked on the way.
    func placedFrames(_ metadata: String) throws -> [PlacedFrame] {
        let folder = metadata.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let first = try json(metadata)
        let siblings = (first["meta"] as? [String: Any])?["related_multi_packs"] as? [String] ?? []
        var frames: [PlacedFrame] = []
        for page in [metadata] + siblings.map({ folder + $0 }) {
            let json = try json(page)
            let meta = try #require(json["meta"] as? [String: Any])
            let image = try #require(meta["image"] as? String)
            #expect(!image.contains("/"))
            let picture = try picture(folder + image)
            let size = try #require(meta["size"] as? [String: Int])
            #expect(size == ["w": picture.width, "h": picture.height])
            var named: [(String, [String: Any])] = []
            if let hash = json["frames"] as? [String: [String: Any]] {
                named = hash.map { ($0.key, $0.value) }
            } else {
                for entry in try #require(json["frames"] as? [[String: Any]]) {
                    named.append((try #require(entry["filename"] as? String), entry))
                }
                #expect(named.map(\.0) == named.map(\.0).sorted())
            }
            let animations = try #require(json["animations"] as? [String: [String]])
            #expect(animations.values.flatMap { $0 } == named.map(\.0).sorted())
            for (name, entry) in named {
                let frame = try #require(entry["frame"] as? [String: Int])
                let (x, y) = (try #require(frame["x"]), try #require(frame["y"]))
                let (width, height) = (try #require(frame["w"]), try #require(frame["h"]))
                #expect(x >= 0 && y >= 0 && x + width <= picture.width && y + height <= picture.height)
                frames.append(
                    PlacedFrame(
                        name: name, image: folder + image, x: x, y: y, width: width, height: height,
                        duration: try #require(entry["duration"] as? Double)))
            }
        }
        return frames.sorted { $0.name < $1.name }
    }

    /// Expects every frame of a sheet to be, pixel for pixel, the picture in its own file.
    func expectFramesOfSheet(_ metadata: String, suffix: String = "", count: Int) throws {
        let folder = metadata.split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let frames = try placedFrames(metadata)
        #expect(frames.count == count && Set(frames.map(\.name)).count == count)
        var pages: [String: Bitmap] = [:]
        for frame in frames {
            let page = try pages[frame.image] ?? picture(frame.image)
            pages[frame.image] = page
            let alone = try picture(folder + frame.name.dropLast(4) + suffix + ".png")
            #expect(alone.width == frame.width && alone.height == frame.height)
            // Colors under transparent pixels are for readers that sample between pixels.
            #expect(page.part(frame) == alone.bytes, "\(frame.name) differs from its place in the sheet")
        }
    }
}

extension Bitmap {
    /// The bytes of the pixels at a frame's place, all zero for those that do not show.
    func part(_ frame: PlacedFrame) -> [UInt8] {
        var part: [UInt8] = []
        for row in frame.y..<frame.y + frame.height {
            for x in frame.x..<frame.x + frame.width {
                let first = (row * width + x) * 4
                part += bytes[first + 3] == 0 ? [0, 0, 0, 0] : bytes[first..<first + 4]
            }
        }
        return part
    }
}
