import AXModel
import AXSource
import SwiftSyntax

/// Looks through calls that return the strings that they are given, possibly changed: `String(format:)`,
/// `NSAttributedString(string:)`, `.joined()` …
struct TransparentCall {
    let tree: SwiftTree

    /// The parts whose strings a call returns; nil if it isn't known to return any.
    func parts(of call: FunctionCallExprSyntax, in part: ValuePart) -> [ValuePart]? {
        let callee = SwiftCallee.unwrapped(call.calledExpression)
        if let closure = callee.as(ClosureExprSyntax.self), call.arguments.isEmpty {
            return [part.replaced(by: ExprSyntax(closure))]
        }
        if let path = SwiftCallee.path(of: call), let parts = constructed(path, call, part) { return parts }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let name = member.declName.baseName.bareName
        if name == "appending" { return appended(to: base, call, part) }
        if name == "appendingFormat" {
            return ([base] + call.arguments.map(\.expression)).map { textPart($0, part) }
        }
        if Self.mappingMethods.contains(name), let closure = closure(of: call) {
            return Self.multiplies(closure) ? nil : mapped(base, name, closure, part)
        }
        if Self.mappingMethods.contains(name), let member = MappedKeyPath(call, in: tree) {
            var element = textPart(ExprSyntax(member.keyPath), part)
            element.joinedBy = nil
            return [textPart(base, part, .localized), element]
        }
        // SwiftRichString: `title.set(style: "bold")`.
        if Self.styling.contains(name), ["style", "styles"].contains(call.arguments.first?.label?.bareName) {
            return [part.replaced(by: base)]
        }
        if name == "replacingOccurrences", let parts = replaced(in: base, call, part) { return parts }
        guard var parts = self.member(name, of: base, part) else { return nil }
        if name == "joined" || name.hasSuffix("Joined") {
            for index in parts.indices { parts[index].joinedBy = call }
        }
        return parts + call.arguments.map { textPart($0.expression, part, .localized) }
    }

    /// The parts of `title.appending(", ").appending(state)`, which is `title + ", " + state`.
    private func appended(to base: ExprSyntax, _ call: FunctionCallExprSyntax, _ part: ValuePart) -> [ValuePart] {
        // From the last operand to the first one.
        var reversed = Array(call.arguments.map(\.expression).reversed())
        var first = base
        while let inner = SwiftCallee.unwrapped(first).as(FunctionCallExprSyntax.self),
            let member = inner.calledExpression.as(MemberAccessExprSyntax.self), let next = member.base,
            member.declName.baseName.bareName == "appending"
        {
            reversed += inner.arguments.map(\.expression).reversed()
            first = next
        }
        let operands = Array((reversed + [first]).reversed())
        let concatenation = Concatenation(
            tree.span(call), SwiftConcatenation.pieces(operands), operands.map { tree.text($0) })
        return operands.enumerated().map { textPart($0.element, part).inside(concatenation, at: $0.offset) }
    }

    /// The parts of `title.replacingOccurrences(of: "$1", with: name)`: the title, and the name that is inserted into
    /// it. Nil for other calls.
    private func replaced(in base: ExprSyntax, _ call: FunctionCallExprSyntax, _ part: ValuePart) -> [ValuePart]? {
        guard call.arguments.count == 2,
            let text = SwiftArguments.labeled(["of"], of: call).flatMap(SwiftLiteral.plainText),
            let value = SwiftArguments.labeled(["with"], of: call), !SwiftCallee.isType(base)
        else { return nil }
        let expression = tree.text(value)
        var whole = part.replaced(by: base)
        whole.textChanges.insert(.replacing(text, by: expression), at: 0)
        var inner = textPart(value, part, .localized)
        inner.textChanges = []
        inner.insertedAs = expression
        return [whole, inner]
    }

    /// Whether an expression is a list: an array literal with several elements, or a filtered one with any number:
    /// `[title, subtitle].compactMap { $0 }`.
    private func isList(_ expression: ExprSyntax) -> Bool {
        let inner = SwiftCallee.unwrapped(expression)
        if let array = inner.as(ArrayExprSyntax.self) { return array.elements.count > 1 }
        guard let call = inner.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return ["compactMap", "filter"].contains(member.declName.baseName.bareName)
            && member.base?.is(ArrayExprSyntax.self) == true
    }

    /// The results of a closure for the values of a collection or an optional. `compactMap` on an array literal usually
    /// only removes nil, so the elements are also results.
    private func mapped(
        _ base: ExprSyntax, _ name: String, _ closure: ClosureExprSyntax, _ part: ValuePart
    ) -> [ValuePart] {
        // `compactMap { $0 }` only removes nil.
        if name == "compactMap", Self.isIdentity(closure) { return [part.replaced(by: base)] }
        let closure = ExprSyntax(closure)
        var element = part
        element.joinedBy = nil
        guard name == "compactMap", SwiftCallee.unwrapped(base).is(ArrayExprSyntax.self) else {
            return [textPart(base, part, .localized), textPart(closure, element)]
        }
        return [part.replaced(by: base), textPart(closure, element, .strings)]
    }

    /// Whether a closure is `{ $0 }`.
    private static func isIdentity(_ closure: ClosureExprSyntax) -> Bool {
        closure.signature == nil && closure.statements.count == 1
            && closure.statements.first?.item.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0"
    }

    /// Whether a closure makes several elements of each one, as in `letters.flatMap { [$0, " "] }`.
    private static func multiplies(_ closure: ClosureExprSyntax) -> Bool {
        guard closure.statements.count == 1, let array = closure.statements.first?.item.as(ArrayExprSyntax.self) else {
            return false
        }
        return array.elements.count > 1
    }

    private func closure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
    }

    /// The base of a member that returns the same string, possibly changed: `"a".capitalized`, `Text("a").bold()`. Nil
    /// for other members.
    func member(_ name: String, of base: ExprSyntax, _ part: ValuePart) -> [ValuePart]? {
        // The text of an attributed string, which may come from HTML.
        let call = SwiftCallee.unwrapped(base).as(FunctionCallExprSyntax.self)
        let made = SwiftCallee.name(call?.calledExpression ?? base)?.text
        if name == "string", let made, made.lowercased().contains("attributed") {
            var text = part.replaced(by: base)
            // `NSAttributedString(string:)` doesn't read HTML.
            if !made.beginsWithCapital { text.textChanges.insert(.removingMarkup, at: 0) }
            return [text]
        }
        // `Strings.Menu.filter` is a constant.
        guard !SwiftCallee.isType(base),
            Self.transparentMembers.contains(name) || isText(base) || name.hasSuffix("Joined") && isList(base)
        else { return nil }
        return [part.replaced(by: base)]
    }

    private func constructed(_ path: String, _ call: FunctionCallExprSyntax, _ part: ValuePart) -> [ValuePart]? {
        let name = path.lastName
        if let format = SwiftArguments.labeled(["format"], of: call), Self.formats.contains(name) || path.isEmpty {
            return formatted(format, call.arguments.dropFirst(), part)
        }
        if name == "localizedStringWithFormat", let first = call.arguments.first {
            return formatted(first.expression, call.arguments.dropFirst(), part)
        }
        if name == "localizedString", let list = SwiftArguments.labeled(["byJoining"], of: call) {
            return [textPart(list, part)]
        }
        if name == "Text" || path.isEmpty, let verbatim = SwiftArguments.labeled(["verbatim"], of: call) {
            var inner = textPart(verbatim, part)
            inner.isVerbatim = true
            return [inner]
        }
        // A view that shows a title, as in the trailing closure of `accessibilityLabel` or of a button.
        if name == "Label", let first = call.arguments.first, first.label == nil {
            return [keyPart(first.expression, part)]
        }
        guard let first = call.arguments.first, Self.wrappers[name]?.contains(first.label?.bareName ?? "") == true
        else { return nil }
        var inner = textPart(first.expression, part)
        if first.label?.text == "describing" { inner.isDescribed = tree.isForTranscript }
        return [inner]
    }

    /// The parts of a format and its values. If the format contains only punctuation, every value is read; otherwise,
    /// only values that are strings are read.
    private func formatted(
        _ format: ExprSyntax, _ values: some Sequence<LabeledExprSyntax>, _ part: ValuePart
    ) -> [ValuePart] {
        let expressions = values.filter { $0.label?.bareName != "locale" }.flatMap { value -> [ExprSyntax] in
            guard value.label?.bareName == "arguments", let array = value.expression.as(ArrayExprSyntax.self) else {
                return [value.expression]
            }
            return array.elements.map(\.expression)
        }
        var main = textPart(format, part)
        main.arguments = expressions
        main.slotsAroundFormat = main.slots.count
        let glue = SwiftLiteral.plainText(format).flatMap { Wording.isGlue($0) ? $0 : nil }
        let concatenation = glue.map { glue in
            Concatenation(
                tree.span(format), Concatenation.pieces(ofFormat: glue, from: 0), expressions.map { tree.text($0) })
        }
        // A format without letters has nothing to say but its values.
        return (glue == nil || expressions.isEmpty ? [main] : [])
            + expressions.enumerated().map { index, expression in
                var value = textPart(expression, part, glue == nil ? .strings : .everything)
                if glue == nil { value.insertedAs = tree.text(expression) }
                return concatenation.map { value.inside($0, at: index) } ?? value
            }
    }

    private func textPart(
        _ expression: ExprSyntax, _ part: ValuePart, _ interest: StringFilter = .everything
    ) -> ValuePart {
        var inner = part.replaced(by: expression)
        inner.meaning = .text
        inner.interest = min(part.interest, interest)
        return inner
    }

    private func keyPart(_ expression: ExprSyntax, _ part: ValuePart) -> ValuePart {
        var inner = part.replaced(by: expression)
        inner.meaning = .key(.bareKey)
        return inner
    }

    /// Whether an expression is a SwiftUI `Text`, even with modifiers that change how it looks or sounds.
    private func isText(_ expression: ExprSyntax) -> Bool {
        guard let call = SwiftCallee.unwrapped(expression).as(FunctionCallExprSyntax.self) else { return false }
        return SwiftCallee.path(of: call) == "Text" || Self.textModifiers.contains(name(of: call))
    }

    private func name(of call: FunctionCallExprSyntax) -> String {
        SwiftCallee.name(call.calledExpression)?.bareName ?? ""
    }

    /// Methods of SwiftRichString that return the same string with a style.
    private static let styling: Set<String> = ["add", "set"]

    private static let formats: Set<String> = ["String", "NSString", "init"]

    /// Types that wrap a string, and the labels of their first argument.
    private static let wrappers: [String: Set<String>] = [
        "NSAttributedString": ["string", "attributedString"],
        "NSMutableAttributedString": ["string", "attributedString"], "NSString": ["string"],
        "AttributedString": ["", "markdown", "stringLiteral"], "String": ["", "describing", "stringLiteral"],
        "Text": [""],
        "State": ["initialValue", "wrappedValue"], "Published": ["initialValue", "wrappedValue"],
        // `.init(string: …)`: the context determines the type.
        "": ["", "string", "attributedString", "markdown", "stringLiteral"],
    ]

    /// Members that return the same string with small changes, or elements of the same collection.
    private static let transparentMembers: Set<String> = [
        "capitalized", "localizedCapitalized", "uppercased", "localizedUppercase", "lowercased", "localizedLowercase",
        "trimmingCharacters", "joined", "compactMap", "filter", "formatted", "replacingOccurrences", "removingNils",
    ]

    /// Methods that return the results of their closure for each value.
    static let mappingMethods: Set<String> = ["map", "compactMap", "flatMap"]

    private static let textModifiers: Set<String> = [
        "bold", "italic", "font", "fontWeight", "foregroundColor", "foregroundStyle", "kerning", "underline",
        "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
        "speechSpellsOutCharacters",
    ]
}
