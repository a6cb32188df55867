import CPlatform
import Exports
import Files
import LibC
import Platform

/// Diagnoses of the resources that the system grants this process.
extension Diagnosis {
    static var system: [Diagnosis] {
        [folder, processors, memory, processes, terminal, videos, avif].compactMap { $0 }
    }

    private static var folder: Diagnosis {
        if unsafe access(".", W_OK) == 0 {
            return Diagnosis(name: "Folder", text: "files can be written here")
        }
        return Diagnosis(
            name: "Folder", state: .note, text: "no files can be written here",
            remedy: "name another folder with --output, or write to standard output with -o -")
    }

    private static var processors: Diagnosis {
        let count = Workers.available
        return Diagnosis(
            name: "Processors", text: "\(count), which renders and builds use unless --jobs says less")
    }

    private static var memory: Diagnosis {
        let limit = spindle_address_space()
        var bytes = limit < UInt64(Int64.max) ? [limit] : []
        // That of the container.
        if let text = try? readRegularFile("/sys/fs/cgroup/memory.max", limit: 64),
            let limit = UInt64(String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
        {
            bytes.append(limit)
        }
        guard let least = bytes.min() else { return Diagnosis(name: "Memory", text: "no limit") }
        // A large picture takes as much beside the program.
        let isScarce = least < 256 << 20
        return Diagnosis(
            name: "Memory", state: isScarce ? .note : .ok, text: "at most \(least >> 20) MiB",
            remedy: isScarce
                ? "raise the limit (ulimit -v) for large pictures and texts, or add --jobs 1" : nil)
    }

    private static var processes: Diagnosis? {
        guard spindle_writes_unnamed else { return nil }
        guard let missing = unsafe spindle_missing_folder() else {
            return Diagnosis(name: "/proc", text: "mounted")
        }
        return Diagnosis(
            name: unsafe String(cString: missing), state: .note,
            text: "not mounted; a killed process may leave .spindle-*.tmp files, which the next one removes")
    }

    private static var terminal: Diagnosis {
        isatty(STDOUT_FILENO) == 1
            ? Diagnosis(name: "Terminal", text: "\(helpWidth()) characters wide")
            : Diagnosis(name: "Terminal", text: "none; standard output goes to a file or a program")
    }

    private static var videos: Diagnosis {
        guard let version = videoEncoderVersion() else {
            return Diagnosis(
                name: "Videos", state: .note, text: "no ffmpeg on the PATH, which mp4, webm and mov need",
                remedy: "install it: apt-get install ffmpeg, or brew install ffmpeg")
        }
        return Diagnosis(
            name: "Videos", text: version.split(separator: "\n").first.map(String.init) ?? "ffmpeg")
    }

    private static var avif: Diagnosis {
        guard let version = avifVersion() else {
            return Diagnosis(
                name: "AVIF", state: .note, text: "no libavif, which avif needs",
                remedy: "install it: apt-get install libavif15, or brew install libavif")
        }
        return Diagnosis(name: "AVIF", text: "libavif \(version)")
    }
}
