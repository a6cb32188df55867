import SVGDocuments
import Testing

@testable import MovingPictures

@Suite struct SMILPeriodTests {
    private func animate(_ text: String, _ property: String = "x") -> String {
        "<animate attributeName='\(property)' from='0' to='10' \(text)/>"
    }

    private func repetition(_ animations: String...) throws -> [Double?] {
        let found = try smil("<rect id='t'>\(animations.joined())</rect>").repetition
        return [Double(found.lead) / 1e9, found.period.map { Double($0) / 1e9 }]
    }

    @Test("What repeats by itself repeats together after the least common multiple")
    func multiples() throws {
        let endless = "repeatCount='indefinite'"
        #expect(try repetition(animate("dur='0.75s' \(endless)")) == [0, 0.75])
        #expect(
            try repetition(animate("dur='1.2s' \(endless)"), animate("dur='1.8s' \(endless)", "y")) == [
                0, 3.6,
            ])
        #expect(try repetition(animate("dur='1s' begin='0.3s' \(endless)")) == [0.3, 1])
        #expect(try repetition(animate("dur='1s' begin='-0.3s' \(endless)")) == [0, 1])
        #expect(
            try repetition(animate("dur='7s' \(endless)"), animate("dur='9s' \(endless)", "y")) == [0, nil])
        #expect(try repetition(animate("dur='61s' \(endless)")) == [0, nil])
        #expect(try repetition(animate("dur='1s' repeatDur='indefinite'")) == [0, 1])
    }

    @Test("What ends stands still then, however long that takes")
    func ends() throws {
        #expect(try repetition(animate("dur='1s' repeatCount='2.5'")) == [2.5, 0])
        #expect(
            try repetition(animate("dur='1s' repeatCount='1000000000' begin='2s'")) == [1_000_000_002, 0])
        #expect(try repetition(animate("dur='1s'"), animate("dur='3s'", "y")) == [3, 0])
        #expect(try repetition("<set attributeName='x' to='1' begin='2s'/>") == [2, 0])
        #expect(
            try repetition("<animate attributeName='x' values='3' dur='7s' repeatCount='indefinite'/>") == [
                0, 0,
            ])
        #expect(try repetition() == [0, 0])
    }

    @Test("What adds up forever never repeats, but for full turns around the origin")
    func sums() throws {
        let sum = "dur='1s' repeatCount='indefinite' accumulate='sum'"
        #expect(try repetition(animate(sum)) == [0, nil])
        func turn(_ to: String) -> String {
            "<animateTransform attributeName='transform' type='rotate' from='0' to='\(to)' \(sum)/>"
        }
        #expect(try repetition(turn("90")) == [0, nil])
        #expect(try repetition(turn("720")) == [0, 1])
        #expect(try repetition(turn("360 5 5")) == [0, nil])
    }

    @Test("A ring of animations that begin one another repeats after a round")
    func ring() throws {
        let count = 8
        let animations = (0..<count).map { index in
            let before = (index + count - 1) % count
            let begin = index == 0 ? "0.5s;r\(before).end" : "r\(before).end"
            return
                "<animate id='r\(index)' attributeName='x\(index % 2)' begin='\(begin)' dur='0.2s' from='0' to='1'/>"
        }
        let found = try smil("<rect id='t'>\(animations.joined())</rect>").repetition
        #expect(found.period == 1_600_000_000)
        // The last one has not been active before the end of the first round.
        #expect(found.lead == 1_900_000_000)
    }

    @Test("Rings with pauses, and those that overlap, repeat with all that hangs on them")
    func hanging() throws {
        #expect(
            try repetition(
                animate("id='a' begin='0;b.end+0.3s' dur='0.5s'"),
                animate("id='b' begin='a.end-0.1s' dur='0.4s'", "y"),
                animate("begin='a.begin+0.05s' dur='0.1s'", "width"))[1] == 1.1)
        // What hangs on a ring, and goes on by itself: 1.2 s of the one and 0.5 s of the other.
        let found = try repetition(
            animate("id='a' begin='0;a.end' dur='1.2s'"),
            animate("dur='0.5s' repeatCount='indefinite'", "y"))
        #expect(found[1] == 6)
    }

    @Test(
        "Durations of a nanosecond and of a million years, and billions of repetitions, are as quick as others"
    )
    func extremes() throws {
        let body =
            "<rect id='t'>\(animate("dur='0.000000001s' repeatCount='3000000000' fill='freeze'"))</rect>"
        #expect(try smilNumber(body, at: 5) == 10)
        #expect(try smil(body).repetition == Repetition(lead: 3_000_000_000, period: 0))
        let slow = "<rect id='t'>\(animate("dur='1000000000s'"))</rect>"
        #expect(try smilNumber(slow, at: 500_000_000) == 5)
        let never = "<rect id='t'>\(animate("dur='99999999999999h'"))</rect>"
        #expect(try smilNumber(never, at: 1e9) == 0)
        let many = "<rect id='t'>\(animate("dur='1s' repeatCount='1e300' accumulate='sum'"))</rect>"
        #expect(try smilNumber(many, at: 1_000_000_000.5) == 10_000_000_005)
    }

    @Test("Animations that begin each other without end are refused where they are")
    func endless() throws {
        let short = "<animate id='a' attributeName='x' begin='0;a.end' dur='0.000000001s' from='0' to='1'/>"
        // A ring of one comes back to where it was at once.
        #expect(try smil("<rect>\(short)</rect>").repetition.period == 1)
        // At one moment, nothing ever comes back.
        let body = """
            <rect>
            <set id='a' attributeName='x' to='1' begin='1s;b.end' end='a.begin'/>
            <set id='b' attributeName='x' to='1' begin='a.end' end='b.begin'/></rect>
            """
        do {
            let found = try smil(body)
            #expect(found.repetition.period != nil)
        } catch let problem as SVGProblem {
            #expect(problem.line > 1 && problem.text.contains("longer durations"))
        }
    }

    @Test("Where nothing comes back within the limit, times are known for an hour at least")
    func incommensurable() throws {
        // 0.7000001 s and 0.9 s meet after 1,050,000 rounds.
        let body =
            "<rect id='t'>" + animate("id='a' begin='0;a.end' dur='0.7000001s'")
            + animate("id='b' begin='0;b.end' dur='0.9s'", "y")
            + animate("begin='a.begin;b.begin' dur='0.1s'", "width")
            + "</rect>"
        #expect(try smil(body).repetition.period == nil)
        #expect(try smilNumber(body, at: 3500.35050005) == 5)
    }

    @Test("What repeats after more than a minute is known at all times, although that is no period to draw")
    func slow() throws {
        let body = "<rect id='t'>\(animate("id='a' begin='0;a.end+10s' dur='90s'"))</rect>"
        #expect(try smil(body).repetition.period == nil)
        #expect(try smilNumber(body, at: 100_000 * 100 + 45) == 5)
    }

    @Test("Many groups that never repeat are refused together, where they are")
    func manyGroups() throws {
        let groups = (0..<400).map { index in
            animate("id='a\(index)' begin='0;a\(index).end' dur='0.700000\(index % 10)s'")
                + animate(
                    "id='b\(index)' begin='0;b\(index).end;a\(index).end' restart='whenNotActive' dur='0.9s'",
                    "y")
        }
        #expect(throws: SVGProblem.self) { try smil("<rect id='t'>\(groups.joined())</rect>") }
    }

    @Test("Ten thousand animations of one attribute, and of many, are timed at once")
    func many() throws {
        let own = (0..<9000).map { "<set attributeName='x' to='\($0)' begin='\($0)ms' dur='1s'/>" }
        #expect(try smilNumber("<rect id='t'>\(own.joined())</rect>", at: 3.0005) == 3000)
        let all = (0..<9000).map {
            "<set id='a\($0)' attributeName='x' to='1' begin='a\(($0 + 1) % 9000).end;0' dur='1s'/>"
        }
        _ = try smil("<rect id='t'>\(all.joined())</rect>")
    }
}
