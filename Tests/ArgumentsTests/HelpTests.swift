import Arguments
import Testing

@Suite struct HelpTests {
    @Test("help of a command: what it does, how it is written, its options in sections, and examples")
    func command() {
        let help = Route(["render", "circle"], from: Sample.program).help(width: 60)
        #expect(
            help == """
                Render a circle.

                USAGE: draw render circle -o <dir> [<options>]

                First paragraph.

                  kept   as it is

                Second.

                LOOK OPTIONS:
                  --scale <n>             Pixels per point; several at once.
                                          More. (default: 1)
                  --color <color>         A color.
                  --header, --no-header   Show the header.

                OPTIONS:
                  -o, --output <dir>      Where to write to.
                  --json                  Print [JSON]: it's for programs.
                  -h, --help              Show this help.

                EXAMPLES:
                  draw render circle -o out

                """)
    }

    @Test("help of a group lists its commands, and says which one is usual")
    func group() {
        let help = Route(["render"], from: Sample.program).help(width: 80)
        #expect(help.contains("USAGE: draw render <command> [<options>]\n"))
        #expect(help.contains("COMMANDS:\n  circle                  Render a circle.\n"))
        #expect(help.contains("  file                    Render a file. (default)\n"))
        #expect(help.contains("See \"draw help render <command>\" for more.\n"))
    }

    @Test("positionals are shown with their number and what stands in their place")
    func positionals() {
        let list = Route(["list"], from: Sample.program).help(width: 80)
        #expect(list.contains("USAGE: draw list [<kind>] [--json]\n"))
        #expect(list.contains("  <kind>                  What to list. (default: all)\n"))
        #expect(
            Route(["ease"], from: Sample.program).usage("", width: 80) == [
                "draw ease [<x>...] [--at <t,t,…>]"
            ])
    }

    @Test("no line is longer than asked for, where words allow", arguments: [40, 60, 80, 120])
    func width(width: Int) {
        for words in [["render", "circle"], ["list"], ["render"], []] {
            let help = Route(words, from: Sample.program).help(width: width)
            for line in help.split(separator: "\n") where !line.contains("kept") {
                #expect(line.count <= max(width, 46), "\(line)")
            }
        }
    }
}
