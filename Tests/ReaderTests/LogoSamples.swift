/// Logos as drawing programs export them, each as large as its view box: its name, the attributes of the outermost element, and the rest.
enum LogoSamples {
    static let all = figma + illustrator + inkscape + sketch + others + clips + units

    private static let figma = [
        (
            "figma, a check on a gradient", #"width="96" height="96" viewBox="0 0 96 96" fill="none""#,
            #"""
            <g clip-path="url(#clip0_1_2)">
            <rect width="96" height="96" rx="22" fill="url(#paint0_linear_1_2)"/>
            <path d="M24 50L42 68L74 32" stroke="white" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
            </g>
            <defs>
            <linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="96" y2="96" gradientUnits="userSpaceOnUse">
            <stop stop-color="#7C3AED"/><stop offset="1" stop-color="#22D3EE"/></linearGradient>
            <clipPath id="clip0_1_2"><rect width="96" height="96" fill="white"/></clipPath>
            </defs>
            """#
        ),
        (
            "figma, a radial gradient that is turned and squeezed",
            #"width="80" height="80" viewBox="0 0 80 80" fill="none""#,
            #"""
            <circle cx="40" cy="40" r="40" fill="url(#paint0_radial)"/>
            <path fill-rule="evenodd" clip-rule="evenodd" d="M20 20H60V60H20V20ZM30 30V50H50V30H30Z" fill="black" fill-opacity="0.6"/>
            <defs>
            <radialGradient id="paint0_radial" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(28 24) rotate(52) scale(60 38)">
            <stop stop-color="#FDE68A"/><stop offset="0.55" stop-color="#F97316"/><stop offset="1" stop-color="#7F1D1D"/></radialGradient>
            </defs>
            """#
        ),
        (
            "figma, overlapping parts of a translucent group",
            #"width="60" height="60" viewBox="0 0 60 60" fill="none""#,
            #"""
            <rect width="60" height="60" fill="#E0F2FE"/>
            <g opacity="0.55"><circle cx="22" cy="30" r="18" fill="#DC2626"/><circle cx="38" cy="30" r="18" fill="#2563EB"/></g>
            """#
        ),
        (
            "figma, a mask of the whole frame", #"width="64" height="64" viewBox="0 0 64 64" fill="none""#,
            #"""
            <mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><path d="M64 0H0V64H64V0Z" fill="white"/></mask>
            <g mask="url(#mask0)">
            <path d="M0 0H64V64H0V0Z" fill="#0F172A"/>
            <path d="M-10 40C10 20 20 60 40 40C60 20 70 50 80 30V70H-10V40Z" fill="url(#g)"/>
            <path d="M32 12L38 24L52 26L42 35L44 48L32 42" stroke="#FACC15" stroke-width="3"/>
            </g>
            <defs><linearGradient id="g" x1="0" y1="30" x2="0" y2="64" gradientUnits="userSpaceOnUse"><stop stop-color="white" stop-opacity="0"/><stop offset="1" stop-color="white"/></linearGradient></defs>
            """#
        ),
    ]

    private static let illustrator = [
        (
            "illustrator, classes",
            #"id="Ebene_1" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100""#,
            #"""
            <defs><style>.cls-1{fill:#e30613;}.cls-2{fill:#fff;}.cls-3{fill:none;stroke:#312783;stroke-miterlimit:10;stroke-width:6px;}
            .cls-4{opacity:.5;}.cls-5{fill:url(#Unbenannter_Verlauf)}</style>
            <linearGradient id="Unbenannter_Verlauf" x1="10" y1="90" x2="90" y2="10" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fbba00"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#009640"/></linearGradient></defs>
            <rect class="cls-1" width="100" height="100"/><circle class="cls-2" cx="50" cy="50" r="40"/>
            <polygon class="cls-5" points="20 70 50 18 80 70"/><polyline class="cls-3" points="25 80 50 60 75 80"/>
            <g class="cls-4"><rect class="cls-1" x="40" y="10" width="20" height="80"/></g>
            """#
        ),
        (
            "illustrator, a gradient inherited and moved",
            #"xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90""#,
            #"""
            <defs><linearGradient id="a" x1="0" x2="30" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#004b8d"/><stop offset="1" stop-color="#8fd3ff"/></linearGradient>
            <linearGradient id="b" xlink:href="#a" gradientTransform="translate(30 0)"/><linearGradient id="c" xlink:href="#a" gradientTransform="translate(60 0) scale(1 -1)"/></defs>
            <path fill="url(#a)" d="M0 0h30v90H0z"/><path fill="url(#b)" d="M30 0h30v90H30z"/><path fill="url(#c)" d="M60 0h30v90H60z"/>
            <path d="M15 15h60v60" style="fill:none;stroke:#fff;stroke-width:8;stroke-linejoin:bevel"/>
            """#
        ),
        (
            "illustrator, gradients back and forth", #"viewBox="0 0 120 120""#,
            #"""
            <linearGradient id="a" x1="0" y1="0" x2="24" y2="12" gradientUnits="userSpaceOnUse" spreadMethod="reflect"><stop stop-color="#111"/><stop offset="1" stop-color="#eee"/></linearGradient>
            <radialGradient id="b" cx="60" cy="60" r="16" gradientUnits="userSpaceOnUse" spreadMethod="reflect"><stop stop-color="#f0f"/><stop offset="1" stop-color="#0ff"/></radialGradient>
            <path fill="url(#a)" d="M0 0h120v120H0z"/><circle cx="60" cy="60" r="50" fill="url(#b)"/>
            """#
        ),
    ]

    private static let inkscape = [
        (
            "inkscape, styles and a clone",
            #"width="40mm" height="40mm" viewBox="0 0 40 40" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape""#,
            #"""
            <defs id="defs2"><linearGradient id="lg1"><stop style="stop-color:#aa0000;stop-opacity:1" offset="0"/><stop style="stop-color:#aa0000;stop-opacity:0" offset="1"/></linearGradient>
            <radialGradient xlink:href="#lg1" id="rg1" cx="20" cy="20" fx="14" fy="12" r="18" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,0.8,0,4)"/></defs>
            <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
            <rect style="fill:#ffeeaa;stroke:none" width="40" height="40"/>
            <ellipse style="fill:url(#rg1);fill-opacity:1;stroke:#550000;stroke-width:1.2;stroke-dasharray:none;stroke-opacity:0.7" cx="20" cy="20" rx="17" ry="14"/>
            <path id="p1" style="fill:#00aa44" d="m 4,38 c 0,-9 9,-9 9,0 z"/>
            <use xlink:href="#p1" transform="matrix(-1,0,0,1,40,0)" style="opacity:0.5"/>
            </g>
            """#
        ),
        (
            "inkscape, bounds as units under a skew", #"width="50" height="50" viewBox="0 0 50 50""#,
            #"""
            <defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0.2" stop-color="#0055d4"/><stop offset="0.8" stop-color="#ffcc00"/></linearGradient>
            <radialGradient id="b"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#d40000"/></radialGradient></defs>
            <path d="M0 0H50V50H0z" fill="#2b0000"/>
            <rect x="8" y="4" width="30" height="12" fill="url(#a)" transform="skewX(20)"/>
            <rect x="10" y="24" width="30" height="20" rx="4" fill="url(#b)" stroke="url(#a)" stroke-width="3"/>
            """#
        ),
        (
            "inkscape, a stroke below its fill", #"viewBox="0 0 48 48""#,
            #"""
            <path d="M0 0h48v48H0z" fill="#fff"/>
            <path d="M8 40L24 8L40 40Z" style="paint-order:stroke fill markers;fill:#ffd42a;stroke:#162d50;stroke-width:6;stroke-linejoin:round"/>
            <path d="M8 20L24 44L40 20" style="fill:none;stroke:#ff0066;stroke-width:4;stroke-opacity:0.5;stroke-linecap:square"/>
            """#
        ),
    ]

    private static let sketch = [
        (
            "sketch, groups of groups",
            #"width="72px" height="72px" viewBox="0 0 72 72" version="1.1" xmlns:xlink="http://www.w3.org/1999/xlink""#,
            #"""
            <title>logo</title><desc>Created with Sketch.</desc>
            <defs><linearGradient x1="50%" y1="0%" x2="50%" y2="100%" id="linearGradient-1"><stop stop-color="#FAD961" offset="0%"/><stop stop-color="#F76B1C" offset="100%"/></linearGradient></defs>
            <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><g id="logo"><rect id="Rectangle" fill="url(#linearGradient-1)" x="0" y="0" width="72" height="72" rx="16"/>
            <g id="Group" transform="translate(14.000000, 16.000000)" fill="#FFFFFF"><path d="M22,0 L44,40 L0,40 Z M22,14 L11,34 L33,34 Z" id="Combined-Shape"/><circle fill-opacity="0.4" cx="22" cy="27" r="18"/></g></g></g>
            """#
        ),
        (
            "sketch, symbols in two colors",
            #"width="64px" height="64px" viewBox="0 0 64 64" xmlns:xlink="http://www.w3.org/1999/xlink""#,
            #"""
            <defs><path id="path-1" d="M4,4 L28,4 L28,28 L16,28 A12,12 0 0 1 4,16 Z"/></defs>
            <rect fill="#1D1D1F" width="64" height="64"/>
            <use fill="#FF375F" xlink:href="#path-1"/><use fill="#30D158" xlink:href="#path-1" x="32"/><use fill="#0A84FF" xlink:href="#path-1" y="32"/>
            <g transform="translate(32 32)" opacity="0.8"><use fill="#FFD60A" xlink:href="#path-1"/><use stroke="#FFFFFF" stroke-width="2" fill="none" xlink:href="#path-1"/></g>
            """#
        ),
    ]

    private static let others = [
        (
            "four squares", #"viewBox="0 0 21 21""#,
            ##"<path fill="#f25022" d="M0 0h10v10H0z"/><path fill="#00a4ef" d="M0 11h10v10H0z"/><path fill="#7fba00" d="M11 0h10v10H11z"/><path fill="#ffb900" d="M11 11h10v10H11z"/>"##
        ),
        (
            "arcs that meet", #"viewBox="0 0 48 48""#,
            ##"<g fill="none" stroke-width="8"><path stroke="#7B2CBF" d="M7 14A20 20 0 0 1 41 14"/><path stroke="#F46197" d="M7 34A20 20 0 0 1 7 14"/><path stroke="#2EC4B6" d="M41 34A20 20 0 0 1 7 34"/><path stroke="#FF9F1C" d="M24 24H48"/></g><path d="M0 0h48v1H0zM0 47h48v1H0zM0 0h1v48H0z" fill="#999"/>"##
        ),
        (
            "a letter on a disc", #"viewBox="0 0 40 40""#,
            ##"<circle cx="20" cy="20" r="20" fill="#1877F2"/><path fill="#fff" d="M27.8 25.8l.9-5.8h-5.5v-3.7c0-1.6.8-3.1 3.2-3.1H29V8.3S26.700 7.900 24.600 7.900c-4.500 0-7.500 2.700-7.500 7.700V20H12v5.800h5.100v14c1 .2 2.100.2 3.100.2 1 0 2-.1 3-.2v-14h4.600z"/>"##
        ),
        (
            "a stroke with a gradient", #"viewBox="0 0 60 60""#,
            ##"<linearGradient id="a"><stop stop-color="#06f"/><stop offset=".5" stop-color="#f06"/><stop offset=".5" stop-color="#6f0"/><stop offset="1" stop-color="#fc0"/></linearGradient><path d="M0 0h60v60H0z" fill="#f8f8f8"/><circle cx="30" cy="30" r="22" fill="none" stroke="url(#a)" stroke-width="10"/>"##
        ),
        (
            "translucent on translucent", #"viewBox="0 0 50 50""#,
            ##"<path d="M0 0h50v50H0z" fill="#00f" opacity=".3"/><circle cx="18" cy="25" r="14" fill="#f00" fill-opacity=".4"/><circle cx="32" cy="25" r="14" fill="#0f0" fill-opacity=".4"/><path d="M5 25h40" stroke="#000" stroke-opacity=".25" stroke-width="12"/>"##
        ),
        (
            "the color of the text", ##"viewBox="0 0 30 30" color="#123456""##,
            ##"<path d="M0 0h30v30H0z" fill="currentColor"/><path d="M6 15l6 6L24 9" fill="none" stroke="gold" stroke-width="3"/>"##
        ),
        (
            "a flag with a star", #"viewBox="0 0 90 60""#,
            ##"<path fill="#007a5e" d="M0 0h30v60H0z"/><path fill="#ce1126" d="M30 0h30v60H30z"/><path fill="#fcd116" d="M60 0h30v60H60z"/><path fill="#fcd116" d="M45 19l2.900 8.500h9l-7.200 5.400 2.700 8.600-7.400-5.200-7.400 5.200 2.700-8.600-7.200-5.400h9z"/>"##
        ),
        (
            "nested drawings", #"viewBox="0 0 60 60""#,
            ##"<rect width="60" height="60" fill="#222"/><svg x="6" y="6" width="48" height="24" viewBox="0 0 4 4" preserveAspectRatio="xMidYMid slice"><circle cx="2" cy="2" r="2" fill="tomato"/><path d="M0 2h4" stroke="#fff" stroke-width=".5"/></svg><svg x="6" y="34" width="48" height="20" viewBox="0 0 2 2"><rect width="2" height="2" fill="hsl(200 80% 60%)" opacity=".7"/></svg>"##
        ),
        (
            "a focus at the edge", #"viewBox="0 0 64 64""#,
            ##"<radialGradient id="a" fx=".2" fy=".3"><stop stop-color="#fff"/><stop offset=".4" stop-color="#9cf"/><stop offset="1" stop-color="#036"/></radialGradient><path d="M0 0h64v64H0z" fill="#eee"/><circle cx="32" cy="32" r="30" fill="url(#a)"/>"##
        ),
    ]
}
