import AXModel

/// Spells the forms of a substitution: catalogs write `%arg` for the number that decides.
struct StringCatalogSubstitutionText {
    private let substitution: Substitution

    init(_ substitution: Substitution) {
        self.substitution = substitution
    }

    /// The text with `%arg` in place of every specifier that is the substitution's own. Where several specifiers name no
    /// argument, each takes the one behind that of the one before, so that none of them can be spelled in another way.
    func spell(_ text: String) -> String {
        guard !substitution.specifier.isEmpty, !text.contains("%arg") else { return text }
        let message = Message(parsing: text)
        let isCounted = message.placeholders.count { $0.position == nil && !$0.isLiteralPercent } > 1
        return message.segments.map { segment in
            guard case .placeholder(let specifier) = segment, isOwn(specifier),
                specifier.position != nil || !isCounted
            else { return segment.raw }
            return "%arg"
        }.joined()
    }

    private func isOwn(_ specifier: FormatSpecifier) -> Bool {
        guard specifier.position == nil || specifier.position == substitution.argument else { return false }
        return specifier.flags.isEmpty && specifier.width == nil && specifier.precision == nil
            && specifier.variable == nil && specifier.name == nil
            && specifier.length + String(specifier.conversion) == substitution.specifier
    }
}
