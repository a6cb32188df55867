public import Basics
public import Files
public import Jobs
internal import MotionCore
package import Vectors

/// The result of a render: the files of a job.
public struct RenderReport: Sendable {
    /// The rendered job.
    public let job: RenderJob
    /// The folder as the user named it, and the files in it.
    public let folder: String
    /// All files of the job, whether they were up to date or were written.
    public let files: [DirectorySink.File]
    /// Notes about the files, a sentence each.
    public let notes: [Message]

    /// Creates the report of a job whose files were written below `folder`.
    public init(job: RenderJob, folder: String, files: [DirectorySink.File], notes: [Message] = []) {
        self.job = job
        self.folder = folder
        self.files = files
        self.notes = notes
    }

    /// One line for people.
    public var summary: String { Self.summary(of: files, in: folder) }

    package static func summary(of files: [DirectorySink.File], in folder: String) -> String {
        let bytes = files.reduce(0) { $0 + $1.byteCount }
        let names =
            files.count > 2
            ? "\(files[0].name) … \(files[files.count - 1].name)" : files.map(\.name).joined(separator: ", ")
        let place = folder == "." ? "" : " in \(folder)"
        return "\(counted(files.count, "file"))\(place), \(bytes) bytes: \(names)"
    }

    /// The same for programs: every file with its size.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("name", job.name)
            if job.timeline.hasMotion { json.member("motion", job.timeline.motion.name) }
            json.member("frames", job.timeline.count)
            json.member("fps", job.timeline.fps)
            json.member("loops", job.timeline.loops)
            job.picture?.fidelity.write(to: &json)
            json.member("folder", folder)
            if !notes.isEmpty {
                json.array("notes") { json in
                    for note in notes { json.element(note.text(.keys)) }
                }
            }
            Self.write(files, to: &json)
        }
        return json.finish()
    }

    package static func write(_ files: [DirectorySink.File], to json: inout JSONWriter) {
        json.array("files") { json in
            for file in files {
                json.object(nil, .inline) { json in
                    json.member("name", file.name)
                    json.member("bytes", file.byteCount)
                    json.member("changed", !file.wasUpToDate)
                }
            }
        }
    }
}

extension VectorFidelity {
    /// Writes what reports say of a picture without pixels.
    package func write(to json: inout JSONWriter) {
        json.object("vector", .inline) { json in
            json.member("exact", isExact)
            json.member("distance", distance)
            json.member("opacity", opacity)
            json.array("departures") { json in
                for departure in departures { json.element(departure) }
            }
        }
    }
}
