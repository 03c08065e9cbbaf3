import AXModel
import AXSource

/// A translation whose source string has changed since it was exported for translation.
enum OutdatedTranslation: StringRule {
    static let page = RulePage.outdatedTranslation

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, let exported = unit.exportedSource, let text = unit.forms.first?.text else { return [] }
        let now = Dictionary(source.text.forms(below: .plain).map { ($0.path, $0.text.string) }) { $1 }
        let changed = exported.forms(below: .plain).first { form in
            now[form.path].map { current in
                current != form.text.string && plainest(current, source) != plainest(form.text.string, source)
            } ?? false
        }
        guard let changed, let current = now[changed.path] else { return [] }
        return [
            context.finding(
                page, unit, text,
                "source is now “\(current)”, but was “\(changed.text.string)” when it was exported for translation")
        ]
    }

    /// The text without the positions of variables whose entry already specifies the argument. Exports add these
    /// positions.
    private static func plainest(_ text: String, _ unit: Unit) -> String {
        guard unit.hasVariables else { return text }
        return Message(parsing: text).segments.map { segment in
            guard case .placeholder(let specifier) = segment, let name = specifier.variable,
                specifier.position == unit.variables[name]?.argument
            else { return segment.raw }
            return "%#@\(name)@"
        }.joined()
    }
}
