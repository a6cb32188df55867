internal import Basics
internal import LibC
internal import Platform

extension DirectorySink {
    /// Stores a copy of the file at `path` as the file `name` of this folder, in little memory, if it has that digest.
    ///
    /// - Throws: ``SpecError`` where it has not, or cannot be read; ``SinkError``.
    package func copy(_ name: String, from path: String, digest: Digest) throws {
        var wrong: SpecError?
        do {
            try store(name) { file throws(SinkError) in
                var (hash, code) = (SHA256(), Int32(0))
                do throws(SpecError) {
                    try unsafe InputFile.make(path).forEachPart(limit: Self.maxBytes) { part in
                        unsafe hash.add(part)
                        if code == 0 { code = unsafe writeAll(part, to: file) }
                    }
                    if Digest(hash.digest.utf8) != digest {
                        throw SpecError(
                            .file, at: path, "was changed while it was being merged; build its shard again")
                    }
                } catch {
                    wrong = error
                    code = EIO
                }
                guard code == 0 else {
                    throw SinkError(code, path: fullPath(name, in: self.path), operation: "write")
                }
            }
        } catch {
            throw wrong ?? error
        }
    }
}
