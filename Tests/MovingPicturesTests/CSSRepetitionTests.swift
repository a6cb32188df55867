import Testing

@testable import MovingPictures
@testable import SVGDocuments

@Suite struct CSSRepetitionTests {
    private static func animations(_ svg: String) throws -> CSSAnimations {
        let tree = SVGTree(try SVGParser.root(of: Array(svg.utf8)))
        let cascade = try CSSCascade(tree, CSSConditions(), accepts: CSSValidity.accepts)
        return try CSSAnimations(MovingDrawing(tree, cascade.declared, color: .black), cascade)
    }

    @Test(
        "The period is the least one of all that goes on, from the end of all that does not",
        arguments: [
            ("k 1s infinite", 0, 1000), ("k 1s infinite alternate", 0, 2000), ("k .75s -3s infinite", 0, 750),
            ("k 1s .5s infinite", 500, 1000), ("k 1s infinite, k .8s infinite", 0, 4000),
            ("k 1s infinite, k 1.5s .25s infinite alternate, k 2s 3s 2", 7000, 3000), ("k 1s 2", 2000, 0),
            ("k 2s 1.5 paused", 0, 0), ("k 0s infinite", 0, 0), ("k 1s -2s", 0, 0),
            ("none 1s infinite", 0, 0),
            ("k 1s infinite paused", 0, 0), ("k 7s infinite, k 11s infinite", 0, nil),
            ("k 61s infinite", 0, nil), ("k 60s infinite", 0, 60_000), ("k 1s 1e18", 0, 1000),
        ] as [(String, Double, Double?)])
    func period(_ animation: String, _ lead: Double, _ period: Double?) throws {
        let repetition = try Self.animations(
            "<svg><style>@keyframes k{to{r:3px}}#t{animation:\(animation)}</style><circle id=\"t\"/></svg>"
        ).repetition
        #expect(repetition.lead == Int64(lead * 1e6))
        #expect(repetition.period == period.map { Int64($0 * 1e6) })
    }

    @Test(
        "A direction of an animation without time and end is forwards, as Web Animations has it and Chromium has not"
    )
    func endless() {
        let timing = CSSTiming(duration: 0, count: .infinity, direction: .alternateReverse, fill: .both)
        #expect(timing.progress(at: 5)?.share == 1)
    }

    @Test(
        "What does nothing is told",
        arguments: [
            ("#t{animation:none 1s, nope 1s}", "the animation nope has no keyframes"),
            ("#t{transition:fill 1s}", "transitions do not run, for nothing in a picture changes its styles"),
            ("@keyframes k{to{cx:var(--a)}}#t{animation:k 1s}", "keyframes k: cx: var(--a) is passed over"),
            (
                "@keyframes k{to{letter-spacing:1px}}#t{animation:k 1s}",
                "keyframes k: letter-spacing does not move here, and stays as it is"
            ),
            ("@keyframes k{to{r:reed}}#t{animation:k 1s}", "keyframes k: r: reed is passed over"),
            (
                "@keyframes k{to{clip-path:url(#a)}}#t{animation:k 1s}",
                "keyframes k: clip-path changes at once in the middle between keyframes"
            ),
        ])
    func notes(_ sheet: String, _ note: String) throws {
        #expect(
            try Self.animations("<svg><style>\(sheet)</style><circle id=\"t\"/></svg>").notes.all.map {
                $0.text
            }
                == [note])
    }
}
