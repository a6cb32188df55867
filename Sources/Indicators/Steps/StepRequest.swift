internal import Basics
public import Drawing
public import Languages

/// The layout of the steps.
public enum StepView: String, Hashable, Sendable, CaseIterable {
    /// A row of nodes, under a header where one is requested.
    case `default`
    /// All steps in a list: a full screen in compact width, a popover in regular width.
    case all
}

/// A request for a picture of a flow, with its size.
public struct StepRequest: Hashable, Sendable {
    /// The steps, and the current one.
    public var list: StepList
    /// The change that is shown; nil for a still picture.
    public var change: StepChange?
    /// A row, or a list of all steps.
    public var view: StepView
    /// The contents of nodes: numbers, icons or signs.
    public var content: StepContent
    /// The width of the row or of the full screen, in points; regular from 600 on.
    public var width: Double
    /// The height of a full screen, or of the screen behind a popover; nil for as much as the list takes: 667 at least, and
    /// in regular width 4/3 of the width at most.
    public var height: Double?
    /// Whether a row has a header above it, and names under its nodes.
    public var showsHeader, showsNames: Bool
    /// The text of the button that leads to all steps, and the title of their list.
    public var allSteps: String
    /// The text under the header's name, with `{n}` for the step's number and `{total}`; empty for none.
    public var count: String
    /// The language of numbers and states.
    public var language: Language
    /// The direction in which everything but icons and texts is laid out.
    public var direction: LayoutDirection
    /// The colors, type and measures.
    public var theme: Theme

    /// Creates a picture of steps, still unless there is a `change`. Lengths are in points; nil stands for the texts of the
    /// language.
    public init(
        list: StepList, change: StepChange? = nil, view: StepView = .default, content: StepContent = .number,
        width: Double, height: Double? = nil, showsHeader: Bool = false, showsNames: Bool = true,
        allSteps: String? = nil, count: String? = nil, language: Language = .english,
        direction: LayoutDirection = .ltr, theme: Theme = .neutralLight
    ) {
        self.list = list
        self.change = change
        self.view = view
        self.content = content
        self.width = width
        self.height = height
        self.showsHeader = showsHeader
        self.showsNames = showsNames
        self.allSteps = allSteps ?? language.words.allSteps
        self.count = count ?? language.words.step
        self.language = language
        self.direction = direction
        self.theme = theme
    }

    /// The default width, that of a common phone.
    public static let defaultWidth = 375.0

    /// Whether the steps are in a popover.
    package var isPopover: Bool { view == .all && width >= LabelRequest.regularWidth }

    /// The default view that leads to the list of all steps; its header has the button.
    var row: StepRequest {
        var request = self
        (request.view, request.showsHeader, request.showsNames) = (.default, true, false)
        return request
    }

    /// The list after the change.
    var listAfter: StepList {
        if case .move(let index) = change { return list.moved(to: index) }
        return list
    }

    /// The indices of the steps that show at the beginning.
    var presentBefore: [Int] {
        guard case .appear(let index) = change else { return Array(list.steps.indices) }
        return list.steps.indices.filter { $0 != index }
    }

    func countText(_ list: StepList) -> String {
        count.filled(
            ("{n}", language.number(list.number(of: list.current))),
            ("{total}", language.number(list.total)))
    }
}
