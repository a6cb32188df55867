import Drawing
import Jobs
import Loading
import Requests
import TestSupport

/// Film strips of operations: a frame every so many milliseconds, row by row.
enum StoryImages {
    static let cases = [upload, failure, linear, toast, dialog]

    private static func strip(_ name: String, every step: Int, columns: Int, _ spec: String) -> ImageCase {
        let cells = ImageCase.Cell.frames(
            { Array(stride(from: 0, to: $0.count, by: step)) }, scale: 1,
            of: { try RenderFile.parse(Array(spec.utf8), name: name).spec.resolve() })
        return ImageCase(name: name, cells: cells, columns: columns, backgrounds: [.light], hasTexts: true)
    }

    /// From nothing to a success that disappears, with a pause and the wait that is expected.
    private static let upload = strip(
        "story-upload", every: 3, columns: 5,
        """
        {fps: 10, theme: fiori-light, size: large, background: surface, label: Uploading photos,
         progress-text: percent, operation: {expected: 12000, events: [
           {at: 0, started}, {at: 2500, progress: 0.1}, {at: 4000, progress: 0.35}, {at: 4700, paused},
           {at: 6000, resumed}, {at: 6500, progress: 0.7}, {at: 8000, progress: 1},
           {at: 8000, succeeded: Photos uploaded}]}}
        """)

    /// A running indicator that comes to an error, on a dark ground, frame by frame where it turns.
    private static let failure = strip(
        "story-failure", every: 1, columns: 8,
        """
        {fps: 12, theme: material-dark, size: large, background: surface,
         operation: {policy: immediate, events: [{at: 0, started}, {at: 900, failed: No connection}]}}
        """)

    /// A bar, whose value goes back once, with a value at the end of the row below.
    private static let linear = strip(
        "story-linear", every: 2, columns: 6,
        """
        {fps: 10, indicator: linear, width: 200, theme: material-light, background: surface, label: Syncing,
         progress-text: percent, operation: {policy: immediate, label-after: 1500, success-hold: 800, events: [
           {at: 0, started}, {at: 900, progress: 0.3}, {at: 2000, progress: 0.6}, {at: 3000, progress: 0.4},
           {at: 4000, progress: 1}, {at: 4400, succeeded: Everything is up to date}]}}
        """)

    /// A toast whose message gives way to what went wrong.
    private static let toast = strip(
        "story-toast", every: 2, columns: 6,
        """
        {fps: 15, theme: material-dark, present: {name: toast, message: Uploading photos, screen: 320x160},
         operation: {policy: immediate, events: [{at: 0, started}, {at: 500, progress: 0.4},
           {at: 1200, failed: No connection. Try again.}]}}
        """)

    /// A dialog with a bar, whose message gives way to a success that disappears with the dialog.
    private static let dialog = strip(
        "story-dialog", every: 1, columns: 6,
        """
        {fps: 15, indicator: linear, theme: fiori-light,
         present: {name: dialog, message: Sending, screen: 320x240},
         operation: {policy: immediate, success-hold: 400, events: [{at: 0, started}, {at: 500, progress: 0.4},
           {at: 1200, succeeded: The order was sent to the warehouse}]}}
        """)
}
