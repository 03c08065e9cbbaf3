import AXModel
import AXScan
import AXSource

/// A plural whose number Xcode can't determine, or a substitution with an invalid argument number.
enum CatalogValueType: FileRule {
    static let page = RulePage.valueType

    static func check(_ survey: StringCatalogSurvey) -> [Diagnostic] {
        survey.complexLocalizations.flatMap { localization in
            plurals(of: localization, survey.document) + substitutions(of: localization, survey.document)
        }
    }

    private static func plurals(
        of localization: StringCatalogSurvey.Localization, _ document: StringCatalogDocument
    ) -> [Diagnostic] {
        let plurals = document.plurals(below: localization.member.value)
        // The key can be the source string, so a numeric specifier in the key is sufficient.
        guard !plurals.isEmpty, !hasNumber(document.tree.string(localization.entry.key)) else { return [] }
        return plurals.filter { plural in
            let texts = document.tree.members(of: plural.value).flatMap { form in
                document.values(of: form.value).map { document.tree.string($0.node) }
            }
            // A plural whose forms are all empty isn't translated yet.
            return !texts.contains(where: hasNumber) && (texts.isEmpty || texts.contains { !$0.isEmpty })
        }.map { finding(.noNumber, at: document.tree.nodes[$0.key].span, in: document, localization: localization) }
    }

    private static func substitutions(
        of localization: StringCatalogSurvey.Localization, _ document: StringCatalogDocument
    ) -> [Diagnostic] {
        document.substitutions(of: localization.member.value).compactMap { substitution in
            let tree = document.tree
            if let wrong = wrongArgument(of: substitution, localization, document) { return wrong }
            guard !document.plurals(below: substitution.value).isEmpty else { return nil }
            guard let node = tree.value("formatSpecifier", of: substitution.value) else {
                return finding(
                    .noSpecifier, at: tree.nodes[substitution.key].span, in: document, localization: localization)
            }
            let specifier = tree.string(node)
            guard !hasNumber("%" + specifier) else { return nil }
            return finding(
                "“\(specifier)” isn't a numeric format specifier", at: tree.nodes[node].span, in: document,
                localization: localization)
        }
    }

    private static func wrongArgument(
        of substitution: JSONTree.Member, _ localization: StringCatalogSurvey.Localization,
        _ document: StringCatalogDocument
    ) -> Diagnostic? {
        guard let node = document.tree.value("argNum", of: substitution.value) else { return nil }
        let span = document.tree.nodes[node].span
        let number = document.file.string(span)
        guard Int(number).map(FormatSpecifier.arguments.contains) != true else { return nil }
        return finding(.noArgument(number), at: span, in: document, severity: .warning, localization: localization)
    }

    private static func hasNumber(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
        return Message(parsing: text).placeholders.contains {
            switch $0.type {
            case .integer, .float: true
            case .object, .character, .pointer, .ownArgument, .none: false
            }
        }
    }
}

extension StringCatalogDocument {
    /// The `plural` members in the variations of a node and of its descendants.
    fileprivate func plurals(below node: Int, depth: Int = 0) -> [JSONTree.Member] {
        guard depth < VariationPath.maximumSteps, let variations = tree.value("variations", of: node) else { return [] }
        return tree.members(of: variations).flatMap { axis -> [JSONTree.Member] in
            let inner = tree.members(of: axis.value).flatMap { plurals(below: $0.value, depth: depth + 1) }
            return tree.isText(axis.key, "plural") ? [axis] + inner : inner
        }
    }
}

extension String {
    fileprivate static func noArgument(_ number: String) -> String {
        let arguments = FormatSpecifier.arguments
        return "\(number.quoted) isn't a valid argument number; "
            + "use a number from \(arguments.lowerBound) to \(arguments.upperBound)"
    }
    fileprivate static let noNumber = "no plural form has a numeric format specifier, such as %lld"
    fileprivate static let noSpecifier = "substitution has no format specifier for its number"
}
