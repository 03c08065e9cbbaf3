import AXLocale
import AXModel
import AXSource

/// What Xcode's import compares with the project.
extension ProjectTexts.Table {
    /// The text that Xcode would compare the unit's source with.
    /// - Returns: nil where the project has no such text.
    func sourceText(of identity: XLIFFIdentity) -> String? {
        guard let unit = source[identity.key] else { return nil }
        return Self.text(of: identity.path, in: unit)
    }

    /// The text of a way. Languages differ in their plural categories: a category that the source does not have is
    /// exported with the text of `other`, and a form of a string without forms with its only text.
    private static func text(of path: VariationPath, in unit: Unit) -> String? {
        if let exact = unit.text(at: path) { return exact.string }
        if case .plural = path.steps.last,
            let other = unit.text(at: VariationPath(path.steps.dropLast()) + .plural(.other))
        {
            return other.string
        }
        if case .substitution = path.steps.first { return nil }
        return unit.text(at: .plain)?.string
    }

    /// Whether the project knows the variable that a way leads through, in either language.
    func knowsVariable(of identity: XLIFFIdentity) -> Bool {
        guard case .substitution(let name) = identity.path.steps.first else { return true }
        return source[identity.key]?.substitutions[name] != nil || target[identity.key]?.substitutions[name] != nil
    }
}
