import TestSupport
import Testing

/// Runs a wrong request where memory is scarce, and expects an exit status, a message that has `fragment`
/// in it, and that nothing is written: neither to standard output nor to the folder it runs in.
func expectRefusal(
    _ arguments: [String], _ status: Int32, _ fragment: String,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    let folder = try WorkFolder()
    folder.put("bystander", "untouched")
    let guarded = "ulimit -v 2000000 2>/dev/null; exec \"$@\""
    let result = try await CLI.run(arguments, shell: guarded, in: folder.path)
    #expect(
        result.status == status && result.signal == nil, "\(arguments): \(result.errors)",
        sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(result.errors.hasPrefix("Error: "), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(result.errors.contains(fragment), "\(result.errors)", sourceLocation: sourceLocation)
    #expect(folder.names() == ["bystander"], "\(arguments)", sourceLocation: sourceLocation)
    #expect(folder.bytes("bystander") == Array("untouched".utf8), sourceLocation: sourceLocation)
}
