import Foundation

/// What Python's jsonschema and PyYAML say of files.
enum SchemaVerdicts {
    /// Which of the files a published schema accepts, by name.
    static func of(_ files: [String: [UInt8]], _ schema: String) throws -> [String: Bool] {
        var verdicts: [String: Bool] = [:]
        try FileManager.default.withTemporaryFolder { folder in
            var paths: [String] = []
            for (name, bytes) in files {
                let file = folder.appending(path: name + ".yaml")
                try Data(bytes).write(to: file)
                paths.append(file.path)
            }
            let schema = Reader.root.appending(path: "Sources/Spindle/Schemas/\(schema)")
            let output = try Reader.python.run([Reader.script("schema.py"), schema.path] + paths.sorted())
            for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                verdicts[String(words[0])] = words[1] == "yes"
            }
        }
        return verdicts
    }
}
