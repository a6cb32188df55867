/// Animations of style sheets, and what Chromium 156 computes by them when they are paused at times.
struct AnimationCase: Sendable {
    let sheet, body, property: String
    /// In milliseconds.
    let times: [Double]
    let expected: [String]

    private static let usual: [Double] = [0, 250, 500, 750, 1000, 1250, 1999, 2000, 2500, 3000]

    /// - Parameters:
    ///   - body: What follows the style sheet; the element is `t`.
    ///   - expected: The computed values, with bars between them.
    fileprivate init(
        _ sheet: String, body: String = #"<circle id="t" r="5" cx="1"/>"#, property: String = "r",
        times: [Double] = usual, _ expected: String
    ) {
        (self.sheet, self.body, self.property, self.times) = (sheet, body, property, times)
        self.expected = expected.split(separator: " | ").map(String.init)
    }

    static let all: [AnimationCase] = [
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear}"#,
            #"10px | 12.5px | 15px | 17.5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear both}"#,
            #"10px | 12.5px | 15px | 17.5px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s 1s linear}"#,
            #"5px | 5px | 5px | 5px | 10px | 12.5px | 19.99px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s 1s linear backwards}"#,
            #"10px | 10px | 10px | 10px | 10px | 12.5px | 19.99px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 100s -50s linear}"#,
            times: [0, 25000, 50000], #"15px | 17.5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear infinite}"#,
            #"10px | 12.5px | 15px | 17.5px | 10px | 12.5px | 19.99px | 10px | 15px | 10px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 2 alternate both}"#,
            #"10px | 12.5px | 15px | 17.5px | 20px | 17.5px | 10.01px | 10px | 10px | 10px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 2.5 alternate both}"#,
            #"10px | 12.5px | 15px | 17.5px | 20px | 17.5px | 10.01px | 10px | 15px | 15px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 1.5 forwards}"#,
            #"10px | 12.5px | 15px | 17.5px | 10px | 12.5px | 15px | 15px | 15px | 15px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 3 reverse}"#,
            #"20px | 17.5px | 15px | 12.5px | 20px | 17.5px | 10.01px | 20px | 15px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 2 alternate-reverse both}"#,
            #"20px | 17.5px | 15px | 12.5px | 10px | 12.5px | 19.99px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 0 both}"#,
            #"10px | 10px | 10px | 10px | 10px | 10px | 10px | 10px | 10px | 10px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear 0 reverse both}"#,
            #"20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 0s linear both}"#,
            #"20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 0s 1s linear both}"#,
            #"10px | 10px | 10px | 10px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 0s linear infinite both}"#,
            #"20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 0s linear 2.25 both}"#,
            #"12.5px | 12.5px | 12.5px | 12.5px | 12.5px | 12.5px | 12.5px | 12.5px | 12.5px | 12.5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s}"#,
            #"10px | 14.0851px | 18.024px | 19.6046px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s ease-in}"#,
            #"10px | 10.9346px | 13.1536px | 16.2186px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s ease-out infinite alternate}"#,
            #"10px | 13.7814px | 16.8464px | 19.0654px | 20px | 19.0654px | 10.0171px | 10px | 16.8464px | 20px"#
        ),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s cubic-bezier(.36,.6,.31,1) infinite}"#,
            #"10px | 14.9257px | 18.6308px | 19.7691px | 10px | 14.9257px | 20px | 10px | 18.6308px | 10px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s cubic-bezier(.3,-2,.7,3)}"#,
            #"10px | 6.11974px | 15px | 23.8803px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(4) both}"#,
            #"10px | 12.5px | 15px | 17.5px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(4,start) 1s both}"#,
            times: [1500, 1000, 1250, 0, 1500, 999, 1500, 2000],
            #"17.5px | 12.5px | 15px | 10px | 17.5px | 10px | 17.5px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(4,jump-none) both}"#,
            #"10px | 13.3333px | 16.6667px | 20px | 20px | 20px | 20px | 20px | 20px | 20px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(3,jump-both) both reverse}"#,
            #"20px | 17.5px | 15px | 12.5px | 10px | 10px | 10px | 10px | 10px | 10px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(2,start) 1s reverse both}"#,
            times: [1500, 1000, 1250, 0, 1250, 1999, 1500, 2000, 1500, 3000],
            #"20px | 20px | 20px | 20px | 20px | 15px | 20px | 10px | 20px | 10px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear(0, .5 20%, 1)}"#,
            #"10px | 15.3125px | 16.875px | 18.4375px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{50%{r:20px}}#t{animation:k 1s linear}"#,
            #"5px | 12.5px | 20px | 12.5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{r:20px}}#t{animation:k 1s linear}"#,
            #"5px | 8.75px | 12.5px | 16.25px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{25%{r:20px}}#t{animation:k 1s linear}"#,
            #"5px | 20px | 15px | 10px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{75%,25%{r:20px}to,from{r:0}}#t{animation:k 1s linear}"#,
            #"0px | 20px | 20px | 20px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:0;animation-timing-function:steps(2)}50%{r:10px;animation-timing-function:ease-in}100%{r:30px}}#t{animation:k 1s linear}"#,
            #"0px | 5px | 10px | 16.3071px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:0;animation-timing-function:ease-out}0%{r:4px}100%{r:30px}}#t{animation:k 1s linear}"#,
            #"4px | 10.5px | 17px | 23.5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:0}60%{r:2px;cx:4px}60%{r:6px}100%{r:30px}}#t{animation:k 1s linear}"#,
            #"0px | 2.5px | 5px | 15px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:0}60%{r:2px;cx:4px}60%{r:6px}100%{r:30px}}#t{animation:k 1s linear}"#,
            property: "cx", #"1px | 2.25px | 3.5px | 2.875px | 1px | 1px | 1px | 1px | 1px | 1px"#),
        AnimationCase(
            #"@keyframes k{0%{r:0!important}100%{r:30px}}#t{animation:k 1s linear}"#,
            #"5px | 11.25px | 17.5px | 23.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:reed}100%{r:30px}}#t{animation:k 1s linear}"#,
            #"5px | 11.25px | 17.5px | 23.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:1px}100%{r:3px}}@keyframes k{100%{r:30px}}#t{animation:k 1s linear}"#,
            #"5px | 11.25px | 17.5px | 23.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:1px}100%{r:3px}}@keyframes l{50%{r:30px}}#t{animation:k 1s linear, l 1s linear}"#,
            #"1px | 15.75px | 30px | 16.25px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{r:1px}100%{r:3px}}@keyframes l{100%{r:30px}}#t{animation:k 2s linear, l 1s linear}"#,
            #"1px | 8.4375px | 15.75px | 22.9375px | 2px | 2.25px | 2.999px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:none, k 1s linear}"#,
            #"10px | 12.5px | 15px | 17.5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear, nope 2s}"#,
            #"10px | 12.5px | 15px | 17.5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear}#t{r:7px!important}"#,
            #"7px | 7px | 7px | 7px | 7px | 7px | 7px | 7px | 7px | 7px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear}#t{animation-duration:2s,9s;animation-delay:.5s}"#,
            #"5px | 5px | 10px | 11.25px | 12.5px | 13.75px | 17.495px | 17.5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{r:inherit}}#t{animation:k 1s linear}"#,
            body: #"<g style="r:9px"><circle id="t" r="5" cx="1"/></g>"#,
            #"5px | 6px | 7px | 8px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{r:initial}}#t{animation:k 1s linear}"#,
            #"5px | 3.75px | 2.5px | 1.25px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{r:calc(4px + 10%)}}#t{animation:k 1s linear}"#,
            #"calc(0% + 5px) | calc(2.5% + 4.75px) | calc(5% + 4.5px) | calc(7.5% + 4.25px) | 5px | 5px | 5px | 5px | 5px | 5px"#
        ),
        AnimationCase(
            #"@keyframes k{to{r:var(--r,3px)}}#t{animation:k 1s linear}#t{--r:9px}"#,
            #"5px | 6px | 7px | 8px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{stroke-width:9px}}#t{animation:k 1s linear}"#,
            body: #"<g stroke-width="3"><circle id="t" r="5" cx="1"/></g>"#, property: "stroke-width",
            #"3px | 4.5px | 6px | 7.5px | 3px | 3px | 3px | 3px | 3px | 3px"#),
        AnimationCase(
            #"@keyframes k{to{opacity:0}}#t{animation:k 1s linear}"#, property: "opacity",
            #"1 | 0.75 | 0.5 | 0.25 | 1 | 1 | 1 | 1 | 1 | 1"#),
        AnimationCase(
            #"@keyframes k{50%{opacity:.2}}#t{animation:k 1s linear}"#, property: "opacity",
            #"1 | 0.6 | 0.2 | 0.6 | 1 | 1 | 1 | 1 | 1 | 1"#),
        AnimationCase(
            #"@keyframes k{to{opacity:0}}#t{animation:k 1s cubic-bezier(.3,-2,.7,3)}"#, property: "opacity",
            #"1 | 1 | 0.5 | 0 | 1 | 1 | 1 | 1 | 1 | 1"#),
        AnimationCase(
            #"@keyframes k{to{fill:red}}#t{animation:k 1s linear}"#, property: "fill",
            #"rgb(0, 0, 0) | rgb(64, 0, 0) | rgb(128, 0, 0) | rgb(191, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{from{fill:rgba(255,0,0,0)}to{fill:#00f}}#t{animation:k 1s linear}"#,
            property: "fill",
            #"rgba(0, 0, 0, 0) | rgba(0, 0, 255, 0.25) | rgba(0, 0, 255, 0.5) | rgba(0, 0, 255, 0.75) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{to{fill:red}}#t{animation:k 1s linear}"#,
            body: ##"<g fill="#0000ff"><circle id="t" r="5" cx="1"/></g>"##, property: "fill",
            #"rgb(0, 0, 255) | rgb(64, 0, 191) | rgb(128, 0, 128) | rgb(191, 0, 64) | rgb(0, 0, 255) | rgb(0, 0, 255) | rgb(0, 0, 255) | rgb(0, 0, 255) | rgb(0, 0, 255) | rgb(0, 0, 255)"#
        ),
        AnimationCase(
            #"@keyframes k{to{fill:none}}#t{animation:k 1s linear}"#, property: "fill",
            #"rgb(0, 0, 0) | rgb(0, 0, 0) | none | none | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{to{stroke:red}}#t{animation:k 1s linear}"#, property: "stroke",
            #"none | none | rgb(255, 0, 0) | rgb(255, 0, 0) | none | none | none | none | none | none"#),
        AnimationCase(
            #"@keyframes k{to{fill:currentColor}}#t{animation:k 1s linear}#t{color:#ff0000}"#,
            property: "fill",
            #"rgb(0, 0, 0) | rgb(64, 0, 0) | rgb(128, 0, 0) | rgb(191, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0) | rgb(0, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{to{visibility:hidden}}#t{animation:k 1s linear}"#, property: "visibility",
            #"visible | visible | visible | visible | visible | visible | visible | visible | visible | visible"#
        ),
        AnimationCase(
            #"@keyframes k{from{visibility:hidden}}#t{animation:k 1s linear}"#, property: "visibility",
            #"hidden | visible | visible | visible | visible | visible | visible | visible | visible | visible"#
        ),
        AnimationCase(
            #"@keyframes k{from{visibility:hidden}to{visibility:collapse}}#t{animation:k 1s linear}"#,
            property: "visibility",
            #"hidden | hidden | collapse | collapse | visible | visible | visible | visible | visible | visible"#
        ),
        AnimationCase(
            #"@keyframes k{to{fill-rule:evenodd}}#t{animation:k 1s linear}"#, property: "fill-rule",
            #"nonzero | nonzero | evenodd | evenodd | nonzero | nonzero | nonzero | nonzero | nonzero | nonzero"#
        ),
        AnimationCase(
            #"@keyframes k{from{stroke-dasharray:1 150}50%{stroke-dasharray:90,150}to{stroke-dasharray:90,150;stroke-dashoffset:-35}}#t{animation:k 1s linear}"#,
            property: "stroke-dasharray",
            #"1px, 150px | 45.5px, 150px | 90px, 150px | 90px, 150px | none | none | none | none | none | none"#
        ),
        AnimationCase(
            #"@keyframes k{from{stroke-dasharray:1 150}50%{stroke-dasharray:90,150}to{stroke-dasharray:90,150;stroke-dashoffset:-35}}#t{animation:k 1s linear}"#,
            property: "stroke-dashoffset",
            #"0px | -8.75px | -17.5px | -26.25px | 0px | 0px | 0px | 0px | 0px | 0px"#),
        AnimationCase(
            #"@keyframes k{to{transform:rotate(360deg)}}#t{animation:k 1s linear}"#, property: "transform",
            #"matrix(1, 0, 0, 1, 0, 0) | matrix(0, 1, -1, 0, 0, 0) | matrix(-1, 0, 0, -1, 0, 0) | matrix(0, -1, 1, 0, 0, 0) | none | none | none | none | none | none"#
        ),
        AnimationCase(
            #"@keyframes k{50%{transform:scale(2)}}#t{animation:k 1s linear}#t{transform:rotate(90deg)}"#,
            property: "transform",
            #"matrix(2.22045e-16, 1, -1, 2.22045e-16, 0, 0) | matrix(1.06066, 1.06066, -1.06066, 1.06066, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(1.06066, 1.06066, -1.06066, 1.06066, 0, 0) | matrix(0, 1, -1, 0, 0, 0) | matrix(0, 1, -1, 0, 0, 0) | matrix(0, 1, -1, 0, 0, 0) | matrix(0, 1, -1, 0, 0, 0) | matrix(0, 1, -1, 0, 0, 0) | matrix(0, 1, -1, 0, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{to{transform:translate(10px,20px) scale(.5)}}#t{animation:k 1s linear}#t{transform:translate(2px)}"#,
            property: "transform",
            #"matrix(1, 0, 0, 1, 2, 0) | matrix(0.875, 0, 0, 0.875, 4, 5) | matrix(0.75, 0, 0, 0.75, 6, 10) | matrix(0.625, 0, 0, 0.625, 8, 15) | matrix(1, 0, 0, 1, 2, 0) | matrix(1, 0, 0, 1, 2, 0) | matrix(1, 0, 0, 1, 2, 0) | matrix(1, 0, 0, 1, 2, 0) | matrix(1, 0, 0, 1, 2, 0) | matrix(1, 0, 0, 1, 2, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{0%{transform:scale(0)}100%{transform:scale(1)}}#t{animation:k 1s ease-in-out infinite alternate}"#,
            property: "transform",
            #"matrix(0, 0, 0, 0, 0, 0) | matrix(0.129162, 0, 0, 0.129162, 0, 0) | matrix(0.5, 0, 0, 0.5, 0, 0) | matrix(0.870838, 0, 0, 0.870838, 0, 0) | matrix(1, 0, 0, 1, 0, 0) | matrix(0.870838, 0, 0, 0.870838, 0, 0) | matrix(1.89049e-06, 0, 0, 1.89049e-06, 0, 0) | matrix(0, 0, 0, 0, 0, 0) | matrix(0.5, 0, 0, 0.5, 0, 0) | matrix(1, 0, 0, 1, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{to{transform:rotate(90)}}#t{animation:k 1s linear}"#, property: "transform",
            #"none | none | none | none | none | none | none | none | none | none"#),
        AnimationCase(
            #"@keyframes k{to{rotate:90deg}}#t{animation:k 1s linear}"#, property: "rotate",
            #"0deg | 22.5deg | 45deg | 67.5deg | none | none | none | none | none | none"#),
        AnimationCase(
            #"@keyframes k{to{scale:3 1}}#t{animation:k 1s linear}"#, property: "scale",
            #"1 | 1.5 1 | 2 1 | 2.5 1 | none | none | none | none | none | none"#),
        AnimationCase(
            #"@keyframes k{to{translate:30px 10px}}#t{animation:k 1s linear}"#, property: "translate",
            #"0px | 7.5px 2.5px | 15px 5px | 22.5px 7.5px | none | none | none | none | none | none"#),
        AnimationCase(
            #"@keyframes k{to{offset-distance:100%}}#t{animation:k 1s linear}"#, property: "offset-distance",
            #"0% | 25% | 50% | 75% | 0px | 0px | 0px | 0px | 0px | 0px"#),
        AnimationCase(
            #"@keyframes k{to{offset-rotate:auto 90deg}}#t{animation:k 1s linear}"#,
            property: "offset-rotate",
            #"auto 0deg | auto 22.5deg | auto 45deg | auto 67.5deg | auto 0deg | auto 0deg | auto 0deg | auto 0deg | auto 0deg | auto 0deg"#
        ),
        AnimationCase(
            #"@keyframes k{from{offset-rotate:0deg}to{offset-rotate:90deg}}#t{animation:k 1s linear}"#,
            property: "offset-rotate",
            #"0deg | 22.5deg | 45deg | 67.5deg | auto 0deg | auto 0deg | auto 0deg | auto 0deg | auto 0deg | auto 0deg"#
        ),
        AnimationCase(
            #"@keyframes k{to{transform-origin:12px 12px}}#t{animation:k 1s linear}"#,
            property: "transform-origin",
            #"0px 0px | 3px 3px | 6px 6px | 9px 9px | 0px 0px | 0px 0px | 0px 0px | 0px 0px | 0px 0px | 0px 0px"#
        ),
        AnimationCase(
            #"@keyframes k{to{animation-composition:add;r:9px}}#t{animation:k 1s linear}"#,
            #"5px | 7.25px | 9.5px | 11.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s linear}#t{animation-composition:add}"#,
            #"15px | 17.5px | 20px | 22.5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{transform:rotate(90deg)}}#t{animation:k 1s linear}#t{transform:scale(2);animation-composition:add}"#,
            property: "transform",
            #"matrix(2, 0, 0, 2, 0, 0) | matrix(1.84776, 0.765367, -0.765367, 1.84776, 0, 0) | matrix(1.41421, 1.41421, -1.41421, 1.41421, 0, 0) | matrix(0.765367, 1.84776, -1.84776, 0.765367, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{from{transform:rotate(0)}to{transform:rotate(90deg)}}#t{animation:k 1s linear}#t{transform:scale(2);animation-composition:add}"#,
            property: "transform",
            #"matrix(2, 0, 0, 2, 0, 0) | matrix(1.84776, 0.765367, -0.765367, 1.84776, 0, 0) | matrix(1.41421, 1.41421, -1.41421, 1.41421, 0, 0) | matrix(0.765367, 1.84776, -1.84776, 0.765367, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{from{transform:scale(1)}to{transform:scale(3)}}#t{animation:k 1s linear}#t{transform:scale(2);animation-composition:accumulate}"#,
            property: "transform",
            #"matrix(2, 0, 0, 2, 0, 0) | matrix(2.5, 0, 0, 2.5, 0, 0) | matrix(3, 0, 0, 3, 0, 0) | matrix(3.5, 0, 0, 3.5, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0) | matrix(2, 0, 0, 2, 0, 0)"#
        ),
        AnimationCase(
            #"@keyframes k{from{r:1px}to{r:3px}}@keyframes l{from{r:10px}to{r:20px}}#t{animation:k 1s linear, l 1s linear}#t{animation-composition:replace,add}"#,
            #"11px | 14px | 17px | 20px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{0%{cx:4px;r:3px}50%{cx:9px;r:8px}}#t{animation:k .75s cubic-bezier(0.56,.52,.17,.98) infinite}"#,
            property: "cx",
            #"4px | 8.75893px | 4.90821px | 4px | 8.75893px | 4.90821px | 4.96545px | 4.90821px | 8.75893px | 4px"#
        ),
        AnimationCase(
            #"@keyframes k{8.33%{x:13px;y:1px}25%{x:13px;y:1px}33.3%{x:13px;y:13px}50%{x:13px;y:13px}58.33%{x:1px;y:13px}75%{x:1px;y:13px}83.33%{x:1px;y:1px}}#t{animation:k 2.4s linear -1.6s infinite}"#,
            body: #"<rect id="t" x="1" y="1" width="10" height="10"/>"#, property: "x",
            #"1px | 1px | 1px | 1px | 13px | 13px | 13px | 13px | 1px | 1px"#),
        AnimationCase(
            #"@keyframes k{0%{r:1px}33.333%{r:9px}100%{r:2px}}#t{animation:k 1s linear}"#,
            times: [333, 333.33, 334, 100, 900], #"8.99208px | 9px | 8.99296px | 3.40002px | 3.04999px"#),
        AnimationCase(
            #"@media (min-width:9999px){@keyframes k{to{r:90px}}}@keyframes k{to{r:10px}}#t{animation:k 1s linear}"#,
            #"5px | 6.25px | 7.5px | 8.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@-webkit-keyframes k{to{r:90px}}#t{animation:k 1s linear}"#,
            #"5px | 26.25px | 47.5px | 68.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes "a b"{to{r:90px}}#t{animation:"a b" 1s linear}"#,
            #"5px | 26.25px | 47.5px | 68.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:K 1s linear}"#,
            #"5px | 5px | 5px | 5px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{101%{r:90px}to{r:10px}}#t{animation:k 1s linear}"#,
            #"5px | 6.25px | 7.5px | 8.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{50%,200%{r:90px}to{r:10px}}#t{animation:k 1s linear}"#,
            #"5px | 6.25px | 7.5px | 8.75px | 5px | 5px | 5px | 5px | 5px | 5px"#),
        AnimationCase(
            #"@keyframes k{to{d:path("M0 0L20 0")}}#t{animation:k 1s linear}"#,
            body: #"<path id="t" d="M0 0L10 10"/>"#, property: "d",
            #"path("M 0 0 L 10 10") | path("M 0 0 L 12.5 7.5") | path("M 0 0 L 15 5") | path("M 0 0 L 17.5 2.5") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10")"#
        ),
        AnimationCase(
            #"@keyframes k{to{d:path("M0 0H20")}}#t{animation:k 1s linear}"#,
            body: #"<path id="t" d="M0 0L10 10"/>"#, property: "d",
            #"path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 H 20") | path("M 0 0 H 20") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10") | path("M 0 0 L 10 10")"#
        ),
        AnimationCase(
            #"@keyframes k{from{r:10px}50%{r:12px}to{r:20px}}#t{animation:k 1s steps(4,start) 1s both}"#,
            times: [1001, 1000, 1001, 0, 1499, 999, 1500, 1501],
            #"10.5px | 10.5px | 10.5px | 10px | 12px | 10px | 14px | 14px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(4,start)}"#,
            times: [0, 0.001, 1, 250], #"12.5px | 12.5px | 12.5px | 15px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s steps(4,start) infinite}"#,
            times: [0, 0.001, 1, 250, 999.999, 1000, 1000.001],
            #"12.5px | 12.5px | 12.5px | 15px | 20px | 12.5px | 12.5px"#),
        AnimationCase(
            #"@keyframes k{from{r:10px}to{r:20px}}#t{animation:k 1s step-start infinite}"#,
            times: [0, 0.001, 999.999, 1000, 1000.001, 2000], #"20px | 20px | 20px | 20px | 20px | 20px"#),
    ]
}
