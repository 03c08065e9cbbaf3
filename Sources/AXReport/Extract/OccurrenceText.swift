package import AXModel

extension Remark {
    /// The remark in a few words.
    package var text: String {
        switch self {
        case .silence(let silence): silence.text
        case .unresolved(let reason): reason.text
        case .assumedObjects(let expressions):
            "%@ is assumed for values of unknown type: "
                + expressions.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
        case .computedTable: "the table is computed"
        case .textOf(let constant): "text of \(constant)"
        case .replaced(let attribute): "replaced by \(attribute)"
        case .note(let text): text
        }
    }
}

extension Remark.Silence {
    fileprivate var text: String {
        switch self {
        case .reset: "reset"
        case .emptied: "reset: emptied on purpose"
        case .wordless: "no words"
        case .verbatim: "verbatim"
        }
    }
}

extension Remark.Unresolved {
    fileprivate var text: String {
        switch self {
        case .tooDeep: "too deep"
        case .tooLong: "too much to follow"
        case .ambiguous: "ambiguous: declared more than once"
        case .declaredElsewhere: "declared outside the project"
        case .runtimeData(let data): "runtime data" + (data.map { ": \($0.text)" } ?? "")
        case .parameter: "parameter"
        case .localVariable: "local variable"
        case .member: "member"
        case .mirror(.visibleText, let expression): "mirror of visible text: \(expression)"
        case .mirror(.spokenText, let expression): "mirror of spoken text: \(expression)"
        case .unreadableLiteral: "unreadable literal"
        case .literalOfUnknownType: "literal whose type is declared elsewhere"
        case .call(let name):
            name.map { "result of \($0), which can't be traced to a string" }
                ?? "result of a call that can't be traced to a string"
        case .message(let name): "result of \(name)"
        case .interpolatedKey: "the key is interpolated"
        case .concatenatedKey: "the key is concatenated"
        case .expression: "expression"
        case .number: "number"
        case .elementOfCollection: "element of a collection"
        case .noValue: "no value"
        case .noString: "no string found"
        case .descriptionOfOptional: "description of an optional"
        case .matchingKeys(0): "no table has a key that matches the constant's name"
        case .matchingKeys(let count): "ambiguous: \(count) keys match the constant's name"
        }
    }
}

extension Remark.RuntimeData {
    fileprivate var text: String {
        switch self {
        case .elementOfCollection: "element of a collection"
        case .keyPath: "key path"
        case .expression: "expression"
        }
    }
}

extension Branch {
    /// The tests as one expression: `isOn && count != 1`; nil without tests.
    package var text: String? {
        if tests.count == 1 { return tests[0].text }
        return isAlways ? nil : tests.map(\.operand).joined(separator: " && ")
    }
}

extension Branch.Test {
    /// The test as an operand of `&&`.
    fileprivate var operand: String {
        if case .holds = kind, hasOuterOr { "(\(text))" } else { text }
    }

    /// Whether the text contains `||` outside all parentheses.
    private var hasOuterOr: Bool {
        var depth = 0
        return zip(text, text.dropFirst()).contains { first, second in
            if first == "(" { depth += 1 }
            if first == ")" { depth -= 1 }
            return depth == 0 && first == "|" && second == "|"
        }
    }

    fileprivate var text: String {
        switch kind {
        case .holds(let tests): tests.joined(separator: ", ")
        case .fails(let tests): NegatedTest.text(of: tests)
        case .isNil(let expression): "\(expression) == nil"
        case .matches(let subject, let pattern): "\(subject) is \(pattern)"
        case .matchesNothing(let subject, _): "\(subject) is anything else"
        }
    }
}

extension Occurrence.API {
    /// The name in reports: `UIView.accessibilityLabel`, `IconButton(title:)`, `setAccessibility(with:hint:)`.
    package var text: String {
        switch self {
        case .framework(let name), .keyAttribute(let name), .constant(let name): name
        case .function(let name, let labels): "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
        case .initializer(let type, let label): "\(type)(\(label ?? "_"):)"
        case .numberChoice: "choice by number"
        }
    }
}
