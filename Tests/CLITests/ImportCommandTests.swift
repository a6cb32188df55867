import Foundation
import Imaging
import TestSupport
import Testing

/// `spindle import`: Lottie files, drawn by rlottie.
@Suite struct ImportCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    @Test(
        "a Lottie file of ours, drawn by rlottie, agrees with the engine's frames within 17 levels over 8 × 8 pixels"
    )
    func lottie() async throws {
        let look = ["render", "material-advance", "--size", "48", "--name", "ring", "--fps", "10"]
        try await CLI.succeed(look + ["--to", "lottie"], in: folder.path)
        try await CLI.succeed(look + ["--scale", "2", "-o", "engine"], in: folder.path)
        let lottie = try #require(folder.names().first { $0.hasSuffix(".json") })
        try await CLI.succeed(
            "import", lottie, "--to", "frames", "--scale", "2", "--fps", "10", "-o", "drawn", in: folder.path)
        let names = folder.names(in: "engine")
        #expect(names.count > 10 && names == folder.names(in: "drawn"))
        var largest = 0.0
        for name in names {
            let (a, b) = (
                try decodePNG(folder.bytes("engine/" + name)!), try decodePNG(folder.bytes("drawn/" + name)!)
            )
            try #require(a.width == b.width && a.height == b.height)
            for top in stride(from: 0, to: a.height, by: 8) {
                for left in stride(from: 0, to: a.width, by: 8) {
                    var sum = 0
                    for y in top..<top + 8 {
                        for x in left..<left + 8 { sum += abs(Int(a[x, y].alpha) - Int(b[x, y].alpha)) }
                    }
                    largest = max(largest, Double(sum) / 64)
                }
            }
        }
        #expect(largest <= 17, "\(largest)")
    }

    @Test("import says what is not drawn, and refuses what is no Lottie file")
    func gaps() async throws {
        folder.put(
            "gaps.json",
            """
            {"v":"5.5.7","fr":10,"ip":0,"op":3,"w":16,"h":16,"assets":[],"layers":[
            {"ty":5,"nm":"Words","ip":0,"op":3,"st":0,"ks":{"o":{"a":0,"k":100,"x":"var $bm_rt = 1;"}},
            "ef":[{"ty":5,"nm":"Drop Shadow"}]}]}
            """)
        let result = try await CLI.run("import", "gaps.json", "-o", "out", in: folder.path)
        for part in [
            "1 expression is not drawn", "1 text layer is not drawn", "Drop Shadow", "frames are empty",
        ] {
            #expect(result.errors.contains(part), "\(result.errors)")
        }
        folder.put("list.json", "[1]")
        folder.put("huge.json", #"{"fr":10,"ip":0,"op":3000,"w":4000,"h":4000,"layers":[]}"#)
        for (name, status) in [("list.json", 65), ("huge.json", 78), ("none.json", 66)] as [(String, Int32)] {
            #expect(
                try await CLI.run("import", name, "-o", "out2", in: folder.path).status == status, "\(name)")
        }
    }

    @Test(
        "an animation that ends within a frame keeps its last frame",
        arguments: [(33.99998, 34), (33.6, 34), (33.4, 33), (0.5, 1)])
    func fraction(end: Double, count: Int) async throws {
        folder.put(
            "end.json",
            """
            {"v":"5.5.7","fr":10,"ip":0,"op":\(end),"w":16,"h":16,"assets":[],"layers":[
            {"ty":4,"nm":"Disc","ip":0,"op":\(end),"st":0,"ks":{"o":{"a":0,"k":100}},"shapes":[{"ty":"gr","it":[
            {"ty":"el","p":{"a":0,"k":[8,8]},"s":{"a":0,"k":[12,12]}},{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},
            {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}]}
            """)
        let result = try await CLI.run("import", "end.json", "--to", "frames", "-o", "out", in: folder.path)
        #expect(result.status == 0 && !result.errors.contains("Note"), "\(result.errors)")
        let names = folder.names(in: "out")
        #expect(names.count == count)
        for name in names {
            #expect(try decodePNG(folder.bytes("out/" + name)!)[8, 8].alpha == 255, "\(name)")
        }
    }

    @Test(
        "what is no JSON is refused with its place",
        arguments: [
            (#"{"fr":10,"op":"#, "1:15"), (#"{"fr":10,}"#, "1:10"), ("{\n\"fr\": 1e}", "2:7"),
            (#"{"a":"b"#, "1:8"),
            (String(repeating: #"{"a":"#, count: 300), "nested deeper"), (#"{"a":1} {}"#, "1:9"),
        ])
    func broken(text: String, part: String) async throws {
        folder.put("broken.json", text)
        let result = try await CLI.run("import", "broken.json", "-o", "out", in: folder.path)
        #expect(result.status == 65 && result.errors.contains(part), "\(result.errors)")
    }

    @Test("a Lottie file that takes too long to draw is refused, and nothing is written")
    func slow() async throws {
        let still = #"{"a":0,"k":[1000,1000]}"#
        let layers = (0..<300).map { number in
            """
            {"ty":4,"ind":\(number),"ip":0,"op":600,"st":0,"sr":1,"ks":{"o":{"a":0,"k":50},"r":{"a":0,"k":\(number)},
            "p":\(still),"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]}},"shapes":[{"ty":"gr","it":[
            {"ty":"el","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[1500,900]}},{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},
            {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}
            """
        }
        folder.put(
            "slow.json",
            #"{"v":"5.5","fr":60,"ip":0,"op":600,"w":2000,"h":2000,"layers":[\#(layers.joined(separator: ","))]}"#
        )
        let result = try await CLI.run(
            "import", "slow.json", "--to", "frames", "--fps", "2", "--max-seconds", "1", "-o", "out",
            in: folder.path)
        #expect(result.status == 78 && result.errors.contains("--max-seconds"), "\(result.errors)")
        #expect(folder.names(in: "out").isEmpty)
    }
}
