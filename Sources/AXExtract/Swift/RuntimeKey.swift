import AXModel
import SwiftSyntax

/// The key that Foundation makes of a literal with interpolations: `\(n) of \(m)` is looked up as `%lld of %lld`.
struct RuntimeKey {
    let text: String
    let arguments: [Occurrence.Argument]

    /// Percent signs are doubled where there are interpolations, as the text is a format then.
    init(_ literal: SwiftLiteral, _ inference: SpecifierInference) {
        let isFormat = !literal.interpolations.isEmpty
        var text = ""
        var arguments: [Occurrence.Argument] = []
        for segment in literal.segments {
            switch segment {
            case .text(let part): text += isFormat ? Self.doubled(part) : part
            case .interpolation(let values):
                let specifier = inference.specifier(values)
                text += specifier ?? "%@"
                let expression = values.first.map { inference.tree.text($0.expression) } ?? ""
                arguments.append(Occurrence.Argument(expression: expression, specifier: specifier))
            }
        }
        self.text = text
        self.arguments = arguments
    }

    /// What is assumed about values whose type the file does not show; nil when all are known.
    var note: String? {
        let unknown = arguments.filter { $0.specifier == nil }.map { "`\($0.expression)`" }
        guard !unknown.isEmpty else { return nil }
        return "%@ is assumed for \(unknown.prefix(4).joined(separator: ", ")), whose type is not evident"
    }

    private static func doubled(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}
