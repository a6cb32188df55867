extension VectorPicture {
    /// All groups, each before those in it.
    package var allGroups: [Group] { groups.flatMap { $0.all } }

    /// All layers that show, from back to front.
    package var layers: [Layer] { groups.flatMap { $0.allLayers } }
}

extension VectorPicture.Group {
    /// The group and all groups in it, each before those in it.
    package var all: [VectorPicture.Group] { [self] + parts.flatMap { $0.all } }

    /// All layers that show, from back to front.
    package var allLayers: [VectorPicture.Layer] { all.flatMap { $0.layers } }

    /// Whether nothing is in the group.
    package var isEmpty: Bool { layers.isEmpty && parts.isEmpty }

    /// Changes each layer that shows.
    package mutating func changeLayers(_ change: (inout VectorPicture.Layer) -> Void) {
        for index in layers.indices { change(&layers[index]) }
        for index in parts.indices { parts[index].changeLayers(change) }
    }
}
