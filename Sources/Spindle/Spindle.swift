// All of Spindle under one name: `import Spindle` is enough.

@_exported public import Basics
@_exported public import Builds
@_exported public import CairoRaster
@_exported public import Checks
@_exported public import Curves
@_exported public import Drawing
@_exported public import Easings
@_exported public import Exports
@_exported public import Files
@_exported public import Formats
@_exported public import Guidelines
@_exported public import Imaging
@_exported public import Indicators
@_exported public import Jobs
@_exported public import Languages
@_exported public import Loading
@_exported public import MotionCore
@_exported public import Platform
@_exported public import Presentations
@_exported public import Rendering
@_exported public import Requests
@_exported public import Resolution
@_exported public import Vectors
