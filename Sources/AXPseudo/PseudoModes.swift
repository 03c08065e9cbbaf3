/// Every pseudo mode. A new one is a file in `Modes/` and a line here.
package enum PseudoModes {
    package static let all: [any PseudoMode] = [
        AccentMode(),
        LengthMode(),
    ]

    /// The modes with the given ids, in that order.
    /// - Throws: ``PseudoModeRefusal`` for an unknown id, one that stands twice, and two modes that exclude each other.
    package static func select(_ ids: [String]) throws(PseudoModeRefusal) -> [any PseudoMode] {
        guard !ids.isEmpty else { throw .none }
        var selected: [any PseudoMode] = []
        for id in ids {
            guard let mode = all.first(where: { $0.id == id }) else { throw .unknown(id) }
            if let other = selected.first(where: { $0.changes == mode.changes }) {
                throw other.id == id ? .twice(id) : .exclusive(other.id, id, mode.changes)
            }
            selected.append(mode)
        }
        return selected
    }
}

/// Why modes cannot be used as asked.
package enum PseudoModeRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    case none
    case unknown(String)
    case twice(String)
    case exclusive(String, String, PseudoAspect)

    package var description: String {
        switch self {
        case .none:
            "no pseudo mode is named; there are \(Self.known)"
        case .unknown(let id):
            "there is no pseudo mode ‘\(id)’; there are \(Self.known)"
        case .twice(let id):
            "the pseudo mode ‘\(id)’ is named twice"
        case .exclusive(let first, let second, let aspect):
            "the pseudo modes ‘\(first)’ and ‘\(second)’ exclude each other: both change \(aspect.name)"
        }
    }

    private static var known: String {
        PseudoModes.all.map { "‘\($0.id)’" }.joined(separator: ", ")
    }
}
