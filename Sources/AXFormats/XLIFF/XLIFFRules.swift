package import AXSource

/// The rules in the order in which people would want to hear of them.
enum XLIFFRules {
    static let all: [any FileRule<DeliveredXLIFF>.Type] = [
        XLIFFDuplicateKey.self, XLIFFNamespace.self, XLIFFTargetLanguage.self, XLIFFLanguageTag.self,
        XLIFFIDChanged.self,
        XLIFFSourceChanged.self, XLIFFTargetMissing.self, XLIFFStateSkipped.self, XLIFFInlineMarkup.self,
    ]
}

extension XLIFFDocument {
    package func diagnostics(against project: ProjectTexts) -> [Diagnostic]? { diagnostics(into: project) }

    /// What is wrong with the file, and with what Xcode's import would make of it.
    /// - Parameter project: what the project holds now; nil for what can be said from the file alone.
    func diagnostics(into project: ProjectTexts? = nil) -> [Diagnostic] {
        if let refusal = XLIFFRefusal.diagnostic(of: self) { return [refusal] }
        let delivered = DeliveredXLIFF(document: self, project: project)
        return (XLIFFRules.all.flatMap { $0.check(delivered) } + VariableUndefined.check(variables))
            .sorted { $0.span < $1.span }
    }
}
