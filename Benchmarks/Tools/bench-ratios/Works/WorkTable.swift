import Foundation

/// Whole works, in processor time, each beside others that do the same in the same run.
struct WorkTable {
    let meter: Meter
    let commands: Commands

    private static let widths = [30, 12, 12, 10, 12, 17, 16, 16]

    /// The works by their names, in the order of the table.
    private static let all: [(name: String, make: @Sendable (WorkTable) throws -> Work)] = [
        ("W4", { try $0.scene() }), ("W4s", { try $0.sceneSheet() }), ("W5", { try $0.story() }),
        ("W6", { try $0.steps() }), ("W7", { $0.system() }), ("W8", { $0.longSheet() }),
        ("small", { $0.small() }),
    ]

    /// - Parameter names: of the works to do; none for all.
    func print(_ names: [String]) throws {
        for name in names where !Self.all.contains(where: { $0.name == name }) {
            let known = Self.all.map(\.name).joined(separator: ", ")
            throw Failure(description: "no work is called \"\(name)\"; there are \(known)")
        }
        Swift.print(
            """

            Whole works: processor time on all processors together, medians of rounds that take turns. What is compared with
            what people use now is processor time:

            """)
        let titles = ["", "processor", "time", "memory", "bytes", "Spindle is", "target", "memory's"]
        Swift.print(row(titles, Self.widths))
        for work in Self.all where names.isEmpty || names.contains(work.name) {
            try print(work.make(self))
            if work.name == "W7" { try printCores() }
        }
    }

    private func print(_ work: Work) throws {
        let samples = work.peers.compactMap(\.sample)
        let commands = work.lines.map(\.command) + work.peers.map(\.command) + samples.map(\.nothing)
        let readings = try meter.compare(commands, rounds: work.rounds)
        var peers = Array(readings[work.lines.count..<work.lines.count + work.peers.count])
        var nothings = readings[(work.lines.count + work.peers.count)...]
        for (index, peer) in work.peers.enumerated() {
            guard let sample = peer.sample, let nothing = nothings.popFirst() else { continue }
            peers[index].extrapolate(sample.every, from: nothing)
        }
        Swift.print("\(work.name): \(work.title), \(work.rounds) rounds")
        for (line, reading) in zip(work.lines, readings) {
            let faster = peers[line.peer].processor / reading.processor
            Swift.print(
                row(
                    cells(line.name, reading) + [
                        String(format: "%.1f× as fast", faster),
                        line.faster.map { verdict(faster >= $0, String(format: "≥ %g", $0)) } ?? "",
                        line.memory.map { verdict(reading.memory <= $0, "≤ \($0 / 1_000_000) MB") } ?? "",
                    ], Self.widths))
        }
        for (peer, reading) in zip(work.peers, peers) {
            let name = peer.sample.map { "\(peer.name), from 1/\($0.every)" } ?? peer.name
            Swift.print(row(cells(name, reading), Self.widths))
        }
    }

    /// What a program needs that only writes files that are there already.
    func sameBytes(as folder: String) -> Work.Peer {
        .init(
            name: "C, the same PNG bytes",
            command: [meter.tool("cairo-frames"), "copy", folder, Meter.newFolder])
    }

    private func cells(_ name: String, _ reading: Meter.Reading) -> [String] {
        [
            "  " + name, duration(reading.processor), duration(reading.seconds),
            String(format: "%.0f MB", Double(reading.memory) / 1e6), String(reading.bytes),
        ]
    }

    private func verdict(_ met: Bool, _ target: String) -> String { (met ? "" : "missed: ") + target }

    /// What a second processor gives, in time by the clock.
    private func printCores() throws {
        if ProcessInfo.processInfo.activeProcessorCount < 2 { return }
        let readings = try meter.compare([1, 2].map { commands.system(jobs: $0) }, rounds: 3)
        let faster = readings[0].seconds / readings[1].seconds
        let cells = [
            "  two processors for one", duration(readings[1].processor), duration(readings[1].seconds), "",
            "",
            String(format: "%.2f× as fast", faster), verdict(faster >= 1.8, "≥ 1.8"),
        ]
        Swift.print(row(cells, Self.widths))
    }
}

extension Meter.Reading {
    /// Makes this what all of a work takes of which one part in `every` was done.
    fileprivate mutating func extrapolate(_ every: Int, from nothing: Meter.Reading) {
        let factor = Double(every)
        seconds = nothing.seconds + factor * (seconds - nothing.seconds)
        processor = nothing.processor + factor * (processor - nothing.processor)
        bytes *= every
    }
}
