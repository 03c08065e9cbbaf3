import AXExtract
import AXModel
import AXSource

/// A place that is rewritten, with its entry.
struct LocalizedPlace {
    let site: LocalizableSite
    let message: RewriteMessage
    let wording: LocalizedWording
    let target: TargetTable
    /// Whether the entry has to be added.
    let isNew: Bool
    let style: CallStyle

    /// The function that looks the text up now.
    private var function: String {
        guard site.path.hasSuffix(".swift") else { return "NSLocalizedString" }
        switch style {
        case .nsLocalizedString: return "NSLocalizedString"
        case .stringLocalized: return "String"
        // Xcode’s extraction finds no key in it.
        case .symbol: return "LocalizedStringResource.symbol"
        case .wrapper(let wrapper): return wrapper.name
        }
    }

    /// The string as an extraction would find it afterwards.
    /// - Parameter showsComment: whether the entry's comment is what the call says.
    func occurrence(showsComment: Bool) -> Occurrence {
        let old = site.occurrence
        var new = Occurrence(
            path: old.path, span: old.span, role: old.role, api: old.api, kind: .localizedCall,
            key: StringKey(wording.key))
        new.leafSpan = site.path == old.path ? site.span : old.leafSpan
        new.function = function
        new.table = target.table.name
        new.text = message.text
        new.comment = showsComment ? wording.comment : nil
        new.element = old.element
        new.control = old.control
        new.screen = old.screen
        new.pair = old.pair
        new.visibleText = old.visibleText
        new.traits = old.traits
        new.arguments = message.arguments.isEmpty ? old.arguments : message.arguments
        return new
    }
}

/// A place that stays as it is.
struct SkippedPlace {
    let site: LocalizableSite
    let reason: String
}
