import AXLocale
import AXModel
import AXSource

extension LocatedText {
    static func text(_ string: String) -> LocatedText { LocatedText(string, span: Span(at: 0)) }
}

extension Variation {
    static func text(_ string: String) -> Variation { .plain(.text(string)) }

    static func forms(_ forms: [PluralCategory: String]) -> Variation {
        .plural(forms.mapValues { .text($0) })
    }
}

extension Substitution {
    init(type specifier: String = "ld", argument: Int? = nil, _ forms: [PluralCategory: String]) {
        self.init(argument: argument, specifier: specifier, text: .forms(forms))
    }
}

extension Unit {
    init(_ text: Variation, _ substitutions: [String: Substitution] = [:]) {
        self.init(key: "key", text: text, span: Span(at: 0), keySpan: Span(at: 0))
        self.substitutions = substitutions
    }

    init(_ format: String, _ substitutions: [String: Substitution] = [:]) {
        self.init(.text(format), substitutions)
    }
}
