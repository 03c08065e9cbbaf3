import AXModel
import AXSource

/// Makes occurrences of the places where strings are set.
struct SiteStrings {
    let path: String
    let options: ExtractionOptions

    /// A string with its place, before it is known what else the element says.
    private struct Draft {
        let site: SwiftSite
        let leaf: SwiftLeaf
    }

    /// The strings of a file in the order of the text. A string that is spoken is not listed a second time as any text.
    func strings(of sites: [SwiftSite], in tree: SwiftTree) -> [FoundString] {
        let drafts = unique(
            sites.flatMap { site in
                leaves(of: site, in: tree).map { Draft(site: site, leaf: $0) }
            }
        ).sorted { ($0.site.nameSpan, $0.leaf.span) < ($1.site.nameSpan, $1.leaf.span) }
        for draft in drafts where draft.leaf.kind != .dynamic {
            draft.site.element.add(StringKey(draft.leaf.key), draft.site.row.role, condition: draft.leaf.condition)
        }
        return drafts.map { found($0, in: tree) }
    }

    /// What says nothing counts only where nothing else is set. A site is never passed over in silence.
    private func leaves(of site: SwiftSite, in tree: SwiftTree) -> [SwiftLeaf] {
        let leaves = LeafReader(tree, site.scope, options).leaves(of: site.values)
        let strings = leaves.filter { $0.silence == nil }
        guard leaves.isEmpty, !site.row.stringsOnly, let value = site.values.first, value.interest == .everything else {
            return strings.isEmpty ? Array(leaves.prefix(1)) : strings
        }
        let expression = value.expression
        return [SwiftLeaf(dynamic: value, tree.span(expression), tree.text(expression), "no text found")]
    }

    private func unique(_ drafts: [Draft]) -> [Draft] {
        let spoken = Set(drafts.filter { $0.site.row.role != .other }.map(\.leaf.span))
        var listed: Set<Span> = []
        return drafts.filter { draft in
            guard draft.site.row.role == .other else { return true }
            return !spoken.contains(draft.leaf.span) && listed.insert(draft.leaf.span).inserted
                && (draft.leaf.kind == .localizedCall || draft.site.row.api.hasPrefix("NSAccessibility"))
        }
    }

    private func found(_ draft: Draft, in tree: SwiftTree) -> FoundString {
        var found = FoundString(occurrence: occurrence(draft))
        found.function = draft.leaf.call?.function
        found.key = draft.leaf.keyForm
        found.takesComment = draft.leaf.call?.takesComment ?? false
        if draft.leaf.isPlainLiteral, draft.site.row.literal == .text {
            found.plainLiteral = tree.file.string(draft.leaf.span)
        }
        return found
    }

    private func occurrence(_ draft: Draft) -> Occurrence {
        let (site, leaf) = (draft.site, draft.leaf)
        let element = site.element
        var occurrence = Occurrence(
            path: path, span: site.nameSpan, role: site.row.role, api: site.row.api, kind: leaf.kind,
            key: StringKey(leaf.key))
        occurrence.leafSpan = leaf.span
        occurrence.table = leaf.call?.table
        occurrence.bundle = leaf.call?.bundle
        occurrence.text = leaf.kind == .hardCoded ? leaf.key : leaf.call?.text
        occurrence.comment = leaf.call?.comment
        occurrence.element = element.name
        occurrence.control = element.control ?? ControlNames.control(ofTraits: element.traits)
        occurrence.screen = site.scope.typeName
        occurrence.pair = element.pair(of: site.row.role, condition: leaf.condition)
        occurrence.visibleText = element.visibleText
        occurrence.traits = element.traits
        occurrence.arguments = leaf.arguments
        occurrence.condition = leaf.condition
        occurrence.note = leaf.note
        return occurrence
    }
}
