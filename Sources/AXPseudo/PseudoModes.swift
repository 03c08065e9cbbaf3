package import AXLocale

/// All pseudo modes. To add a mode, create a file in `Modes/` and add the mode to this type.
package enum PseudoModes {
    package static let all: [any PseudoMode] = modes(writing: nil)

    private static func modes(writing transliterator: Transliterator?) -> [any PseudoMode] {
        [
            AccentMode(), LengthMode(), SpokenMode(), ScriptMode(transliterator), RightToLeftMode(), PluralProbeMode(),
            BoundedMode(),
        ]
    }

    /// The modes with the given ids, in that order.
    /// - Parameter target: the pseudo-locale. The mode `script` uses its script.
    /// - Throws: ``PseudoModeError`` for an empty list, for an unknown or repeated id, for modes that exclude each
    ///   other, and for `script` without a locale whose script is supported.
    package static func select(
        _ ids: [String], for target: LanguageTag? = nil
    ) throws(PseudoModeError) -> [any PseudoMode] {
        guard !ids.isEmpty else { throw .none }
        let transliterator = target.flatMap { Transliterator(script: $0.likelyScript) }
        let known = modes(writing: transliterator)
        var selected: [any PseudoMode] = []
        for id in ids {
            guard let mode = known.first(where: { $0.id == id }) else { throw .unknown(id) }
            for other in selected {
                if let refusal = PseudoModeError(other, mode) { throw refusal }
            }
            if mode is ScriptMode, transliterator == nil { throw .noScript(target?.text ?? "") }
            selected.append(mode)
        }
        return selected
    }
}

/// The reason why the requested modes can't be used.
package enum PseudoModeError: Error, Hashable, Sendable, CustomStringConvertible {
    case none
    case unknown(String)
    case twice(String)
    case exclusive(String, String, PseudoAspect)
    case unspeakable(spoken: String, String, reason: String)
    case noScript(String)

    /// The reason why two modes can't be combined; nil if they can.
    init?(_ first: any PseudoMode, _ second: any PseudoMode) {
        if first.id == second.id {
            self = .twice(first.id)
        } else if first.changes == second.changes {
            self = .exclusive(first.id, second.id, first.changes)
        } else if first.isSpoken, let reason = second.speechConflict {
            self = .unspeakable(spoken: first.id, second.id, reason: reason)
        } else if second.isSpoken, let reason = first.speechConflict {
            self = .unspeakable(spoken: second.id, first.id, reason: reason)
        } else {
            return nil
        }
    }

    package var description: String {
        switch self {
        case .none:
            "no pseudo mode specified; expected one or more of \(Self.known)"
        case .unknown(let id):
            "unknown pseudo mode “\(id)”; expected one of \(Self.known)"
        case .twice(let id):
            "pseudo mode “\(id)” is specified twice"
        case .exclusive(let first, let second, let aspect):
            "pseudo modes “\(first)” and “\(second)” can't be combined: both change \(aspect.name)"
        case .unspeakable(let spoken, let other, let reason):
            "pseudo modes “\(spoken)” and “\(other)” can't be combined: \(reason)"
        case .noScript(let locale):
            "pseudo mode “script” supports only the scripts \(Transliterator.scripts.joined(separator: ", ")), "
                + "but “\(locale)” uses none of them; use --locale to specify a locale that uses one of these "
                + "scripts, such as ru-XA"
        }
    }

    private static var known: String {
        PseudoModes.all.map { "“\($0.id)”" }.joined(separator: ", ")
    }
}
