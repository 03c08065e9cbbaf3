package import AXSource

/// The rules in the order in which people would want to hear of them.
enum XLIFFRules {
    static let all: [any XLIFFRule.Type] = [
        XLIFFNamespace.self, XLIFFTargetLanguage.self, XLIFFLanguageTag.self, XLIFFIDChanged.self,
        XLIFFSourceChanged.self, XLIFFTargetMissing.self, XLIFFStateSkipped.self, XLIFFInlineMarkup.self,
        XLIFFVariableUndefined.self,
    ]
}

extension XLIFFDocument {
    package func diagnostics(against project: ProjectTexts) -> [Diagnostic]? { diagnostics(into: project) }

    /// What is wrong with the file, and with what Xcode's import would make of it.
    /// - Parameter project: what the project holds now; nil for what can be said from the file alone.
    func diagnostics(into project: ProjectTexts? = nil) -> [Diagnostic] {
        if let refusal = XLIFFRefusal.diagnostic(of: self) { return [refusal] }
        return (XLIFFDuplicates.check(self) + XLIFFRules.all.flatMap { $0.check(self, against: project) })
            .sorted { $0.span < $1.span }
    }
}
