internal import LibC

/// The files of a folder of records, which builds exchange and lock.
extension DirectorySink {
    /// Calls `body` while no other process is in a call of this for the same folder.
    package func alone<Value>(_ body: () throws -> Value) throws -> Value {
        // A descriptor of its own: the lock ends with it, also where the process does.
        guard let file = folder.openFile(".", O_RDONLY | O_DIRECTORY) else { return try body() }
        file.lock()
        let result = Result { try body() }
        _ = file.closed()
        return try result.get()
    }

    /// Removes the file `name` of the folder, if it is there.
    package func remove(_ name: String) {
        folder.remove(name)
    }

    /// Removes a file that ``hold(_:_:)`` made, if the process that held it is gone.
    package func removeAbandoned(_ name: String) {
        // Twice as long as for temporary files, so that those beside it can be removed when this is.
        if folder.isAbandoned(name, staleAge: 2 * Folder.staleAge) { folder.remove(name) }
    }

    /// Gives a file of the folder another name, if it is there.
    package func rename(_ name: String, to target: String) throws(SinkError) {
        let code = folder.rename(name, to: target)
        guard code == 0 || code == ENOENT else {
            throw SinkError(code, path: fullPath(target, in: path), operation: "create")
        }
    }
}
