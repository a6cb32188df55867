/// The version of Spindle, which files that name their maker carry.
public let spindleVersion = "1.0.0"
