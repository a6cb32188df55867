public import Drawing
internal import Languages

extension StepScreen {
    /// Creates the requested picture.
    ///
    /// - Precondition: The list allows the change: a step that the user moves to is not disabled, and one that appears is
    ///   dynamic and not the current one.
    /// - Throws: ``LayoutError``.
    public static func make(_ request: StepRequest, measuring: any TextMeasuring) throws(LayoutError)
        -> StepScreen
    {
        request.view == .all ? try list(request, measuring) : try row(request, measuring)
    }

    static func row(_ request: StepRequest, _ measuring: any TextMeasuring) throws(LayoutError)
        -> StepScreen
    {
        let (width, theme) = (request.width, request.theme)
        let (metrics, text) = (theme.metrics.steps, theme.metrics.textSize)
        let least = StepRowLayout.leastWidth(names: false, text: text)
        guard width >= least else { throw LayoutError.steps(.width, size: width, least: least) }
        var drops = Drops()
        var showsNames = request.showsNames
        if showsNames, width < StepRowLayout.leastWidth(names: true, text: text) {
            (showsNames, drops.names) = (false, true)
        }
        let header = try request.showsHeader ? StepHeader.make(request, measuring, &drops) : nil
        let top = (header?.height ?? 0) + metrics.padding

        let (before, after) = (request.list, request.listAfter)
        func layout(_ present: [Int], most: Int?) -> StepRowLayout {
            let last = before.steps[present[present.count - 1]]
            return StepRowLayout(
                count: present.count, width: width, names: showsNames, lastNode: diameter(last, metrics),
                text: text, most: most)
        }
        let all = Array(before.steps.indices)
        let fitting = StepNameFitting(request, measuring)
        let most =
            try showsNames ? fitting.steps { layout(all, most: $0) } : nil
        let (rowBefore, rowAfter) = (layout(request.presentBefore, most: most), layout(all, most: most))
        let start = rowBefore.offset(
            atRest: request.presentBefore.firstIndex(of: before.current) ?? before.current)
        let end =
            if case .appear = request.change {
                rowAfter.offset(movingTo: after.current, from: rowAfter.offset(atRest: after.current))
            } else {
                rowAfter.offset(movingTo: after.current, from: start)
            }
        drops.cutsStep =
            !rowAfter.scrolls && !before.steps.indices.allSatisfy { rowAfter.isWhole($0, offset: end) }
        if rowAfter.scrolls, request.change == nil {
            drops.wholeSteps = before.steps.indices.filter { rowAfter.isWhole($0, offset: end) }
        }
        let nameTop = top + metrics.node + StepMetrics.nameGap
        func pose(_ index: Int, _ row: StepRowLayout, _ place: Int, _ offset: Double) -> StepPose {
            let x = row.position(of: place) - offset
            let node = Point(
                x: x + diameter(before.steps[index], metrics) / 2, y: top + metrics.node / 2)
            return StepPose(node: node, name: showsNames ? Point(x: x, y: nameTop) : nil)
        }
        let to = before.steps.indices.map { pose($0, rowAfter, $0, end) }
        var from = to
        for (place, index) in request.presentBefore.enumerated() {
            from[index] = pose(index, rowBefore, place, start)
        }
        if case .appear(let index) = request.change { squeeze(index, &from, before, metrics, isRow: true) }

        let nameWidth = rowAfter.pitch - StepMetrics.nameSpace
        let names = try showsNames ? fitting.names(width: nameWidth, &drops) : nil
        let parts = makeParts(request, from, to, names, nameWidth: nameWidth)
        var height = top + metrics.node + metrics.padding
        if showsNames {
            let lines = try measureNames(parts, measuring, &drops)
            height += StepMetrics.nameGap + Double(lines) * theme.type.stepName.lineHeight
        }
        return StepScreen(
            width: width, height: height, drops: drops, direction: request.direction, backdrop: [],
            header: header, parts: parts, isRow: true,
            number: try StepNumberStyle(theme, request.language.numerals, measuring))
    }

    static func diameter(_ step: Step, _ metrics: StepMetrics) -> Double {
        step.isDynamic ? metrics.dynamicNode : metrics.node
    }

    /// Places a step that has not appeared yet where it will come out: before the node after it, or at the end.
    static func squeeze(
        _ index: Int, _ poses: inout [StepPose], _ list: StepList, _ metrics: StepMetrics, isRow: Bool
    ) {
        func edge(_ neighbor: Int, _ side: Double) -> Point {
            let distance = side * (diameter(list.steps[neighbor], metrics) / 2 + StepMetrics.gap)
            let node = poses[neighbor].node
            return isRow
                ? Point(x: node.x + distance, y: node.y) : Point(x: node.x, y: node.y + distance)
        }
        let isLast = index == poses.count - 1
        let node = isLast ? edge(index - 1, 1) : edge(index + 1, -1)
        let (dx, dy) = (node.x - poses[index].node.x, node.y - poses[index].node.y)
        poses[index].node = node
        if let name = poses[index].name { poses[index].name = Point(x: name.x + dx, y: name.y + dy) }
        poses[index].presence = 0
    }

    static func makeParts(
        _ request: StepRequest, _ from: [StepPose], _ to: [StepPose], _ names: [String]?, nameWidth: Double
    ) -> [StepPart] {
        let (before, after) = (request.list, request.listAfter)
        func face(_ index: Int, in list: StepList) -> StepFace {
            StepFace(index, in: list, request, name: names?[index], nameWidth: nameWidth)
        }
        return before.steps.indices.map { index in
            var role = StepPart.Role.other
            if before.current != after.current {
                if index == before.current { role = .left }
                if index == after.current { role = .entered }
            }
            return StepPart(
                diameter: diameter(before.steps[index], request.theme.metrics.steps), role: role,
                from: from[index], to: to[index], before: face(index, in: before),
                after: face(index, in: after), nameWidth: nameWidth)
        }
    }

    /// Returns the greatest number of lines of a name.
    static func measureNames(
        _ parts: [StepPart], _ measuring: any TextMeasuring, _ drops: inout Drops
    ) throws(LayoutError) -> Int {
        var lines = 1
        for (index, part) in parts.enumerated() {
            for name in part.before.name == part.after.name
                ? [part.after.name] : [part.before.name, part.after.name]
            {
                let size = try measuring.size(of: name)
                lines = max(lines, size.lineCount)
                if size.isTruncated, drops.shortensNames.last != index { drops.shortensNames.append(index) }
            }
        }
        return lines
    }
}
