import TestSupport
import Testing

@testable import Builds
@testable import Formats

@Suite struct OutputClaimsTests {
    /// All conflicts, found by comparing every file with every other.
    private func all(_ files: [String: [String]], _ folders: Set<String>) -> Set<[String]> {
        var conflicts: Set<[String]> = []
        let ids = files.keys.sorted()
        for (index, id) in ids.enumerated() {
            for file in files[id] ?? [] {
                if folders.contains(where: { ($0 + "/").hasPrefix(file + "/") }) { conflicts.insert([id]) }
                for other in ids[..<index] where files[other]?.contains(file) == true {
                    conflicts.insert([other, id])
                }
            }
        }
        return conflicts
    }

    @Test("the same conflicts are found as by comparing every file with every other, of names by chance")
    func chance() {
        var random = SeededRandom(seed: 11)
        var found = 0
        for _ in 0..<300 {
            var (files, folders): ([String: [String]], Set<String>) = ([:], [])
            for _ in 0..<8 {
                let folder = ["", "", "a", "a-0", "a.png", "a-00/b"].randomElement(using: &random) ?? ""
                let name = ["a", "a-0", "a-00", "a-0.png", "a@2", "b"].randomElement(using: &random) ?? ""
                let id = folder.isEmpty ? name : folder + "/" + name
                folders.insert(folder)
                let ends = ["-0.png", "-00.png", ".png", "@2.png", "-0/b.png", "-00/b-0.png", "/a", ".json"]
                files[id] = ends.filter { _ in Bool.random(using: &random) }.map { id + $0 }.filter {
                    "-@.".contains($0.dropFirst(id.count).first ?? "x")
                }
            }
            folders.remove("")
            let ids = files.keys.sorted()
            let conflicts = OutputClaims.conflicts(ids.map { [$0] }, folders: folders) {
                FileNames(files[ids[$0]] ?? [])
            }
            let pairs = conflicts.map { conflict in
                conflict.other.map { [ids[$0], ids[conflict.job]] } ?? [ids[conflict.job]]
            }
            #expect(Set(pairs) == all(files, folders), "\(files) \(folders)")
            found += pairs.count
        }
        #expect(found > 50)
    }

    @Test("files are asked for where names meet alone, and once a job")
    func asked() {
        let ids = (0..<1000).map { "asset\($0)" } + ["a", "a-1", "a-1-2"]
        var asked: [String] = []
        _ = OutputClaims.conflicts(ids.map { [$0] }, folders: []) {
            asked.append(ids[$0])
            return FileNames([ids[$0] + ".png"])
        }
        #expect(
            !asked.isEmpty && Set(asked).count == asked.count && asked.allSatisfy { !$0.hasPrefix("asset") },
            "\(asked)")
    }

    @Test("case and how characters are composed do not count, and messages keep them")
    func spelling() {
        let ids = ["\u{C9}a", "e\u{301}A-0001"]
        let conflicts = OutputClaims.conflicts(ids.map { [$0] }, folders: []) {
            [FileNames(["\u{C9}a-0001.png"]), FileNames(["e\u{301}A-0001.PNG"])][$0]
        }
        #expect(conflicts.map(\.path) == ["e\u{301}A-0001.PNG"])
    }
}
