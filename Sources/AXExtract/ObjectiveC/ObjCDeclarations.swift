import AXScan
import AXSource

/// The declarations at the top level of an Objective-C file.
struct ObjCDeclarations {
    /// A variable of a string type, with an initial value.
    struct Variable {
        let name: String
        let span: Span
        let isStatic: Bool
        let value: Range<Int>
    }

    private(set) var functions: [ObjCFunction] = []
    private(set) var variables: [Variable] = []
    /// The type of each property and instance variable, by class and name.
    private(set) var members: [String: [String: String]] = [:]

    /// The protocols, and the declared, extended and implemented classes, with their superclasses if the file names
    /// them.
    private(set) var superclasses: [String: String?] = [:]

    private let source: ObjCSource
    private var className: String?
    /// The first token of the current declaration.
    private var start = 0
    private var index = 0

    init(_ source: ObjCSource) {
        self.source = source
        while index < source.codeEnd { step() }
    }

    private mutating func step() {
        if source.isToken(index, "@") {
            readDirective()
        } else if source.isToken(index, "-") || source.isToken(index, "+"), beginsMethod {
            readMethod()
        } else if source.isToken(index, ";") {
            readVariable(start..<index)
            proceed(to: index + 1)
        } else if source.isToken(index, "{") {
            readBraces()
        } else {
            index = source.next(index, before: source.codeEnd)
        }
    }

    /// Whether a method begins at the current token. A macro without a semicolon may precede it.
    private var beginsMethod: Bool {
        index == start || className != nil && source.isToken(index + 1, "(") && !source.isToken(index - 1, "=")
    }

    private mutating func proceed(to next: Int) {
        index = min(next, source.codeEnd)
        start = index
    }

    private mutating func readDirective() {
        guard let word = source.name(index + 1) else {
            index += 1
            return
        }
        switch word {
        case "implementation", "interface", "protocol":
            className = source.name(index + 2)
            if let className, superclasses[className] == nil { superclasses[className] = .some(nil) }
            skipHeading()
        case "end":
            className = nil
            proceed(to: index + 2)
        case "property": readProperty()
        default: proceed(to: index + 2)
        }
    }

    /// Records the superclass in the heading of a class, and skips the rest of the heading: the name, category and
    /// protocols. Any other token begins a member.
    private mutating func skipHeading() {
        var next = index + 3
        while next < source.codeEnd {
            if source.isToken(next, ":"), let parent = source.name(next + 1) {
                if let className { superclasses[className] = parent }
                next += 2
            } else if source.isToken(next, "(") {
                next = source.next(next, before: source.codeEnd)
            } else if source.isToken(next, "<") {
                while next < source.codeEnd, !source.isToken(next, ">"), !source.isToken(next, ";") { next += 1 }
                next += 1
            } else {
                break
            }
        }
        proceed(to: next)
    }

    /// Reads a property: `@property (nonatomic) UIButton *playButton;`.
    private mutating func readProperty() {
        var end = index + 2
        if source.isToken(end, "(") { end = source.next(end, before: source.codeEnd) }
        let first = end
        while end < source.codeEnd, !source.isToken(end, ";"), !source.isToken(end, "@") {
            end = source.next(end, before: source.codeEnd)
        }
        declareMember(first..<end)
        proceed(to: source.isToken(end, ";") ? end + 1 : end)
    }

    /// Records the type of a member. The last name is the member's, and the type precedes it.
    private mutating func declareMember(_ range: Range<Int>) {
        guard let className, let last = range.last(where: { source.kind($0) == .identifier }),
            let name = source.name(last),
            let type = ObjCTypes.name(range.lowerBound..<last, in: source)
        else { return }
        members[className, default: [:]][name] = type
    }

    /// Reads braces at the top level, which belong to a function, a class, a type or an initial value.
    private mutating func readBraces() {
        let end = source.next(index, before: source.codeEnd)
        if let function = function(before: index, end: end) {
            functions.append(function)
            proceed(to: end)
        } else if start == index, className != nil {
            readInstanceVariables(index + 1..<max(index + 1, end - 1))
            proceed(to: end)
        } else if source.isToken(start, "extern") || source.isToken(start, "namespace") {
            proceed(to: index + 1)
        } else {
            index = end
        }
    }

    private mutating func readInstanceVariables(_ range: Range<Int>) {
        var first = range.lowerBound
        for position in range where source.isToken(position, ";") {
            if first < position { declareMember(first..<position) }
            first = position + 1
        }
    }

    private mutating func readVariable(_ range: Range<Int>) {
        guard let equals = range.first(where: { source.isToken($0, "=") }), equals > range.lowerBound,
            let name = source.name(equals - 1), equals + 1 < range.upperBound
        else { return }
        let words = range.prefix { $0 < equals }.compactMap { source.name($0) }
        guard words.contains(where: ObjCTypes.strings.contains) else { return }
        variables.append(
            Variable(
                name: name, span: source.tokens[equals - 1].span, isStatic: words.contains("static"),
                value: equals + 1..<range.upperBound))
    }
}

extension ObjCDeclarations {
    /// Reads a method: `- (NSString *)labelFor:(Song *)song count:(int)count { … }`. Skips a declaration without a
    /// body.
    private mutating func readMethod() {
        var end = index + 1
        while end < source.codeEnd, !source.isToken(end, "{"), !source.isToken(end, ";"), !source.isToken(end, "@") {
            end = source.next(end, before: source.codeEnd)
        }
        guard source.isToken(end, "{") else {
            proceed(to: source.isToken(end, ";") ? end + 1 : end)
            return
        }
        let next = source.next(end, before: source.codeEnd)
        if let method = method(index + 1..<end, body: end + 1..<max(end + 1, next - 1)) { functions.append(method) }
        proceed(to: next)
    }

    private func method(_ head: Range<Int>, body: Range<Int>) -> ObjCFunction? {
        var position = head.lowerBound
        var resultType: Set<String> = ["id"]
        if source.isToken(position, "("), let close = source.closer(position) {
            resultType = Set((position..<close).compactMap { source.name($0) })
            position = close + 1
        }
        guard let first = source.name(position) else { return nil }
        let span = source.tokens[position].span
        var name = first
        var parameters: [ObjCFunction.Parameter] = []
        while position < head.upperBound {
            guard let part = source.name(position), source.isToken(position + 1, ":") else { break }
            if !parameters.isEmpty { name += part }
            name += ":"
            guard let parameter = parameter(at: position + 2, before: head.upperBound) else { break }
            parameters.append(parameter.value)
            position = parameter.next
        }
        return ObjCFunction(
            name: name, span: span, className: className, resultType: resultType, parameters: parameters, body: body)
    }

    private func parameter(at position: Int, before end: Int) -> (value: ObjCFunction.Parameter, next: Int)? {
        var position = position
        var type: String?
        if source.isToken(position, "("), let close = source.closer(position) {
            type = ObjCTypes.name(position + 1..<close, in: source)
            position = close + 1
        }
        guard position < end, let name = source.name(position) else { return nil }
        return (ObjCFunction.Parameter(name: name, type: type), position + 1)
    }

    /// The function whose body begins at a brace: `static NSString *label(int count) { … }`. Nil if the braces belong
    /// to anything else.
    private func function(before brace: Int, end: Int) -> ObjCFunction? {
        guard source.isToken(brace - 1, ")"), let open = source.opener(brace - 1), open > start,
            let name = source.name(open - 1), open - 1 > start
        else { return nil }
        let words = Set((start..<open - 1).compactMap { source.name($0) })
        let inside = open + 1..<brace - 1
        let isEmpty = inside.count == 1 && source.isToken(open + 1, "void")
        let parameters = (isEmpty ? [] : ObjCArguments.split(inside, in: source)).compactMap { range in
            range.last.flatMap { source.name($0) }.map {
                ObjCFunction.Parameter(name: $0, type: ObjCTypes.name(range, in: source))
            }
        }
        return ObjCFunction(
            name: name, span: source.tokens[open - 1].span, className: nil, resultType: words, parameters: parameters,
            body: brace + 1..<max(brace + 1, end - 1))
    }
}

/// A method or a C function with its body.
struct ObjCFunction: Sendable {
    struct Parameter: Sendable {
        let name: String
        /// The name of the type: `UIButton`.
        let type: String?
    }

    /// The selector of a method, `accessibilityLabel` or `labelFor:count:`, or the name of a function.
    let name: String
    /// The span of the first part of the name.
    let span: Span
    /// The class of a method; nil for a function.
    let className: String?
    /// The words of the result type: `NSString`, `nullable`. For a function, also specifiers such as `static`.
    let resultType: Set<String>
    let parameters: [Parameter]
    /// The tokens between the braces.
    let body: Range<Int>

    /// The first part of a selector, or the name of a function.
    var firstPart: String { name.split(separator: ":").first.map(String.init) ?? name }
}

/// Names of types in declarations.
enum ObjCTypes {
    /// The types of strings, and `id`.
    static let strings: Set<String> = [
        "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "CFStringRef", "id",
    ]

    /// The type in a declaration: the first word that isn't a qualifier.
    static func name(_ range: Range<Int>, in source: ObjCSource) -> String? {
        for index in range {
            guard let word = source.name(index), !qualifiers.contains(word) else { continue }
            return word
        }
        return nil
    }

    private static let qualifiers: Set<String> = [
        "const", "static", "extern", "__weak", "__strong", "__block", "__unsafe_unretained", "__kindof", "_Nullable",
        "_Nonnull", "nullable", "nonnull", "__nullable", "__nonnull", "IBOutlet", "volatile", "unsigned", "struct",
        "enum", "inline", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "NS_INLINE", "__autoreleasing", "register",
    ]
}
