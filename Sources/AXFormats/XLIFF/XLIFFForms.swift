import AXLocale
import AXModel
import AXSource

/// Which forms of a string are exported, and what stands in each.
///
/// The shape of the translation counts; without one it is that of the source, with the plural categories of the target
/// language (recorded with Xcode 27). A form that the source lacks gets the source's `other`, or its only text.
struct XLIFFForms {
    struct Form {
        let path: VariationPath
        /// nil for a variable that only the translation has.
        let source: String?
        let target: String?
    }

    private let source: Unit
    private let target: Unit?
    private let categories: [PluralCategory]

    init(_ source: Unit, _ target: Unit?, _ categories: [PluralCategory]) {
        self.source = source
        self.target = target
        self.categories = categories
    }

    var all: [Form] {
        let sources = texts(of: source)
        let targets = target.map(texts) ?? [:]
        let last = source.forms.last?.text.string
        return paths(besides: targets).map {
            Form(path: $0, source: sourceText($0, sources, last), target: targets[$0])
        }
    }

    private func texts(of unit: Unit) -> [VariationPath: String] {
        Dictionary(unit.forms.map { ($0.path, $0.text.string) }) { $1 }
    }

    /// The ways of the translation, and of each variable that it lacks; plural forms in all categories of the language.
    private func paths(besides targets: [VariationPath: String]) -> [VariationPath] {
        let own = (target ?? source).forms.map(\.path)
        let variables = source.forms.map(\.path).filter { path in
            guard case .substitution(let name) = path.steps.first else { return false }
            return target?.substitutions[name] == nil
        }
        return (own + variables).flatMap { filled($0, besides: targets) }.uniqued()
    }

    /// A plural form stands for all categories: that itself, which may be an extra `zero`, where somebody translated
    /// it.
    private func filled(_ path: VariationPath, besides targets: [VariationPath: String]) -> [VariationPath] {
        guard case .plural = path.steps.last else { return [path] }
        let stem = VariationPath(path.steps.dropLast())
        let all = categories.map { stem + .plural($0) }
        return targets[path] != nil || path.steps.last == .plural(.zero) ? all + [path] : all
    }

    /// - Parameter last: the source's last text, which stands in for a form that it lacks.
    private func sourceText(_ path: VariationPath, _ sources: [VariationPath: String], _ last: String?) -> String? {
        if let exact = sources[path] { return exact }
        if case .plural = path.steps.last, let other = sources[VariationPath(path.steps.dropLast()) + .plural(.other)] {
            return other
        }
        if case .substitution = path.steps.first { return nil }
        return sources[.plain] ?? last
    }
}
