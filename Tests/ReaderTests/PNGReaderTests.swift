import Basics
import Foundation
import Imaging
import TestSupport
import Testing

/// The files are written once for each reader, in every setting of the encoder.
@Suite struct PNGReaderTests {
    private struct Sample {
        var file: URL
        var bitmap: Bitmap
    }

    /// Every sample in every setting, encoded once for all readers.
    private static let files = Result { () throws in
        var files: [(name: String, bytes: [UInt8], bitmap: Bitmap)] = []
        for compression in Compression.allCases {
            var encoder = try PNGEncoder(compression)
            for sample in compression == .small ? SampleBitmap.small : SampleBitmap.all {
                var bytes: [UInt8] = []
                encoder.encode(sample.bitmap, into: &bytes)
                files.append(("\(sample.name)-\(compression).png", bytes, sample.bitmap))
            }
        }
        return files
    }

    private func withSamples(_ body: (URL, [Sample]) throws -> Void) throws {
        let files = try Self.files.get()
        try FileManager.default.withTemporaryFolder { folder in
            let samples = try files.map { name, bytes, bitmap in
                let file = folder.appending(path: name)
                try Data(bytes).write(to: file)
                return Sample(file: file, bitmap: bitmap)
            }
            try body(folder, samples)
        }
    }

    /// Compares what a script left beside each file with the pixels that went in.
    private func expectPixels(_ samples: [Sample]) throws {
        for sample in samples {
            let name = sample.file.lastPathComponent
            let url = sample.file.appendingPathExtension("pixels")
            let pixels = try #require(try? Data(contentsOf: url), "\(name) was not read")
            #expect(Array(pixels) == sample.bitmap.visible.bytes, "\(name)")
        }
    }

    @Test("Pillow decodes exactly our pixels")
    func pillow() throws {
        try withSamples { folder, samples in
            _ = try Reader.python.run([Reader.script("pillow_pixels.py"), folder.path])
            try expectPixels(samples)
        }
    }

    @Test("Chromium decodes exactly our pixels")
    func chromium() throws {
        try Reader.chromium.requireInstalled()
        try withSamples { folder, samples in
            _ = try Reader.python.run([Reader.script("chromium_pixels.py"), folder.path])
            try expectPixels(samples)
        }
    }

    @Test("netpbm decodes exactly our pixels")
    func netpbm() throws {
        try withSamples { _, samples in
            for sample in samples {
                let pam = try Reader.netpbm.run(["-alphapam", sample.file.path])
                #expect(try Bitmap(pam: pam) == sample.bitmap.visible, "\(sample.file.lastPathComponent)")
            }
        }
    }

    @Test("pngcheck finds no fault, and only the chunks that are needed, in order")
    func pngcheck() throws {
        let allowed = [["IHDR", "sRGB"], ["PLTE"], ["tRNS"], ["IDAT", "IEND"]]
        try withSamples { _, samples in
            for sample in samples {
                let report = String(
                    decoding: try Reader.pngcheck.run(["-v", sample.file.path]), as: UTF8.self)
                let chunks = report.matches(of: /chunk (\w{4}) at offset/).map { String($0.1) }
                #expect(chunks.starts(with: allowed[0]) && chunks.suffix(2) == allowed[3])
                #expect(chunks == allowed.joined().filter(chunks.contains), "\(chunks)")
                #expect(report.contains("No errors detected"), "\(report)")
            }
        }
    }

    @Test("pngcheck is no rubber stamp: a file with one wrong byte fails")
    func pngcheckRejects() throws {
        try Reader.pngcheck.requireInstalled()
        try withSamples { _, samples in
            var bytes = try Data(contentsOf: samples[0].file)
            bytes[bytes.count - 20] ^= 1
            try bytes.write(to: samples[0].file)
            #expect(throws: Reader.Failure.self) {
                try Reader.pngcheck.run(["-v", samples[0].file.path])
            }
        }
    }
}
