internal import LibC

/// The absolute path without links; nil where there is nothing.
package func truePath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
}

/// The same of a folder that is yet to be made, below one that is there.
package func trueFolder(_ path: String) -> String {
    if let path = truePath(path) { return path }
    let path = path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
    guard let slash = path.lastIndex(of: "/") else { return fullPath(path, in: truePath(".") ?? "") }
    let (folder, name) = (trueFolder(String(path[...slash])), String(path[path.index(after: slash)...]))
    return name == "." || name.isEmpty ? folder : fullPath(name, in: folder)
}
