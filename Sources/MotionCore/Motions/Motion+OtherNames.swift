extension Motion {
    /// The vendors of published motions, the places where they are seen, and their other names, by catalog name. They are
    /// not part of motions, so that a page that never searches for one does not load them.
    package static let otherNames: [String: String] = [
        "determinate":
            "value progress percent definite ring circle gauge donut progress-circle circularprogress percentage loading loader spinner",
        "material-advance":
            "google android material-components mdc mdc-android material-2 m2 classic default circularprogressindicator ring progressbar loading loader spinner",
        "material-retreat":
            "google android material-components mdc mdc-android material-3 m3 expressive circularprogressindicator ring material-you loading loader spinner",
        "compose-m2":
            "google android jetpack jetpack-compose material-2 m2 kotlin circular circularprogressindicator ring loading loader spinner",
        "compose-m3":
            "google android jetpack jetpack-compose material-3 m3 kotlin circular circularprogressindicator ring material-you loading loader spinner",
        "swiperefresh":
            "google android androidx pull-to-refresh refresh swipe-to-refresh pull-down ring loading loader spinner",
        "flutter": "google dart circularprogressindicator ring loading loader spinner",
        "chromium": "google chrome browser tab throbber tab-loading ring circular favicon loader spinner",
        "material-web":
            "google web mdc-web mwc angular md-circular-progress mdc-circular-progress mat-spinner mat-progress-spinner matprogressspinner angular-material ring polymer paper-spinner youtube gmail material-design mdl-spinner loading loader",
        "mui": "react material-ui ring material-design loading loader spinner",
        "adwaita": "gnome gtk linux libadwaita adwspinner ring desktop gtk4 loading loader",
        "qt-material": "qt qml qt-quick qtquick busyindicator ring circular loading loader spinner",
        "winui":
            "windows windows-11 microsoft uwp xaml progress-ring win11 boot startup winui3 loading loader spinner",
        "fluent":
            "microsoft windows windows-11 office react fluent-ui fluent-2 fluent2 ring teams outlook office-365 loading loader",
        "mdc-ios":
            "google apple ios iphone mdcactivityindicator circular ring swift uikit loading loader spinner",
        "nv-circle": "apple ios iphone nvactivityindicatorview circular material loading loader spinner",
        "fiori-processing": "sap apple ios iphone ring loading loader spinner",
        "fluent-ios":
            "microsoft office apple ios iphone swift activity-indicator outlook teams three-quarter loading loader",
        "carbon": "ibm cds--loading cds-loading bx--loading loader",
        "primer": "github tailwind octicon loading css spinning rotating loader",
        "material-disjoint":
            "google android material-components mdc progress-bar default linearprogressindicator android-progress loading loader progressbar",
        "material-contiguous":
            "google android material-components mdc progress-bar linearprogressindicator loading loader progressbar",
        "compose-m2-linear":
            "google android jetpack jetpack-compose material-2 m2 kotlin progress-bar linearprogressindicator loading loader progressbar indeterminate",
        "compose-m3-linear":
            "google android jetpack jetpack-compose material-3 m3 kotlin progress-bar linearprogressindicator loading loader progressbar indeterminate",
        "flutter-linear":
            "google dart progress-bar linearprogressindicator loading loader progressbar indeterminate",
        "material-web-linear":
            "google web mdc-web mwc angular progress-bar md-linear-progress mdc-linear-progress mat-progress-bar matprogressbar angular-material gmail loading loader indeterminate",
        "mui-linear": "react material-ui progress-bar loading loader progressbar indeterminate",
        "winui-linear":
            "windows microsoft uwp xaml progress-bar win11 windows-11 loading loader indeterminate",
        "qt-material-linear": "qt qml qt-quick qtquick progress-bar progressbar loading loader indeterminate",
        "fiori-linear":
            "sap apple ios iphone progress-bar progressbar cylon knight-rider larson loading loader indeterminate",
        "cupertino":
            "apple ios macos iphone ipad mac uikit swiftui activity-indicator uiactivityindicatorview ticks cupertinoactivityindicator progressview nsprogressindicator wheel throbber spinner safari ios-spinner classic daisy spinning gray rotating loading loader",
        "ionic-lines":
            "apple ios iphone ion-spinner capacitor angular activity-indicator ticks loading loader",
        "ui5-dots":
            "sap openui5 sapui5 fiori busy-indicator busy ui5-busy-indicator ellipsis loading loader spinner",
        "material-wavy":
            "google android material-3 m3 expressive wavy squiggly mdc mdc-android material-components wavyprogressindicator wiggly circularprogressindicator loading loader spinner wavy-circle",
        "compose-wavy":
            "google android material-3 m3 expressive wavy squiggly jetpack jetpack-compose kotlin circular circularwavyprogressindicator wiggly loading loader spinner",
        "material-wavy-linear":
            "google android material-3 m3 expressive wavy squiggly mdc mdc-android material-components progress-bar linearprogressindicator wiggly loading loader progressbar indeterminate",
        "compose-wavy-linear":
            "google android material-3 m3 expressive wavy squiggly jetpack jetpack-compose kotlin progress-bar linearwavyprogressindicator wiggly loading loader progressbar indeterminate",
        "material-loading":
            "google android material-3 m3 expressive morph loading mdc mdc-android material-components shape-morph morphing cookie material-you star sunny burst loader spinner",
        "compose-loading":
            "google android material-3 m3 expressive morph loading jetpack jetpack-compose kotlin shape-morph morphing cookie material-you sunny loader spinner",
        "fiori-ai-pulse":
            "sap sap-fiori ios ai ai-pulse sparkle star joule thinking assistant generating loading loader spinner",
    ]

    /// The other names of the motion, its kind among them; only its kind where the motion is not a published one.
    public var synonyms: [String] {
        let collected = CollectedMotion.all.first { $0.name == name }
        let words = Self.otherNames[name].map { $0[...] } ?? collected?.synonyms ?? ""
        return words.split(separator: " ").map(String.init) + [kind.name]
    }
}
