extension LogoSamples {
    /// Logos that are cut: app icons, frames, strokes inside and outside of an edge, masks, and nested clips.
    static let clips = [
        (
            "an app icon", #"viewBox="0 0 100 100""#,
            ##"<clipPath id="c"><rect width="100" height="100" rx="22"/></clipPath><g clip-path="url(#c)"><rect width="100" height="100" fill="#c00"/><path d="M50 10L70 70H30z" fill="#fff"/><circle cx="90" cy="95" r="30" fill="#fc0"/></g>"##
        ),
        (
            "canva, a picture in a circle",
            #"zoomAndPan="magnify" viewBox="37.5 37.5 300 300" version="1.0""#,
            ##"<defs><clipPath id="e0"><path d="M 37.5 37.5 L 337.5 37.5 L 337.5 337.5 L 37.5 337.5 Z" clip-rule="nonzero"/></clipPath><clipPath id="e1"><path d="M 187.5 37.5 C 104.65625 37.5 37.5 104.65625 37.5 187.5 C 37.5 270.34375 104.65625 337.5 187.5 337.5 C 270.34375 337.5 337.5 270.34375 337.5 187.5 C 337.5 104.65625 270.34375 37.5 187.5 37.5 Z M 187.5 37.5" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#e0)"><g clip-path="url(#e1)"><path fill="#7d2ae8" d="M 37.5 37.5 L 337.5 37.5 L 337.5 337.5 L 37.5 337.5 Z"/><path fill="#00c4cc" d="M37.5 200h300v150h-300z"/></g></g><path fill="#fff" d="M120 250L187.5 110L255 250Z"/>"##
        ),
        (
            "figma, strokes inside and outside, and a frame", #"viewBox="0 0 64 64" fill="none""#,
            ##"<mask id="path-1-inside" fill="white"><rect width="64" height="64" rx="12"/></mask><rect width="64" height="64" rx="12" fill="#0A6ED1"/><rect width="64" height="64" rx="12" stroke="#FFB400" stroke-width="12" mask="url(#path-1-inside)"/><mask id="path-2-outside" maskUnits="userSpaceOnUse" x="10" y="10" width="40" height="40" fill="black"><rect fill="white" x="10" y="10" width="40" height="40"/><path d="M20 20h20v20H20z"/></mask><path d="M20 20h20v20H20z" stroke="#22D3EE" stroke-width="8" mask="url(#path-2-outside)"/><mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><circle cx="32" cy="32" r="20" fill="#D9D9D9"/></mask><g mask="url(#mask0)"><path d="M10 32L29 41L60 24" stroke="white" stroke-width="5"/></g>"##
        ),
        (
            "sketch, a wave in a disc", #"xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="4 4 88 88""#,
            ##"<defs><circle id="p" cx="48" cy="48" r="44"/><linearGradient x1="50%" y1="0%" x2="50%" y2="100%" id="g"><stop stop-color="#3A7BD5" offset="0%"/><stop stop-color="#00D2FF" offset="100%"/></linearGradient></defs><g fill="none" fill-rule="evenodd"><mask id="m" fill="white"><use xlink:href="#p"/></mask><use fill="url(#g)" xlink:href="#p"/><path d="M0,70 C24,50 48,90 96,60 L96,96 L0,96 Z" fill="#FFF" fill-opacity="0.6" mask="url(#m)"/></g>"##
        ),
        (
            "an edge between pixels under two layers", #"viewBox="0 0 100 100""#,
            ##"<rect width="100" height="100" fill="#def"/><clipPath id="c"><rect x="10.3" y="20.4" width="50" height="50"/></clipPath><g clip-path="url(#c)"><rect width="100" height="100" fill="#000"/><rect width="100" height="100" fill="#fff"/></g>"##
        ),
        (
            "a star by the even-odd rule in a translucent disc", #"viewBox="0 0 100 100""#,
            ##"<clipPath id="a"><circle cx="50" cy="50" r="50"/></clipPath><clipPath id="b"><path clip-rule="evenodd" d="M50 5 79 95 3 39H97L21 95Z"/><rect x="10" y="80" width="80" height="9.3" transform="rotate(-8 50 85)"/></clipPath><g clip-path="url(#a)" opacity=".8"><rect width="100" height="100" fill="#083"/><g clip-path="url(#b)" transform="rotate(10 50 50)"><rect width="100" height="100" fill="#fd0"/><path d="M0 0L100 100M100 0L0 100" stroke="#c03" stroke-width="9"/></g></g>"##
        ),
        (
            "clips in units of bounds", #"viewBox="0 0 100 100""#,
            ##"<path d="M0 0h100v100H0z" fill="#eee"/><clipPath id="a" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="10" y="20" width="60" height="30" fill="#c03" clip-path="url(#a)"/><g clip-path="url(#a)" transform="translate(20 50)"><rect width="40" height="40" fill="#06c"/><path d="M0 20h50v10H0z" fill="#fff"/></g>"##
        ),
    ]
}
