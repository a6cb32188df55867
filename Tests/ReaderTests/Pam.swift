import Foundation
import Imaging
import TestSupport

extension Bitmap {
    /// The pixels of a PAM file (netpbm's own format), whatever its number of channels and its
    /// largest value.
    init(pam: Data) throws {
        var fields: [String: String] = [:]
        var rest = pam
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ", maxSplits: 1)
            rest = rest[(end + 1)...]
            if line.first == "ENDHDR" { break }
            if line.count == 2 { fields[String(line[0])] = String(line[1]) }
        }
        func number(_ name: String) throws -> Int {
            guard let number = fields[name].flatMap({ Int($0) }) else {
                throw Reader.Failure(description: "PAM header without \(name)")
            }
            return number
        }
        let (width, height) = (try number("WIDTH"), try number("HEIGHT"))
        let (depth, largest) = (try number("DEPTH"), try number("MAXVAL"))
        let samples = Array(rest)
        guard samples.count == width * height * depth, largest < 256, (1...4).contains(depth) else {
            throw Reader.Failure(description: "PAM file of \(samples.count) bytes: \(fields)")
        }
        self.init(width, height) { x, y in
            let pixel = samples[(y * width + x) * depth..<(y * width + x + 1) * depth].map {
                UInt8(Int($0) * 255 / largest)
            }
            return switch depth {
            case 1: Color(pixel[0], pixel[0], pixel[0])
            case 2: Color(pixel[0], pixel[0], pixel[0], pixel[1])
            case 3: Color(pixel[0], pixel[1], pixel[2])
            default: Color(pixel[0], pixel[1], pixel[2], pixel[3])
            }
        }
    }
}
