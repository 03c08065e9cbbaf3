import AXScan
import AXSource

extension StringCatalogSurvey {
    /// The substitutions of each localization that has or refers to one.
    var variables: [StringVariables] {
        formed.compactMap { place in
            let localization = place.localization.value
            let references = document.references(of: localization)
            let substitutions = document.substitutions(of: localization)
            guard !references.isEmpty || !substitutions.isEmpty else { return nil }
            return StringVariables(
                path: document.file.path, key: document.key(place.entry),
                locale: document.tree.string(place.localization.key), term: .substitution,
                // Xcode's compiler rejects the catalog.
                gap: nil,
                definitions: substitutions.map {
                    .init(name: document.tree.string($0.key), span: document.tree.nodes[$0.key].span)
                },
                references: references.map { .init(name: $0.name, span: $0.span) },
                used: Set(references.map(\.name)))
        }
    }
}
