internal import CDeflate

/// A zip archive whose files are stored uncompressed, in the order in which they are added, without a time of day.
package struct StoredZip {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    package init() {}

    package mutating func add(_ name: String, _ bytes: [UInt8]) {
        let offset = files.count
        let crc = unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
        // Version 2.0, stored, at midnight of the first day that the format knows; a flag where the name is UTF-8.
        let flags: UInt16 = name.utf8.allSatisfy { $0 < 0x80 } ? 0 : 0x800
        var facts: [UInt8] = []
        Self.append([20, flags, 0, 0, 0x21] as [UInt16], to: &facts)
        Self.append([crc, UInt32(bytes.count), UInt32(bytes.count)], to: &facts)
        Self.append([UInt16(name.utf8.count), 0], to: &facts)
        files += [0x50, 0x4B, 3, 4] + facts + Array(name.utf8) + bytes
        directory += [0x50, 0x4B, 1, 2, 20, 0] + facts
        // No comment, the first disk, no attributes.
        directory += [UInt8](repeating: 0, count: 10)
        Self.append([UInt32(offset)], to: &directory)
        directory += Array(name.utf8)
        count += 1
    }

    /// The whole archive.
    package var bytes: [UInt8] {
        var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        Self.append([UInt16(count), UInt16(count)], to: &end)
        Self.append([UInt32(directory.count), UInt32(files.count)], to: &end)
        return files + directory + end + [0, 0]
    }

    private static func append<Number: FixedWidthInteger>(_ numbers: [Number], to bytes: inout [UInt8]) {
        for number in numbers {
            for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
            }
        }
    }
}
