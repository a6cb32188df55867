internal import Basics
internal import MotionCore

extension CurveAnalysis {
    /// The same figures as ``text()``, and the parts one by one, as JSON: times in milliseconds, speeds per
    /// second, angles in degrees, bars in track lengths.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("motion", name)
            json.member("unit", unitName)
            json.member("period_ms", stated)
            json.member("repeats_after_ms", loop.period)
            json.member("gap", gap)
            json.member("largest_jump", nineDecimals(loop.largestJump))
            json.member("vanishes", loop.vanishes)
            if let subcycle = loop.subcycle {
                json.object("subcycle", .inline) { json in
                    json.member("period_ms", subcycle.period)
                    json.member("rotation_deg", nineDecimals(subcycle.degrees))
                    json.member("count", Int((loop.period / subcycle.period).rounded()))
                }
            } else {
                json.member("subcycle", Int?.none)
            }
            json.array("parts") { json in
                for part in loop.parts { Self.write(part, to: &json) }
            }
            json.array("frames") { json in
                for fit in fits { Self.write(fit, to: &json) }
            }
        }
        return json.finish()
    }

    private var unitName: String {
        switch loop.unit {
        case .degrees: "degrees"
        case .trackLengths: "track_lengths"
        case .opacity: "opacity"
        case .scale: "scale"
        }
    }

    private static func write(_ part: LoopPart, to json: inout JSONWriter) {
        json.object { json in
            for (name, extreme) in [("smallest", part.smallest), ("largest", part.largest)] {
                json.object(name, .inline) { json in
                    json.member("value", nineDecimals(extreme.value))
                    json.member("time_ms", nineDecimals(extreme.time))
                }
            }
            json.object("seam", .inline) { json in
                json.member("tail", nineDecimals(part.seam.tail))
                json.member("head", nineDecimals(part.seam.head))
                json.member("tail_kink", nineDecimals(part.tailKink))
                json.member("head_kink", nineDecimals(part.headKink))
            }
            for (name, end) in [("tail", part.tail), ("head", part.head)] {
                json.object(name, .inline) { json in
                    json.member("mean_speed", nineDecimals(end.meanSpeed))
                    json.member("peak_speed", nineDecimals(end.peakSpeed))
                    json.member("backward_speed", nineDecimals(end.worstBackwardSpeed))
                    json.member("backward_distance", nineDecimals(end.backwardDistance))
                }
            }
            json.array("jumps") { json in
                for jump in part.jumps {
                    json.object(nil, .inline) { json in
                        json.member("time_ms", nineDecimals(jump.time))
                        json.member("tail", nineDecimals(jump.tail))
                        json.member("head", nineDecimals(jump.head))
                    }
                }
            }
        }
    }

    private static func write(_ fit: FrameFit, to json: inout JSONWriter) {
        json.object(nil, .inline) { json in
            json.member("fps", fit.fps)
            json.member("exact_frames", nineDecimals(fit.exactFrames))
            json.member("frames", fit.frames)
            json.member("is_whole", fit.isWhole)
            json.member("period_ms", nineDecimals(fit.period))
            json.member("stretch_percent", nineDecimals(fit.stretch))
        }
    }
}
