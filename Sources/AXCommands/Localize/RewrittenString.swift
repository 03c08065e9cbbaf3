import AXExtract
import AXModel
import AXSource

/// A string that is rewritten as a localized call.
struct RewrittenString {
    let site: LocalizableSite
    let message: RewriteMessage
    let wording: LocalizedWording
    let target: TargetTable
    /// Whether the entry must be added to the table.
    let isNew: Bool
    let style: CallStyle

    private var function: String {
        guard site.path.hasSuffix(".swift") else { return "NSLocalizedString" }
        switch style {
        case .nsLocalizedString: return "NSLocalizedString"
        case .stringLocalized: return "String"
        // This isn't a function whose keys Xcode extracts.
        case .symbol: return "LocalizedStringResource.symbol"
        case .wrapper(let wrapper): return wrapper.name
        }
    }

    /// The occurrence that `extract` finds after the rewrite.
    /// - Parameter showsComment: whether the call contains the comment.
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
        new.branch = old.branch
        new.traitChanges = old.traitChanges
        new.arguments = message.arguments.isEmpty ? old.arguments : message.arguments
        return new
    }
}

struct SkippedString {
    let site: LocalizableSite
    let reason: String
}
