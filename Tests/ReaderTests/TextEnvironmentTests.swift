import Foundation
import Testing

/// The same text gives the same pixels, whatever surrounds the process.
@Suite struct TextEnvironmentTests {
    private func outcome(
        _ environment: [String: String], of program: String? = nil
    ) throws -> (output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(filePath: try program ?? TextProbe.path())
        process.arguments = ["1"] + TextProbe.texts
        process.environment = environment
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return (String(decoding: printed, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
    }

    @Test("a library that is missing or broken is an error that names it and how to get it")
    func missingLibrary() throws {
        try FileManager.default.withTemporaryFolder { folder in
            // Beside it is nothing that sets texts.
            let program = folder.appending(path: "text-probe").path
            try FileManager.default.copyItem(atPath: TextProbe.path(), toPath: program)
            try Data("no library".utf8).write(to: folder.appending(path: "libpango-1.0.so.0"))
            let swift = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { ":\($0)" } ?? ""
            let output = try outcome(["LD_LIBRARY_PATH": folder.path + swift], of: program).output
            #expect(output.hasPrefix("Error: text needs Pango, and libpango-1.0.so.0 is missing: install "))
        }
    }

    @Test("neither locale, nor home, nor what configures fonts shows in a text's pixels, outlines or size")
    func environment() throws {
        let plain = try outcome([:])
        #expect(plain.output.split(separator: "\n").count == 4 * TextProbe.texts.count && plain.errors == "")
        let nonsense = "/nonsense/nonsense"
        let environments: [[String: String]] = [
            ["LANG": "he_IL.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "fa:ur"],
            ["LANG": "ja_JP.UTF-8", "FC_LANG": "ja", "PANGO_LANGUAGE": "ur:sr:mr"],
            ["PANGO_LANGUAGE": "sd", "LANGUAGE": "bg"],
            [
                "HOME": nonsense, "XDG_CONFIG_HOME": nonsense, "XDG_CACHE_HOME": nonsense,
                "XDG_DATA_HOME": nonsense,
            ],
            ["FONTCONFIG_FILE": nonsense, "FONTCONFIG_PATH": nonsense, "FONTCONFIG_SYSROOT": "/tmp"],
            ["FONTCONFIG_USE_MMAP": "no", "GDK_DPI_SCALE": "3", "TZ": "Pacific/Chatham"],
            ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35"],
        ]
        for environment in environments {
            let other = try outcome(environment)
            #expect(other.output == plain.output && other.errors == "", "\(environment)")
        }
    }
}
