public import Basics
public import Indicators

extension Subject {
    /// The steps of a step progress indicator, as rules judge them.
    public struct Steps: Hashable, Sendable {
        /// The names of the steps, in their order.
        public var names: [String]
        /// The number of steps that are counted.
        public var counted: Int
        /// The indices of the steps whose names take more than two lines.
        public var long: [Int] = []
        /// The indices of the steps whose names are broken within a word.
        public var broken: [Int] = []
        /// Whether a text above the steps ends in an ellipsis.
        public var shortensTitle = false
        /// The number of counted steps that show icons.
        public var icons = 0
        /// The indices of the dynamic steps, which are not counted.
        public var dynamic: [Int] = []
        /// The index of the current step.
        public var current = 0
        /// Whether the request is for the transition from one step to another.
        public var isMoving = false
        /// Whether the flow is linear, so that each step leads only to the next.
        public var isLinear = false
        /// The index of the first step that is reached too early in a linear flow; nil for none.
        public var early: Int?
        /// Whether both a header and names under the nodes are drawn.
        public var showsBoth = false
        /// The text that says how far the user is, as it was requested; nil where none is drawn.
        public var count: String?
        /// Whether a step is cut at the edge of a row that does not scroll.
        public var cutsStep = false

        /// Creates steps with these names, of which `counted` are counted.
        public init(names: [String], counted: Int) { (self.names, self.counted) = (names, counted) }
    }

    /// Returns the subject with its steps as they are drawn.
    ///
    /// - Parameters:
    ///   - request: The steps that were requested.
    ///   - screen: The steps as they are laid out.
    ///   - background: The color behind the steps; nil for a transparent background.
    public func drawn(_ request: StepRequest, _ screen: StepScreen, background: Color?) -> Subject {
        var subject = self
        subject.addSteps(request, screen, background)
        return subject
    }

    private mutating func addSteps(_ request: StepRequest, _ screen: StepScreen, _ background: Color?) {
        let (list, drops) = (request.list, screen.drops)
        var steps = Steps(names: list.steps.map { $0.name }, counted: list.total)
        let isRow = request.view == .default
        let showsHeader = isRow && request.showsHeader && !drops.header
        let showsNames = request.showsNames && !drops.names
        (steps.current, steps.isMoving) = (list.current, self.steps?.isMoving ?? false)
        (steps.long, steps.broken) = (drops.shortensNames, drops.breaksNames)
        steps.shortensTitle = drops.shortensTitle
        steps.dynamic = list.steps.indices.filter { list.steps[$0].isDynamic }
        if request.content == .icon { steps.icons = list.steps.count { !$0.isDynamic && $0.icon != nil } }
        if self.steps?.isLinear == true {
            // A step in error may be left for later, and so may one that depends on another step.
            let open = list.steps.firstIndex { [.default, .active].contains($0.state) && !$0.isDynamic }
            steps.early = list.steps.indices.first {
                $0 > open ?? $0 && [.complete, .active].contains(list.steps[$0].state)
                    && !list.steps[$0].isDynamic
            }
        }
        steps.showsBoth = showsHeader && showsNames
        steps.count = showsHeader ? request.count : nil
        steps.cutsStep = drops.cutsStep
        self.steps = steps
        addPaints(request, screen, showsHeader: showsHeader, showsNames: showsNames, background)
    }

    private mutating func addPaints(
        _ request: StepRequest, _ screen: StepScreen, showsHeader: Bool, showsNames: Bool,
        _ background: Color?
    ) {
        let theme = request.theme
        var ground = [theme[.surface]] + (background.map { [$0] } ?? [])
        if request.isPopover { ground = [theme[.dialog]] }
        let isAssumed = background == nil && !request.isPopover
        func add(_ role: Paint.Role, _ part: String, _ color: Color, on fill: [Color] = []) {
            let paint = Paint(
                role, part, color, on: ground + fill, isAssumed: isAssumed && fill.isEmpty,
                options: [.themeColor, .theme, .background])
            if !paints.contains(paint) { paints.append(paint) }
        }
        for (step, colors) in zip(request.list.steps, screen.colors) where step.state != .disabled {
            let words = "of a step in the \(step.state.rawValue) state"
            add(.graphic, "the node \(words)", colors.node)
            let isText = !step.isDynamic && request.content == .number
            add(isText ? .text : .graphic, "the mark \(words)", colors.mark, on: [colors.fill])
            if showsNames { add(.text, "the name \(words)", colors.name) }
        }
        if showsHeader {
            add(.text, "the header", theme[.label])
            if !request.count.isEmpty { add(.text, "the count in the header", theme[.secondaryLabel]) }
            if !request.allSteps.isEmpty { add(.text, "the button in the header", theme[.stepButton]) }
        }
    }
}
