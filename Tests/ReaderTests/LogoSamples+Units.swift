extension LogoSamples {
    /// Logos in which much has units of its own: nested drawings, symbols and uses that are cut, masks without a region, matrices,
    /// classes, and shorthands.
    static let units = [
        (
            "illustrator, a nested drawing that is cut", #"viewBox="0 0 100 100""#,
            ##"<clipPath id="c"><rect x="10" y="10" width="20" height="20" rx="4"/></clipPath><rect width="100" height="100" fill="#ddd"/><svg x="20" y="20" width="80" height="80" viewBox="0 0 40 40" clip-path="url(#c)"><rect width="40" height="40" fill="#c00"/><circle cx="20" cy="20" r="6" fill="#fff"/></svg>"##
        ),
        (
            "sketch, a symbol that is cut", #"viewBox="0 0 100 100""#,
            ##"<defs><clipPath id="c"><circle cx="20" cy="20" r="16"/></clipPath><symbol id="s" viewBox="0 0 40 40" clip-path="url(#c)"><rect width="40" height="40" fill="#06c"/><path d="M0 20h40v4H0z" fill="#fc0"/></symbol></defs><rect width="100" height="100" fill="#eee"/><use href="#s" x="20" y="20" width="80" height="80"/><use href="#s" width="30" height="30"/>"##
        ),
        (
            "inkscape, a clone that is cut",
            #"xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100""#,
            ##"<defs><clipPath id="c"><path d="M5 5h30v30H5z"/></clipPath><rect id="s" width="40" height="40" style="fill:#083"/></defs><rect width="100" height="100" style="fill:#def"/><use xlink:href="#s" x="15" y="15" clip-path="url(#c)"/><use xlink:href="#s" transform="translate(50,50) rotate(20)" style="opacity:.6"/>"##
        ),
        (
            "figma, a mask without a region", #"viewBox="0 0 100 100" fill="none""#,
            ##"<rect width="100" height="100" fill="#222"/><mask id="m"><rect x="-50" y="-50" width="200" height="200" fill="white"/></mask><path d="M30 30L70 60V40" stroke="#f80" stroke-width="34" mask="url(#m)"/><path d="M10 90H90" stroke="#0f0" stroke-width="6" mask="url(#m)"/>"##
        ),
        (
            "illustrator, a mask of half the bounds", #"viewBox="0 0 100 100""#,
            ##"<mask id="m" maskContentUnits="objectBoundingBox" width="50%"><rect x="-1" y="-1" width="3" height="3" fill="#fff"/></mask><rect width="100" height="100" fill="#fed"/><g mask="url(#m)"><circle cx="40" cy="50" r="30" fill="#935"/><rect x="50" y="20" width="40" height="60" fill="#359"/></g>"##
        ),
        (
            "affinity, matrices and rules",
            ##"width="100%" height="100%" viewBox="0 0 64 64" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;""##,
            ##"<rect x="0" y="0" width="64" height="64" style="fill:#fafafa;"/><g transform="matrix(1,0,0,1,-4,-6)"><g transform="matrix(0.866025,0.5,-0.5,0.866025,22,-10)"><path d="M16,16L48,16L48,48L16,48L16,16ZM24,24L24,40L40,40L40,24L24,24Z" style="fill:rgb(233,30,99);"/></g><path d="M20,56L36,40L52,56" style="fill:none;stroke:rgb(33,150,243);stroke-width:5px;"/></g>"##
        ),
        (
            "corel, classes in character data", #"viewBox="0 0 1000 1000""#,
            ##"<defs><style type="text/css"><![CDATA[ .fil0 {fill:#FDD835;fill-rule:nonzero} .str0 {stroke:#37474F;stroke-width:60;stroke-miterlimit:22.926} .fil1 {fill:none} ]]></style></defs><g id="Layer_x0020_1"><rect class="fil0" width="1000" height="1000"/><polyline class="fil1 str0" points="200,700 400,300 600,700 800,300"/></g>"##
        ),
        (
            "svgo, arcs without spaces", #"viewBox="0 0 24 24""#,
            ##"<path fill="#ffebee" d="M0 0h24v24H0z"/><path fill="#d32f2f" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 3.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13"/><path d="m8.500 12 2.500 2.500 5-5" fill="none" stroke="#1b5e20" stroke-width="1.800" stroke-linecap="square"/>"##
        ),
        (
            "inkscape, a gradient that is stretched and turned",
            #"xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 50 50""#,
            ##"<defs><linearGradient id="a"><stop offset="0" style="stop-color:#ff0;stop-opacity:1"/><stop offset="1" style="stop-color:#f0f;stop-opacity:.4"/></linearGradient><radialGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(14,9,-12,18,25,22)"/></defs><rect width="50" height="50" style="fill:#fff"/><rect x="3" y="3" width="44" height="44" ry="8" style="fill:url(#b);stroke:#000;stroke-width:1.500"/>"##
        ),
        (
            "vectornator, corners with limits", #"viewBox="0 0 60 60" stroke-linejoin="miter""#,
            ##"<rect width="60" height="60" fill="#263238"/><path d="M10 50L20 12L30 50" fill="none" stroke="#80cbc4" stroke-width="5" stroke-miterlimit="3"/><path d="M34 50L43 12L52 50z" fill="#ffab91" stroke="#fff" stroke-width="4" stroke-linejoin="bevel" paint-order="stroke"/>"##
        ),
        (
            "canva, groups that fade within each other", #"viewBox="0 0 80 80""#,
            ##"<rect width="80" height="80" fill="#fff"/><g opacity=".7"><circle cx="30" cy="30" r="25" fill="#e91e63"/><g opacity=".5"><circle cx="50" cy="30" r="25" fill="#3f51b5"/><circle cx="40" cy="50" r="25" fill="#4caf50"/></g></g>"##
        ),
        (
            "a drawing that overflows", #"viewBox="0 0 60 60""#,
            ##"<rect width="60" height="60" fill="#cfd8dc"/><svg x="10" y="10" width="20" height="20" overflow="visible"><circle cx="20" cy="20" r="15" fill="#ff5722"/></svg><svg x="35" y="35" width="20" height="20" preserveAspectRatio="none" viewBox="0 0 2 4"><path d="M0 0h2v2H0z" fill="#009688"/><circle cx="1" cy="3" r="1" fill="#000"/></svg>"##
        ),
    ]
}
