extension LottieGaps {
    /// A kind of what rlottie does not draw as it is meant.
    enum Gap: CaseIterable {
        case expressions, texts, images, effects, styles, sounds, cameras, depths
        case mattes, maskModes, invertedMasks, maskOpacities, maskExpansions, blendModes
        case hiddenGroups, skews, puckers, offsets, corners, zigzags, twists, merges, starTurns, remaps, slots

        /// One of the kind, and several where an s does not make the plural.
        var name: (one: String, many: String?) {
            switch self {
            case .expressions: ("expression", nil)
            case .texts: ("text layer", nil)
            case .images: ("image outside the file", "images outside the file")
            case .effects: ("effect", nil)
            case .styles: ("layer style", nil)
            case .sounds: ("sound", nil)
            case .cameras: ("camera", nil)
            case .depths: ("3D layer", nil)
            case .mattes: ("track matte", nil)
            case .maskModes:
                ("mask that lightens, darkens or does nothing", "masks that lighten, darken or do nothing")
            case .invertedMasks: ("inverted mask", nil)
            case .maskOpacities: ("translucent mask", nil)
            case .maskExpansions: ("mask expansion", nil)
            case .blendModes: ("blend mode", nil)
            case .hiddenGroups: ("hidden group", nil)
            case .skews: ("skew", nil)
            case .puckers: ("pucker or bloat", "puckers or bloats")
            case .offsets: ("offset path", nil)
            case .corners: ("rounding of corners", "roundings of corners")
            case .zigzags: ("zigzag", nil)
            case .twists: ("twist", nil)
            case .merges: ("merging of paths", "mergings of paths")
            case .starTurns: ("rotation of a star or polygon", "rotations of stars or polygons")
            case .remaps: ("time remapping", nil)
            case .slots: ("value of a slot", "values of slots")
            }
        }

        /// The fate of one.
        var verdict: String {
            switch self {
            case .hiddenGroups: "drawn all the same"
            case .mattes, .maskModes, .invertedMasks, .maskOpacities, .maskExpansions, .depths:
                "drawn wrongly"
            default: "not drawn"
            }
        }
    }
}
