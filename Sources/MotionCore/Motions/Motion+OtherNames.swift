extension Motion {
    /// The vendors of published motions, the places where they are seen, and their other names, by catalog name. They are
    /// not part of motions, so that a page that never searches for one does not load them.
    package static let otherNames: [String: String] = [
        "determinate": "value progress percent definite",
        "material-advance":
            "google android material-components mdc mdc-android material-2 m2 classic default",
        "material-retreat": "google android material-components mdc mdc-android material-3 m3 expressive",
        "compose-m2": "google android jetpack jetpack-compose material-2 m2 kotlin",
        "compose-m3": "google android jetpack jetpack-compose material-3 m3 kotlin",
        "swiperefresh": "google android androidx pull-to-refresh refresh",
        "flutter": "google dart",
        "chromium": "google chrome browser tab throbber",
        "material-web": "google web mdc-web mwc angular",
        "mui": "react material-ui",
        "adwaita": "gnome gtk linux libadwaita",
        "qt-material": "qt qml qt-quick qtquick",
        "winui": "windows windows-11 microsoft uwp xaml progress-ring",
        "fluent": "microsoft windows windows-11 office react fluent-ui",
        "mdc-ios": "google apple ios iphone",
        "nv-circle": "apple ios iphone nvactivityindicatorview",
        "fiori-processing": "sap apple ios iphone",
        "fluent-ios": "microsoft office apple ios iphone",
        "carbon": "ibm",
        "primer": "github tailwind",
        "material-disjoint": "google android material-components mdc progress-bar default",
        "material-contiguous": "google android material-components mdc progress-bar",
        "compose-m2-linear": "google android jetpack jetpack-compose material-2 m2 kotlin progress-bar",
        "compose-m3-linear": "google android jetpack jetpack-compose material-3 m3 kotlin progress-bar",
        "flutter-linear": "google dart progress-bar",
        "material-web-linear": "google web mdc-web mwc angular progress-bar",
        "mui-linear": "react material-ui progress-bar",
        "winui-linear": "windows microsoft uwp xaml progress-bar",
        "qt-material-linear": "qt qml qt-quick qtquick progress-bar",
        "fiori-linear": "sap apple ios iphone progress-bar",
        "cupertino":
            "apple ios macos iphone ipad mac uikit swiftui activity-indicator uiactivityindicatorview ticks",
        "ionic-lines": "apple ios iphone",
        "ui5-dots": "sap openui5 sapui5 fiori busy-indicator busy",
        "material-wavy":
            "google android material-3 m3 expressive wavy squiggly mdc mdc-android material-components",
        "compose-wavy":
            "google android material-3 m3 expressive wavy squiggly jetpack jetpack-compose kotlin",
        "material-wavy-linear":
            "google android material-3 m3 expressive wavy squiggly mdc mdc-android material-components progress-bar wave",
        "compose-wavy-linear":
            "google android material-3 m3 expressive wavy squiggly jetpack jetpack-compose kotlin progress-bar wave",
        "material-loading":
            "google android material-3 m3 expressive morph loading mdc mdc-android material-components",
        "compose-loading":
            "google android material-3 m3 expressive morph loading jetpack jetpack-compose kotlin",
        "fiori-ai-pulse": "sap sap-fiori ios ai ai-pulse sparkle star joule",
        "sk-plane": "spinkit css rotating-plane",
        "sk-chase": "spinkit css chase",
        "sk-bounce": "spinkit css double-bounce",
        "sk-wave": "spinkit css wave stretch",
        "sk-pulse": "spinkit css pulse",
        "sk-flow": "spinkit css three-bounce",
        "sk-swing": "spinkit css chasing-dots",
        "sk-circle": "spinkit css circle",
        "sk-circle-fade": "spinkit css fading-circle",
        "sk-grid": "spinkit css cube-grid",
        "sk-fold": "spinkit css folding-cube",
        "nv-ball-pulse": "nvactivityindicatorview ios",
        "nv-ball-beat": "nvactivityindicatorview ios",
        "nv-line-scale": "nvactivityindicatorview ios",
        "nv-line-scale-pulse-out": "nvactivityindicatorview ios",
        "nv-ball-clip-rotate": "nvactivityindicatorview ios",
        "nv-ball-scale": "nvactivityindicatorview ios",
        "nv-ball-spin-fade": "nvactivityindicatorview ios",
        "svg-bars": "svg-loaders samherbert",
        "svg-puff": "svg-loaders samherbert",
        "svg-rings": "svg-loaders samherbert",
        "svg-oval": "svg-loaders samherbert",
        "svg-tail-spin": "svg-loaders samherbert",
        "svg-three-dots": "svg-loaders samherbert",
        "svg-grid": "svg-loaders samherbert",
        "svg-ball-triangle": "svg-loaders samherbert",
    ]

    /// The other names of the motion, its kind among them; only its kind where the motion is not a published one.
    public var synonyms: [String] {
        let collected = CollectedMotion.all.first { $0.name == name }
        let words = Self.otherNames[name].map { $0[...] } ?? collected?.synonyms ?? ""
        return words.split(separator: " ").map(String.init) + [kind.name]
    }
}
