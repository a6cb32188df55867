package import Basics
internal import Indicators
internal import MotionCore
package import PageMotions
internal import Requests

/// The catalogs that a page can request.
package enum PageCatalog {
    package static func themes() -> Reply {
        var reply = Reply()
        reply.put(each: Theme.all) { reply, theme in
            reply.put(theme.name)
            reply.put(theme.summary)
            reply.put(theme.source)
            reply.put(theme.motion.name)
            reply.put(theme.linearMotion.name)
            reply.put(each: ThemeSlot.allCases) { reply, slot in
                reply.put(slot.rawValue)
                reply.put(theme[slot])
            }
        }
        return reply
    }

    package static func options() -> Reply {
        var reply = Reply()
        reply.put(each: SpecOption.all) { reply, option in
            reply.put(option.key.text)
            reply.put(option.kindName)
            reply.put(option.unit.rawValue)
            reply.put(option.range != nil)
            if let range = option.range {
                reply.put(range.lowerBound)
                reply.put(range.upperBound)
            }
            reply.put(option.words)
            reply.put(option.repeats)
            reply.put(option.fallback)
            reply.put(option.example)
            reply.put(option.help)
        }
        return reply
    }
}

/// Everything that is wrong with a request.
extension Reply {
    package init(_ error: SpecError) {
        self.init()
        put(error)
    }

    mutating func put(_ error: SpecError) {
        put(each: [error] + error.others) { reply, error in
            reply.put(error.place(.keys))
            reply.put(error.message.description)
        }
    }
}
