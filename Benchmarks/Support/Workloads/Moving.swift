import CairoRaster
import Imaging
import MovingPictures

extension Case {
    /// An SVG of 5 KB that moves by SMIL and by a style sheet: read, timed, and drawn at 60 moments of its loop.
    public static let moving = Case(
        name: "Moving", frames: 60,
        ours: {
            let dots = (0..<12).map { dot in
                """
                <circle class="dot" cx="24" cy="6" r="3" transform="rotate(\(dot * 30) 24 24)"><animate attributeName="r" \
                values="3;1.5;3" keyTimes="0;.4;1" calcMode="spline" keySplines=".4 0 .6 1;.4 0 .6 1" dur="1.2s" \
                begin="-\(dot)00ms" repeatCount="indefinite"/></circle>
                """
            }
            let text = """
                <svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48"><style>
                .dot { fill: #0070f2; animation: fade 1.2s cubic-bezier(.4, 0, .6, 1) infinite alternate }
                .dot:nth-child(2n) { animation-delay: -.6s }
                .turn { transform-origin: center; animation: turn 2.4s linear infinite }
                @keyframes fade { from { opacity: 1 } to { opacity: .3 } }
                @keyframes turn { to { transform: rotate(1turn) } }
                </style><g class="turn"><circle cx="24" cy="24" r="10" fill="none" stroke="#d1e5fd" stroke-width="3" \
                stroke-linecap="round" stroke-dasharray="40 23"><animate attributeName="stroke-dashoffset" from="0" to="126" \
                dur="2.4s" repeatCount="indefinite"/></circle></g><g>\(dots.joined())</g></svg>
                """
            let bytes = Array(text.utf8)
            return {
                let picture = try MovingPicture(bytes, name: "moving.svg")
                var rasterizer = CairoRasterizer(width: 48, height: 48, scale: 1)
                var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
                for frame in 0..<60 {
                    try rasterizer.rasterize(picture.displayList(at: Double(frame) * 40), into: &bitmap)
                }
            }
        })
}
