/// Values at times as Chromium 156 and Firefox 153 (Debian 12) show them: intervals, repetitions and the sandwich. Where they differ, those of
/// Firefox, which follow SMIL: what begins with another animation lies above that, and hyphens in ids are escaped.
let smilTimingCases: [SMILCase] = [
    SMILCase(
        "from-to", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" to="30" dur="1s"/></rect>"##,
        [0: "10", 0.5: "20", 0.999: "29.98", 1: "5", 1.5: "5"]),
    SMILCase(
        "freeze", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" to="30" dur="1s" fill="freeze"/></rect>"##,
        [0.5: "20", 1: "30", 3: "30"]),
    SMILCase(
        "from-by", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" by="30" dur="1s" fill="freeze"/></rect>"##,
        [0.5: "25", 1: "40"]),
    SMILCase(
        "by", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" by="30" dur="1s" fill="freeze"/></rect>"##,
        [0: "5", 0.5: "20", 1: "35"]),
    SMILCase(
        "to", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" to="25" dur="1s" fill="freeze"/></rect>"##,
        [0: "5", 0.25: "10", 1: "25"]),
    SMILCase(
        "values-discrete", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="1;2;3" calcMode="discrete" dur="1s" fill="freeze"/></rect>"##,
        [0: "1", 0.3: "1", 0.4: "2", 0.7: "3", 1: "3"]),
    SMILCase(
        "from-to-discrete", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="1" to="3" calcMode="discrete" dur="1s"/></rect>"##,
        [0.4: "1", 0.5: "3", 0.6: "3"]),
    SMILCase(
        "to-discrete", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" to="3" calcMode="discrete" dur="1s"/></rect>"##,
        [0.2: "5", 0.4: "5", 0.5: "3", 0.6: "3"]),
    SMILCase(
        "keytimes", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="0;10;30" keyTimes="0;0.2;1" dur="1s"/></rect>"##,
        [0.1: "5", 0.2: "10", 0.5: "17.5", 0.9: "27.5"]),
    SMILCase(
        "keytimes-bad", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="0;10;30" keyTimes="0;1" dur="1s"/></rect>"##,
        [0.1: "5", 0.5: "5"]),
    SMILCase(
        "splines", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="0;10;30" keyTimes="0;0.4;1" calcMode="spline" keySplines=".5 0 .5 1; 0.1 .8 .2 1" dur="1s"/></rect>"##,
        [0.1: "1.0589", 0.5: "24.0191", 0.7: "29.0171"]),
    SMILCase(
        "splines-even", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="0;10;30" calcMode="spline" keySplines=".5 0 .5 1; 0.1 .8 .2 1" dur="1s"/></rect>"##,
        [0.1: "0.645", 0.5: "10", 0.7: "28.3051"]),
    SMILCase(
        "paced", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="0;10;30;20" calcMode="paced" dur="1s"/></rect>"##,
        [0.1: "4", 0.5: "20", 0.7: "28"]),
    SMILCase(
        "sum", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" to="30" dur="1s" additive="sum"/></rect>"##,
        [0.5: "25"]),
    SMILCase(
        "sandwich", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" to="30" dur="2s" begin="1s"/><animate attributeName="x" from="1" to="3" dur="3s" additive="sum"/></rect>"##,
        [0.5: "6.3333", 1.5: "15", 2.5: "25"]),
    SMILCase(
        "sandwich-sum", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" to="30" dur="2s" begin="1s" additive="sum"/><animate attributeName="x" from="1" to="3" dur="3s" /></rect>"##,
        [0.5: "1.3333", 1.5: "17", 2.5: "27.6667"]),
    SMILCase(
        "accumulate", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="10" to="30" dur="1s" repeatCount="3" accumulate="sum" fill="freeze"/></rect>"##,
        [0.5: "20", 1.5: "50", 2.5: "80", 4: "90"]),
    SMILCase(
        "by-accumulate", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" by="10" dur="1s" repeatCount="3" accumulate="sum" fill="freeze"/></rect>"##,
        [0.5: "10", 1.5: "20", 2.5: "30", 4: "35"]),
    SMILCase(
        "to-accumulate", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" to="10" dur="1s" repeatCount="3" accumulate="sum" fill="freeze"/></rect>"##,
        [0.5: "7.5", 1.5: "7.5", 4: "10"]),
    SMILCase(
        "fraction", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" repeatCount="2.5" fill="freeze"/></rect>"##,
        [2: "0", 2.25: "2.5", 2.6: "5"]),
    SMILCase(
        "repeatdur", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" repeatDur="1.25s" repeatCount="7" fill="freeze"/></rect>"##,
        [1.2: "2", 1.3: "2.5", 1.7: "2.5"]),
    SMILCase(
        "negative", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" begin="-0.25s" fill="freeze"/></rect>"##,
        [0: "2.5", 0.5: "7.5", 1.2: "10"]),
    SMILCase(
        "before", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" begin="-5s" fill="freeze"/></rect>"##,
        [0: "5", 1: "5"]),
    SMILCase(
        "restart", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0;1" fill="freeze"/></rect>"##,
        [0.5: "2.5", 1.5: "2.5", 2.5: "7.5", 3.5: "10"]),
    SMILCase(
        "restart-busy", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0;1;3" restart="whenNotActive"/></rect>"##,
        [0.5: "2.5", 1.5: "7.5", 2.5: "5", 3.5: "2.5"]),
    SMILCase(
        "restart-never", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0;1;3" restart="never" /></rect>"##,
        [0.5: "2.5", 1.5: "7.5", 2.5: "5", 3.5: "5"]),
    SMILCase(
        "end", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0;3" end="1;4.25" fill="freeze"/></rect>"##,
        [0.5: "2.5", 1: "5", 1.5: "5", 3.5: "2.5", 4.5: "6.25"]),
    SMILCase(
        "end-none-left", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0;3" end="1" fill="freeze"/></rect>"##,
        [0.5: "2.5", 1.5: "5", 3.5: "5"]),
    SMILCase(
        "end-event", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0;3" end="1;t.click" fill="freeze"/></rect>"##,
        [0.5: "2.5", 1.5: "5", 3.5: "2.5"]),
    SMILCase(
        "zero-interval", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s" begin="0" end="0;1" fill="freeze"/></rect>"##,
        [0.5: "2.5", 1.5: "5"]),
    SMILCase(
        "min", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" min="3s" fill="freeze"/></rect>"##,
        [0.5: "5", 1.5: "10", 2.5: "10", 3.5: "10"]),
    SMILCase(
        "min-remove", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" min="3s"/></rect>"##,
        [0.5: "5", 1.5: "5", 2.5: "5", 3.5: "5"]),
    SMILCase(
        "min-end", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" repeatCount="indefinite" end="0.7s" min="2.25s" fill="freeze"/></rect>"##,
        [0.5: "5", 1.5: "5", 2.5: "2.5"]),
    SMILCase(
        "max", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" repeatCount="9" max="1.25s" fill="freeze"/></rect>"##,
        [0.5: "5", 1.5: "2.5", 2.5: "2.5"]),
    SMILCase(
        "min-above-max", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1s" min="2s" max="1.25s" fill="freeze"/></rect>"##,
        [0.5: "5", 1.5: "10", 2.5: "10"]),
    SMILCase(
        "end-only", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" end="1s" fill="freeze"/></rect>"##,
        [0.5: "0", 1.5: "0"]),
    SMILCase(
        "set", "x",
        ##"<rect id="t" x="5" width="10" height="10"><set attributeName="x" to="77" begin="1s" dur="1s"/></rect>"##,
        [0.5: "5", 1.5: "77", 2.5: "5"]),
    SMILCase(
        "set-open", "x",
        ##"<rect id="t" x="5" width="10" height="10"><set attributeName="x" to="77" begin="1s"/></rect>"##,
        [0.5: "5", 1.5: "77"]),
    SMILCase(
        "chain", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate id="a" attributeName="x" begin="0;b.end" from="0" to="10" dur="0.2s"/><animate id="b" attributeName="x" begin="a.end+0.1s" from="20" to="30" dur="0.3s"/></rect>"##,
        [0.1: "5", 0.35: "21.6666", 0.5: "26.6667", 0.7: "4.9999", 0.95: "21.6666", 1.1: "26.6667"]),
    SMILCase(
        "chain-end-early", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate id="a" attributeName="x" begin="0;b.end-0.1s" from="0" to="10" dur="0.4s"/><animate id="b" attributeName="x" begin="a.end-0.1s" from="20" to="30" dur="0.3s"/></rect>"##,
        [0.1: "2.5", 0.35: "21.6666", 0.5: "0", 0.7: "5", 0.9: "23.3333", 1.1: "2.5"]),
    SMILCase(
        "sync-cut", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate id="a" attributeName="y" begin="0;1s" from="0" to="10" dur="2s"/><animate attributeName="x" begin="a.end" from="20" to="30" dur="1s"/></rect>"##,
        [0.5: "5", 1.25: "22.5", 1.75: "27.5", 3.25: "22.5", 4: "5"]),
    SMILCase(
        "same-begin-doc-order", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="20" to="30" dur="1s"/><animate attributeName="x" from="0" to="10" dur="1s"/></rect>"##,
        [0.5: "5"]),
    SMILCase(
        "dependent-above", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" begin="a.begin" from="20" to="30" dur="1s"/><animate id="a" attributeName="x" from="0" to="10" dur="1s"/></rect>"##,
        [0.5: "25"]),
    SMILCase(
        "frozen-above", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" begin="1s" dur="0.25s" fill="freeze"/><animate attributeName="x" from="20" to="30" begin="0s" dur="2s" fill="freeze"/></rect>"##,
        [1.5: "10", 2.5: "10"]),
    SMILCase(
        "dur-zero", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="20" to="30" dur="0s"/></rect>"##,
        [0.5: "20"]),
    SMILCase(
        "dur-none", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="20" to="30"/></rect>"##,
        [0.5: "20"]),
    SMILCase(
        "values-one", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="20" dur="1s"/></rect>"##,
        [0.5: "20", 1.5: "5"]),
    SMILCase(
        "values-semicolon", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="20;30;" dur="1s"/></rect>"##,
        [0.5: "25", 0.75: "27.5"]),
    SMILCase(
        "values-first", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" values="20;30" from="1" to="2" dur="1s"/></rect>"##,
        [0.5: "25"]),
    SMILCase(
        "to-before-by", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" to="20" by="100" dur="1s"/></rect>"##,
        [0.5: "12.5"]),
    SMILCase(
        "clock", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="00:01:40"/></rect>"##,
        [1.5: "0.15", 61: "6.1"]),
    SMILCase(
        "clock-minutes", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="1.5min"/></rect>"##,
        [30: "3.3333"]),
    SMILCase(
        "clock-ms", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" begin=" + 50ms" dur="400ms"/></rect>"##,
        [0.25: "5"]),
    SMILCase(
        "hyphen", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate id="a-b" attributeName="y" from="0" to="10" dur="1s"/><animate attributeName="x" begin="a\-b.end" from="20" to="30" dur="1s"/></rect>"##,
        [0.5: "5", 1.5: "25"]),
    SMILCase(
        "hyphen-plain", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate id="a-b" attributeName="y" from="0" to="10" dur="1s"/><animate attributeName="x" begin="a-b.end" from="20" to="30" dur="1s"/></rect>"##,
        [0.5: "5", 1.5: "5"]),
    SMILCase(
        "bad-begin", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" begin="zz;1s" from="20" to="30" dur="1s"/></rect>"##,
        [0.5: "5", 1.5: "25"]),
    SMILCase(
        "bad-begin-first", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" begin="1x;1s" from="20" to="30" dur="1s"/></rect>"##,
        [0.5: "5", 1.5: "25"]),
    SMILCase(
        "to-over-moving", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" from="0" to="10" dur="2s"/><animate attributeName="x" to="100" dur="2s"/></rect>"##,
        [0.5: "26.875", 1.5: "76.875"]),
    SMILCase(
        "mirror-end", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate id="a" attributeName="y" from="0" to="1" dur="1s"/><animate attributeName="x" begin="0" end="a.end+1s" from="0" to="10" dur="1s" repeatCount="indefinite"/></rect>"##,
        [0.5: "5", 1.25: "2.5", 2.25: "5"]),
    SMILCase(
        "endless-restart", "x",
        ##"<rect id="t" x="5" width="10" height="10"><animate attributeName="x" begin="0;0.75s" from="0" to="10" dur="1s" repeatCount="indefinite"/></rect>"##,
        [0.5: "5", 1.5: "7.5", 2.25: "5"]),
]
