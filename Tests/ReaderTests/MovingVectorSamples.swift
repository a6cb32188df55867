/// Moving drawings of the kinds that people have.
enum MovingVectorSamples {
    /// Names and files, in squares of 24 points.
    static let all: [(name: String, svg: String)] = [
        (
            "ring-turn",
            """
            <path fill="none" stroke="#16a" stroke-width="3" stroke-linecap="round" d="M12 3a9 9 0 0 1 9 9">
            <animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="0.9s" repeatCount="indefinite"/></path>
            """
        ),
        (
            "ring-dash",
            """
            <g><animateTransform attributeName="transform" type="rotate" values="0 12 12;360 12 12" dur="2s" repeatCount="indefinite"/>
            <circle cx="12" cy="12" r="9.5" fill="none" stroke="#a31" stroke-width="3" stroke-linecap="round">
            <animate attributeName="stroke-dasharray" values="0 150;42 150;42 150" keyTimes="0;0.475;1" calcMode="spline" keySplines="0.42 0 0.58 1;0.42 0 0.58 1" dur="1s" repeatCount="indefinite"/>
            <animate attributeName="stroke-dashoffset" values="0;-16;-59" keyTimes="0;0.475;1" calcMode="spline" keySplines="0.42 0 0.58 1;0.42 0 0.58 1" dur="1s" repeatCount="indefinite"/>
            </circle></g>
            """
        ),
        (
            "dots-fade",
            [(4, "0s"), (12, "0.15s"), (20, "0.3s")].map { x, begin in
                """
                <circle cx="\(x)" cy="12" r="3"><animate attributeName="fill-opacity" values="1;.2;1" begin="\(begin)" dur="0.75s" repeatCount="indefinite"/></circle>
                """
            }.joined()
        ),
        (
            "dots-grow",
            [(4, "0s"), (12, "0.2s"), (20, "0.4s")].map { x, begin in
                """
                <circle cx="\(x)" cy="12" r="0"><animate attributeName="r" values="0;3.4;0;0" keyTimes="0;0.3;0.8;1" calcMode="spline" keySplines="0.2 0.2 0.4 0.8;0.2 0.6 0.4 0.8;0 0 1 1" begin="\(begin)" dur="1s" repeatCount="indefinite"/></circle>
                """
            }.joined()
        ),
        (
            "dots-move",
            """
            <circle cx="4" cy="12" r="3"><animate attributeName="cx" values="4;20;20;4;4" dur="2s" repeatCount="indefinite"/>
            <animate attributeName="cy" values="4;4;20;20;4" dur="2s" repeatCount="indefinite"/></circle>
            """
        ),
        (
            "bars",
            [(2, "-0.4s"), (10, "-0.2s"), (18, "0s")].map { x, begin in
                """
                <rect x="\(x)" y="2" width="4" height="20"><animate attributeName="height" values="20;8;20" begin="\(begin)" dur="0.8s" repeatCount="indefinite"/>
                <animate attributeName="y" values="2;8;2" begin="\(begin)" dur="0.8s" repeatCount="indefinite"/></rect>
                """
            }.joined()
        ),
        (
            "bars-round",
            [(2, "-0.4s"), (10, "-0.2s"), (18, "0s")].map { x, begin in
                """
                <rect x="\(x)" y="2" width="4" height="20" rx="2"><animate attributeName="height" values="20;8;20" begin="\(begin)" dur="0.8s" repeatCount="indefinite"/>
                <animate attributeName="y" values="2;8;2" begin="\(begin)" dur="0.8s" repeatCount="indefinite"/></rect>
                """
            }.joined()
        ),
        (
            "blocks",
            """
            <rect width="9" height="9" x="2" y="2" rx="1" fill="#084"><animate attributeName="x" values="2;13;13;2;2" keyTimes="0;0.2;0.5;0.7;1" dur="1.6s" repeatCount="indefinite"/>
            <animate attributeName="y" values="2;2;13;13;2" keyTimes="0;0.3;0.5;0.8;1" dur="1.6s" repeatCount="indefinite"/></rect>
            """
        ),
        (
            "pulse",
            """
            <circle cx="12" cy="12" r="0" fill="#70c"><animate attributeName="r" values="0;11" calcMode="spline" keySplines="0.52 0.6 0.25 0.99" dur="1.2s" repeatCount="indefinite"/>
            <animate attributeName="opacity" values="1;0" calcMode="spline" keySplines="0.52 0.6 0.25 0.99" dur="1.2s" repeatCount="indefinite"/></circle>
            """
        ),
        (
            "pulse-line",
            """
            <g fill="none" stroke="#c40" stroke-width="2"><circle cx="12" cy="12" r="1"><animate attributeName="r" values="1;10" calcMode="spline" keyTimes="0;1" keySplines="0.165 0.84 0.44 1" dur="1.8s" repeatCount="indefinite"/>
            <animate attributeName="stroke-opacity" values="1;0" dur="1.8s" repeatCount="indefinite"/>
            <animate attributeName="stroke-width" values="3;1" dur="1.8s" repeatCount="indefinite"/></circle></g>
            """
        ),
        (
            "clock",
            """
            <circle cx="12" cy="12" r="10" fill="none" stroke="#333" stroke-width="2"/>
            <rect x="11" y="6" width="2" height="7" rx="1"><animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="3s" repeatCount="indefinite"/></rect>
            <rect x="11" y="5" width="2" height="8" rx="1"><animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="0.75s" repeatCount="indefinite"/></rect>
            """
        ),
        (
            "steps",
            """
            <g><rect x="11" y="1" width="2" height="6" rx="1"/><rect x="11" y="17" width="2" height="6" rx="1" opacity=".4"/>
            <animateTransform attributeName="transform" type="rotate" calcMode="discrete" values="0 12 12;45 12 12;90 12 12;135 12 12;180 12 12;225 12 12;270 12 12;315 12 12" dur="0.8s" repeatCount="indefinite"/></g>
            """
        ),
        (
            "scale",
            """
            <g transform="translate(12 12)"><path d="M-8-8H8V8H-8z" fill="#269"><animateTransform attributeName="transform" type="scale" values="1;0.4 0.9;1" dur="1s" calcMode="spline" keySplines="0.3 0 0.7 1;0.3 0 0.7 1" repeatCount="indefinite"/></path></g>
            """
        ),
        (
            "orbits",
            """
            <g><animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="2s" repeatCount="indefinite"/>
            <g transform="translate(12 5)"><circle r="2.5" cx="3" fill="#b05"><animateTransform attributeName="transform" type="rotate" from="0" to="-360" dur="1s" repeatCount="indefinite"/></circle></g></g>
            """
        ),
        (
            "along",
            """
            <path fill="#063" d="M-3-2L3 0L-3 2z"><animateMotion path="M12 4a8 8 0 1 1-0.01 0z" rotate="auto" dur="2s" repeatCount="indefinite"/></path>
            """
        ),
        (
            "morph",
            """
            <path fill="#c80" d="M12 2L22 12L12 22L2 12Z"><animate attributeName="d" values="M12 2L22 12L12 22L2 12Z;M12 8L20 4L16 20L6 18Z;M12 2L22 12L12 22L2 12Z" dur="1.5s" repeatCount="indefinite"/></path>
            """
        ),
        (
            "colors",
            """
            <rect x="3" y="3" width="18" height="18" rx="5"><animate attributeName="fill" values="#e11;#1a4;#14e;#e11" dur="2.4s" repeatCount="indefinite"/></rect>
            """
        ),
        (
            "line-colors",
            """
            <circle cx="12" cy="12" r="8" fill="none" stroke="#e11" stroke-width="2"><animate attributeName="stroke" values="#e11;#14e;#e11" dur="1.6s" repeatCount="indefinite"/>
            <animate attributeName="stroke-width" values="2;6;2" dur="1.6s" repeatCount="indefinite"/></circle>
            """
        ),
        (
            "gradient",
            """
            <defs><linearGradient id="g"><stop stop-color="#f06"/><stop offset="1" stop-color="#06f"/></linearGradient></defs>
            <rect x="5" y="5" width="14" height="14" rx="2" fill="url(#g)"><animateTransform attributeName="transform" type="rotate" from="0 12 12" to="360 12 12" dur="1.5s" repeatCount="indefinite"/></rect>
            """
        ),
        (
            "clip",
            """
            <defs><clipPath id="c"><rect x="2" y="8" width="20" height="8"/></clipPath></defs>
            <g clip-path="url(#c)"><circle cx="12" cy="12" r="9" fill="#05a"><animate attributeName="cx" values="4;20;4" dur="1.4s" repeatCount="indefinite"/></circle></g>
            """
        ),
        (
            "rising",
            """
            <defs><clipPath id="c"><rect x="0" y="24" width="24" height="24"><animate attributeName="y" values="24;2;24" dur="1.6s" repeatCount="indefinite"/></rect></clipPath></defs>
            <path d="M12 2L21 20H3z" fill="#ccc"/><path clip-path="url(#c)" d="M12 2L21 20H3z" fill="#083"/>
            """
        ),
        (
            "hole",
            """
            <defs><mask id="m"><rect width="24" height="24" fill="#fff"/><circle cx="12" cy="12" r="5"><animate attributeName="cx" values="6;18;6" dur="1.2s" repeatCount="indefinite"/></circle></mask></defs>
            <circle mask="url(#m)" cx="12" cy="12" r="10" fill="#825"/>
            """
        ),
        (
            "spokes",
            "<defs><rect id=\"s\" x=\"11\" y=\"1\" width=\"2\" height=\"6\" rx=\"1\"/></defs>"
                + (0..<8).map { index in
                    """
                    <use href="#s" transform="rotate(\(45 * index) 12 12)" opacity=".15"><animate attributeName="opacity" values="1;.15" begin="\(Double(index) / 10 - 0.8)s" dur="0.8s" repeatCount="indefinite"/></use>
                    """
                }.joined()
        ),
        (
            "chain",
            """
            <circle cx="6" cy="12" r="3"><animate id="a" attributeName="cy" begin="0;b.end+0.2s" values="12;6;12" dur="0.5s" calcMode="spline" keySplines=".33,.66,.66,1;.33,0,.66,.33"/></circle>
            <circle cx="18" cy="12" r="3"><animate id="b" attributeName="cy" begin="a.end" values="12;6;12" dur="0.5s" calcMode="spline" keySplines=".33,.66,.66,1;.33,0,.66,.33"/></circle>
            """
        ),
        (
            "once",
            """
            <circle cx="12" cy="12" r="9" fill="none" stroke="#084" stroke-width="2.5" stroke-dasharray="57" stroke-dashoffset="57"><animate attributeName="stroke-dashoffset" to="0" dur="0.7s" fill="freeze"/></circle>
            <path d="M7 12L11 16L17 8" fill="none" stroke="#084" stroke-width="2.5" stroke-linejoin="round" stroke-dasharray="16" stroke-dashoffset="16"><animate attributeName="stroke-dashoffset" begin="0.7s" to="0" dur="0.4s" fill="freeze"/></path>
            """
        ),
        (
            "points",
            """
            <polygon points="12,3 21,20 3,20" fill="#449"><animate attributeName="points" values="12,3 21,20 3,20;12,9 20,12 6,16;12,3 21,20 3,20" dur="1.3s" repeatCount="indefinite"/></polygon>
            """
        ),
        (
            "ellipse",
            """
            <ellipse cx="12" cy="12" rx="10" ry="4" fill="#a50"><animate attributeName="rx" values="10;4;10" dur="1s" repeatCount="indefinite"/><animate attributeName="ry" values="4;10;4" dur="1s" repeatCount="indefinite"/></ellipse>
            """
        ),
        (
            "together",
            """
            <g opacity=".5"><circle cx="9" cy="12" r="6" fill="#d00"/><circle cx="15" cy="12" r="6" fill="#00d"><animate attributeName="cy" values="12;7;12" dur="1s" repeatCount="indefinite"/></circle></g>
            """
        ),
        (
            "blink",
            """
            <rect x="4" y="4" width="7" height="16" fill="#222"/><rect x="13" y="4" width="7" height="16" fill="#222"><animate attributeName="visibility" values="visible;hidden" calcMode="discrete" dur="0.6s" repeatCount="indefinite"/></rect>
            """
        ),
        (
            "skewed",
            """
            <g transform="translate(12 12) skewX(20)"><rect x="-6" y="-6" width="12" height="12" fill="#396"><animateTransform attributeName="transform" type="rotate" from="0" to="90" dur="1s" repeatCount="indefinite"/></rect></g>
            """
        ),
        (
            "ants",
            """
            <path d="M4 4H20V20H4Z" fill="none" stroke="#155" stroke-width="2" stroke-dasharray="6 10"><animate attributeName="stroke-dashoffset" values="0;-16" dur="0.8s" repeatCount="indefinite"/></path>
            """
        ),
        (
            "trace",
            """
            <path d="M3 20L12 4L21 20" fill="none" stroke="#811" stroke-width="3" stroke-dasharray="37"><animate attributeName="stroke-dashoffset" values="37;0;-37" dur="1.6s" repeatCount="indefinite"/></path>
            """
        ),
    ].map {
        (
            $0,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"48\" height=\"48\" viewBox=\"0 0 24 24\">\n\($1)\n</svg>\n"
        )
    }
}
