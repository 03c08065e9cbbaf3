import AXModel
import AXSource

extension RulePage {
    /// A key that appears more than once, in a file of any format.
    static let duplicateKey = RulePage(
        id: "duplicate-key", concern: .files,
        summary: "A key appears more than once, and only one of its values is used.",
        why: """
            Apple's runtime keeps the last entry for a repeated key in a strings file and silently drops the others, \
            even if the keys are written differently (`"\\U00e9"` and `"é"`, or once with quotes and once without). A \
            string \
            catalog is JSON, which doesn't define which value of a repeated key is used (RFC 8259, section 4). In \
            XLIFF, only one unit per id can be imported. Duplicates often come from merges. A translator who corrects \
            an unused entry changes nothing that users hear.
            """,
        example: Example("\"play\" = \"Play\";\n\"play\" = \"Start\";"),
        instead: Example("\"play\" = \"Play\";\n\"start\" = \"Start\";"),
        severity: .warning, isFixable: true)
}

extension RulePage {
    /// A file of any format that is rejected as a whole.
    static let fileUnparsable = RulePage(
        id: "file-unparsable", concern: .files,
        summary: "The file is rejected as a whole, so none of its strings reach users.",
        why: """
            One error is enough for the whole file to be rejected. In a strings file, the error is usually a missing \
            semicolon, an unescaped quote or a character that only looks like a space. The runtime logs the error and \
            continues with an empty table, so VoiceOver speaks raw keys (CoreFoundation, CFBundle_Strings.c). In a \
            string catalog, which is JSON (RFC 8259), the error is usually a missing comma or a conflict marker. In \
            XLIFF, the error is usually markup that isn't well-formed. Xcode's messages often give no line number, or \
            the wrong one.
            """,
        example: Example("\"play\" = \"Play\"\n\"stop\" = \"Stop\";"),
        instead: Example("\"play\" = \"Play\";\n\"stop\" = \"Stop\";"),
        severity: .error, isFixable: true, formerIDs: ["table-fails"])
}

extension RulePage {
    /// A placeholder that only string catalogs support.
    static let placeholderUnsupported = RulePage(
        id: "placeholder-unsupported", concern: .placeholders,
        summary: "A strings file uses a named placeholder, which only string catalogs support.",
        why: """
            When Xcode 26 compiles a string catalog, it replaces the name in %(count)lld with a position. In .strings \
            and .stringsdict files, the name isn't replaced, so Foundation prints “(count)lld” (tested with \
            swift-corelibs-foundation, Swift 6.3). Use a position instead: %1$lld.
            """,
        example: Example("\"songs\" = \"%(count)lld songs\";"),
        instead: Example("\"songs\" = \"%1$lld songs\";"),
        severity: .error, traits: [.blocksApply], formerIDs: ["placeholder-unread"])
}

/// Finds named placeholders for ``RulePage/placeholderUnsupported``.
enum PlaceholderUnsupported {
    struct Placeholder {
        let message: String
        let span: Span
        let fix: FixIt
    }

    /// The first named placeholder, with a fix that replaces all names with positions; nil if there isn't one.
    static func placeholder(in text: LocatedText) -> Placeholder? {
        guard text.string.utf8.contains(UInt8(ascii: "(")) else { return nil }
        let named = Message(parsing: text.string).numberedSpecifiers().filter { $0.specifier.name != nil }
        guard let first = named.first?.specifier else { return nil }
        let edits = named.map { text.edit($0.specifier.range, $0.positioned) }
        return Placeholder(
            message: "\(first.raw) is shown as “\(first.raw.dropFirst())”; "
                + "only string catalogs support named placeholders",
            span: text.span(of: first.range),
            fix: FixIt("Replace names with positions", edits: edits, safety: .needsReview))
    }
}

extension RulePage {
    /// A plural whose number type is unknown, or differs from the type that its forms print.
    static let valueType = RulePage(
        id: "value-type", concern: .variations,
        summary: "The value type of a plural variable is missing, isn't numeric or doesn't match the plural forms.",
        why: """
            A variable's specifier (`NSStringFormatValueTypeKey`, or `formatSpecifier` in a string catalog) determines \
            how its number is read from the arguments. Write the specifier without a percent sign: `d`, `lld`, `f`. If \
            a plural form formats the argument as a type that doesn't match the specifier, the app shows a wrong \
            number or crashes (Apple, “Localizing strings that contain plurals”). If no numeric specifier is found, \
            Xcode's string catalog compiler stops with an error (“Cannot infer format specifier”).
            """,
        example: StringsdictExample.file(valueType: "d", forms: [("one", "%@ song"), ("other", "%@ songs")]),
        instead: StringsdictExample.file(valueType: "d"),
        severity: .error, isFixable: true, traits: [.blocksApply])
}

extension RulePage {
    /// Variations that aren't read because of their order or location.
    static let variationNesting = RulePage(
        id: "variation-nesting", concern: .variations,
        summary: "A string varies in a way that isn't supported.",
        why: """
            An entry in a `.stringsdict` file contains one of the following: a format string with its variables, a \
            string for each width, or a string or format string for each device. A variable must have the rule type \
            NSStringPluralRuleType, and its plural forms must be plain strings. Any other structure is ignored, and \
            Xcode doesn't report it during a build (Apple, “Creating width and device variants of strings”). In a \
            string catalog, a string can vary by plural or by device, and the string for a device can vary by plural. \
            Xcode's compiler rejects a plural form that varies further (“Plural case cannot be further varied”) and a \
            string for the device `other` that varies further (“Fallback value cannot be further varied”). A plain \
            string at the same level as variations is lost when a translation is imported.
            """,
        example: StringsdictExample.file(rule: "NSStringPlural"),
        instead: StringsdictExample.file(),
        severity: .error, traits: [.blocksApply])
}
