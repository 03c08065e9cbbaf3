import AXModel
package import AXSource

/// An accessibility attribute is set to literal text that isn't localized.
package enum HardCodedString: SourceRule {
    package static let page = RulePage(
        id: "hard-coded-string", concern: .sources,
        summary: "An accessibility string is hard-coded and never localized.",
        why: """
            VoiceOver speaks the string unchanged, in the developer's language, to users of every language. Apple's \
            Accessibility Programming Guide says to localize every label, value and hint.
            """,
        example: Example("playButton.accessibilityLabel = \"Play\"\n"),
        instead: Example(
            "playButton.accessibilityLabel = NSLocalizedString(\"player.play\", comment: \"Starts the song\")\n"),
        severity: .warning, or: [.error])

    package static func check(_ found: FoundString, in tables: ProjectTables) -> [Diagnostic] {
        isHardCoded(found) ? [diagnostic(for: found)] : []
    }

    static func isHardCoded(_ found: FoundString) -> Bool {
        let occurrence = found.occurrence
        return occurrence.kind == .hardCoded && occurrence.role != .language && occurrence.role != .other
            && !isUntranslatable(occurrence)
    }

    private static func diagnostic(for found: FoundString) -> Diagnostic {
        let occurrence = found.occurrence
        // A string with a remark comes from another declaration, which may have looked it up.
        if occurrence.remark == nil,
            IdentifierText.isIdentifier(occurrence.key.text, values: occurrence.arguments.map(\.expression))
        {
            return identifier(occurrence)
        }
        return finding(
            at: occurrence, "\(SpokenRole.noun(occurrence.role)) “\(occurrence.key)” isn't localized",
            why: "VoiceOver speaks the string unchanged in every language.", key: occurrence.key,
            notes: found.definition.map { [Diagnostic.Note("the string", path: $0.path, span: $0.span)] } ?? [],
            fixIts: fix(for: found).map { [$0] } ?? [])
    }

    /// Whether a string is the same in all languages, which is assumed in these cases:
    /// - It has a single letter, which is in ASCII, and no values, and the API that takes it isn't named after
    ///   accessibility: `Badge("A")`.
    /// - It's a language code that is the value of a constant: `de`.
    /// - It's a product name.
    /// - It's the ending of a word, which the code inserts into a sentence. The sentence is reported.
    private static func isUntranslatable(_ occurrence: Occurrence) -> Bool {
        let text = occurrence.key.text
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        let isNamed = names(in: occurrence.api).contains { $0.lowercased().contains("accessib") }
        if letters.count == 1, letters.first?.isASCII == true, occurrence.arguments.isEmpty, !isNamed { return true }
        let isShort = text.utf8.count <= 3 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        if isShort, !occurrence.insertedAs.isEmpty { return true }
        let isCode = text.utf8.count == 2 && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
        return isCode && occurrence.remark != nil || IdentifierText.isProductName(text)
    }

    private static func names(in api: Occurrence.API) -> [String] {
        switch api {
        case .framework(let name), .keyAttribute(let name), .constant(let name): [name]
        case .function(let name, let labels): [name] + labels.compactMap(\.self)
        case .initializer(let name, let label): [name, label ?? ""]
        case .numberChoice: []
        }
    }

    /// The finding about a code identifier that was meant as a key or for UI tests.
    private static func identifier(_ occurrence: Occurrence) -> Diagnostic {
        finding(
            at: occurrence, severity: .error,
            "\(SpokenRole.noun(occurrence.role)) “\(occurrence.key)” is a code identifier",
            why:
                "VoiceOver speaks the identifier. Use the identifier as the key of a localization call or, if UI "
                + "tests need it, as the accessibilityIdentifier.",
            key: occurrence.key)
    }

    /// A fix that wraps the literal in a localized call. It needs review, because the key and the comment are only
    /// suggestions.
    private static func fix(for found: FoundString) -> FixIt? {
        guard !found.isPartOfSentence, let literal = found.plainLiteral, let span = found.occurrence.leafSpan else {
            return nil
        }
        let comment = RoleNotes.subject(of: found.occurrence)
        guard !comment.contains(where: { $0 == "\"" || $0 == "\\" }) else { return nil }
        let isObjectiveC = literal.hasPrefix("@")
        let call = "NSLocalizedString(\(literal), \(isObjectiveC ? "@" : "comment: ")\"\(comment)\")"
        return FixIt(
            "Wrap the string in NSLocalizedString", edits: [TextEdit(span, call)], safety: .needsReview)
    }
}
