import AXModel
import AXSource

/// A translation with different markup than its source.
enum MarkupChanged: StringRule {
    static let page = RulePage(
        id: "markup-changed", concern: .translations,
        summary: "The translation drops or adds tags, links, addresses or other markup.",
        why: """
            Broken markup is shown literally: VoiceOver speaks “<b>” or two asterisks, and users can't open a link \
            that is missing. A tag that is never closed, or that is escaped although the source's isn't, is an error. \
            The system interprets the markup for grammar agreement, “^[…](inflect: true)”, and \
            ignores attributes whose names are translated (Apple, Automatic Grammar Agreement).
            """,
        example: Example("<b>Neu: %@", locale: "de", source: "<b>New</b>: %@"),
        instead: Example("<b>Neu</b>: %@", locale: "de", source: "<b>New</b>: %@"),
        severity: .warning, or: [.error])

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source else { return [] }
        if let only = source.onlyText, !MarkupInventory.mayOccur(in: only.string) {
            return addedTags(unit, in: context)
        }
        let inventories = source.checkedForms.map { MarkupInventory(of: $0.string) }
        // If no form of the source has markup, brackets and asterisks are up to the translator.
        guard inventories.contains(where: { !$0.counts.isEmpty }) else { return addedTags(unit, in: context) }
        return unit.firstFinding { text in
            let own = MarkupInventory(of: text.string)
            guard !inventories.contains(own), let nearest = inventories.first else { return nil }
            let (extra, missing) = own.difference(from: nearest)
            // A missing line break isn't reported, because the text continues on the same line. A string that consists
            // of an address isn't reported, because it is often an example.
            if extra.isEmpty, missing == ["<br>"], !text.string.gluesSentences { return nil }
            if text.string.isAddress, source.checkedForms.allSatisfy(\.string.isAddress) { return nil }
            let isBroken =
                !own.isBalanced && inventories.allSatisfy(\.isBalanced)
                || text.string.hasEscapedTag && !source.checkedForms.contains(where: \.string.hasEscapedTag)
            return context.finding(
                page, unit, text, severity: isBroken ? .error : .warning, message(extra, missing))
        }
    }

    /// The finding about tags in a translation whose source has no markup: pairs of any tags, or single formatting
    /// tags. The translation was probably copied from a web page.
    private static func addedTags(_ unit: Unit, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            guard text.string.holds(UInt8(ascii: "<")) else { return nil }
            let counts = MarkupInventory(of: text.string).counts
            let tags = counts.keys.filter { tag in
                formatting.contains(tag) || tag.hasPrefix("<") && counts["</" + tag.dropFirst()] != nil
            }
            return tags.isEmpty ? nil : context.finding(page, unit, text, message(tags.sorted(), []))
        }
    }

    /// Single tags that format text. Other single tags, such as `<name>`, may be placeholders.
    private static let formatting: Set<String> = ["<b>", "<br>", "<em>", "<i>", "<strong>", "<u>"]

    private static func message(_ extra: [String], _ missing: [String]) -> String {
        let parts = [
            missing.isEmpty ? nil : "drops \(missing.joined(separator: ", "))",
            extra.isEmpty ? nil : "adds \(extra.joined(separator: ", "))",
        ]
        return "translation \(parts.compactMap { $0 }.joined(separator: " and "))"
    }
}

extension String {
    /// Whether there is an escaped tag, which is shown literally: `&lt;b&gt;`.
    fileprivate var hasEscapedTag: Bool { contains("&lt;") && contains("&gt;") }

    /// Whether a capital directly follows a period, an exclamation mark or a question mark: “… hier.Oder …”.
    fileprivate var gluesSentences: Bool {
        zip(unicodeScalars, unicodeScalars.dropFirst()).contains { stop, letter in
            ".!?".unicodeScalars.contains(stop) && letter.properties.isUppercase
        }
    }
}
