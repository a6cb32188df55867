extension Motion {
    /// The vendors of published motions, the places where they are seen, and their other names, by catalog name. They are
    /// not part of motions, so that a page that never searches for one does not load them.
    package static let otherNames: [String: String] = [
        "determinate":
            "value progress percent definite gauge donut progress-circle circularprogress",
        "material-advance":
            "google android material-components mdc mdc-android material-2 m2 classic default circularprogressindicator",
        "material-retreat":
            "google android material-components mdc mdc-android material-3 m3 expressive circularprogressindicator material-you",
        "compose-m2":
            "google android jetpack jetpack-compose material-2 m2 kotlin circularprogressindicator",
        "compose-m3":
            "google android jetpack jetpack-compose material-3 m3 kotlin circularprogressindicator material-you",
        "swiperefresh":
            "google android androidx pull-to-refresh refresh swipe-to-refresh pull-down",
        "flutter": "google dart circularprogressindicator",
        "chromium": "google chrome browser tab throbber tab-loading favicon",
        "material-web":
            "google web mdc-web mwc angular md-circular-progress mdc-circular-progress mat-spinner mat-progress-spinner matprogressspinner angular-material polymer paper-spinner youtube gmail material-design mdl-spinner",
        "mui": "react material-ui material-design",
        "adwaita": "gnome gtk linux libadwaita adwspinner desktop gtk4",
        "qt-material": "qt qml qt-quick qtquick busyindicator",
        "winui":
            "windows windows-11 microsoft uwp xaml progress-ring win11 boot startup winui3",
        "fluent":
            "microsoft windows windows-11 office react fluent-ui fluent-2 fluent2 teams outlook office-365",
        "mdc-ios":
            "google apple ios iphone mdcactivityindicator swift uikit",
        "nv-circle": "apple ios iphone nvactivityindicatorview",
        "fiori-processing": "sap apple ios iphone",
        "fluent-ios":
            "microsoft office apple ios iphone swift activity-indicator outlook teams three-quarter",
        "carbon": "ibm cds--loading cds-loading bx--loading",
        "primer": "github tailwind octicon css spinning rotating",
        "material-disjoint":
            "google android material-components mdc progress-bar default linearprogressindicator android-progress",
        "material-contiguous":
            "google android material-components mdc progress-bar linearprogressindicator",
        "compose-m2-linear":
            "google android jetpack jetpack-compose material-2 m2 kotlin progress-bar linearprogressindicator",
        "compose-m3-linear":
            "google android jetpack jetpack-compose material-3 m3 kotlin progress-bar linearprogressindicator",
        "flutter-linear":
            "google dart progress-bar linearprogressindicator",
        "material-web-linear":
            "google web mdc-web mwc angular progress-bar md-linear-progress mdc-linear-progress mat-progress-bar matprogressbar angular-material gmail",
        "mui-linear": "react material-ui progress-bar",
        "winui-linear":
            "windows microsoft uwp xaml progress-bar win11 windows-11",
        "qt-material-linear": "qt qml qt-quick qtquick progress-bar",
        "fiori-linear":
            "sap apple ios iphone progress-bar cylon knight-rider larson",
        "cupertino":
            "apple ios macos iphone ipad mac uikit swiftui activity-indicator uiactivityindicatorview ticks cupertinoactivityindicator progressview nsprogressindicator wheel safari ios-spinner classic daisy spinning gray rotating",
        "ionic-lines":
            "apple ios iphone ion-spinner capacitor angular activity-indicator",
        "ui5-dots":
            "sap openui5 sapui5 fiori busy-indicator busy ui5-busy-indicator ellipsis",
        "material-wavy":
            "google android material-3 m3 expressive wavy squiggly mdc mdc-android material-components wavyprogressindicator wiggly circularprogressindicator wavy-circle",
        "compose-wavy":
            "google android material-3 m3 expressive wavy squiggly jetpack jetpack-compose kotlin circularwavyprogressindicator wiggly",
        "material-wavy-linear":
            "google android material-3 m3 expressive wavy squiggly mdc mdc-android material-components progress-bar linearprogressindicator wiggly",
        "compose-wavy-linear":
            "google android material-3 m3 expressive wavy squiggly jetpack jetpack-compose kotlin progress-bar linearwavyprogressindicator wiggly",
        "material-loading":
            "google android material-3 m3 expressive morph loading mdc mdc-android material-components shape-morph morphing cookie material-you star sunny burst",
        "compose-loading":
            "google android material-3 m3 expressive morph loading jetpack jetpack-compose kotlin shape-morph morphing cookie material-you sunny",
        "fiori-ai-pulse":
            "sap sap-fiori ios ai ai-pulse sparkle star joule thinking assistant generating",
    ]

    /// The other names of the motion, its kind among them; only its kind where the motion is not a published one.
    public var synonyms: [String] {
        let collected = CollectedMotion.all.first { $0.name == name }
        let words = Self.otherNames[name].map { $0[...] } ?? collected?.synonyms ?? ""
        return words.split(separator: " ").map(String.init) + [kind.name]
    }
}
