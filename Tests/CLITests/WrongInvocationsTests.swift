import TestSupport
import Testing

/// What people type who do not know the program yet, and what its answer leads them to.
@Suite struct WrongInvocationsTests {
    @Test(
        "what is natural but wrong is refused with what to write instead, and does nothing",
        arguments: WrongInvocation.all)
    func answer(row: WrongInvocation) async throws {
        let folder = try WorkFolder()
        for (name, text) in row.files { folder.put(name, text) }
        let before = folder.tree("")
        let result = try await CLI.run(
            shell: "ulimit -v 2000000 2>/dev/null; " + row.typed, in: folder.path,
            environment: CLI.shellEnvironment)
        #expect(result.status == row.status && result.signal == nil, "\(result.errors)")
        #expect(!row.leads.isEmpty && result.errors.contains(row.leads), "\(result.errors)")
        #expect(result.errors.hasPrefix("Error: "), "\(result.errors)")
        // One glance has to be enough.
        #expect(result.errors.split(separator: "\n").count <= 6, "\(result.errors)")
        #expect(
            result.output.isEmpty && folder.tree("") == before && folder.names() == row.files.keys.sorted())
    }

    @Test("the table has what three people typed in their first hours, and the files that they wrote")
    func table() {
        let rows = WrongInvocation.all
        #expect(Set(rows.map { $0.typed + "\($0.files)" }).count == rows.count)
        #expect(rows.count { $0.files.isEmpty } >= 212)
        #expect(rows.count { !$0.files.isEmpty } >= 24)
        #expect(rows.allSatisfy { (64...78).contains($0.status) })
    }
}
