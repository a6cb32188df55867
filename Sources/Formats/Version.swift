/// The version of Spindle, which files that name their maker carry.
public let spindleVersion = "1.0.0"

/// The day of that version.
public let spindleVersionDate = "2026-11-23"
