import AXScan
import AXSource

/// What an Objective-C file declares on its top level.
struct ObjCDeclarations {
    /// A variable with an initial value.
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

    /// The classes that are declared, extended or implemented, with their superclasses where they are named.
    private(set) var superclasses: [String: String?] = [:]

    private let source: ObjCSource
    private var className: String?
    /// The first token of the declaration that is read.
    private var start = 0
    private var index = 0

    init(_ source: ObjCSource) {
        self.source = source
        while index < source.codeEnd { step() }
    }

    private mutating func step() {
        if source.isToken(index, "@") {
            directive()
        } else if source.isToken(index, "-") || source.isToken(index, "+"), beginsMethod {
            method()
        } else if source.isToken(index, ";") {
            variable(start..<index)
            proceed(to: index + 1)
        } else if source.isToken(index, "{") {
            block()
        } else {
            index = source.next(index, before: source.codeEnd)
        }
    }

    /// A macro without a semicolon may stand before a method.
    private var beginsMethod: Bool {
        index == start || className != nil && source.isToken(index + 1, "(") && !source.isToken(index - 1, "=")
    }

    private mutating func proceed(to next: Int) {
        index = min(next, source.codeEnd)
        start = index
    }

    private mutating func directive() {
        guard let word = source.name(index + 1) else {
            index += 1
            return
        }
        switch word {
        case "implementation", "interface", "protocol":
            className = source.name(index + 2)
            if let className, superclasses[className] == nil { superclasses[className] = .some(nil) }
            heading()
        case "end":
            className = nil
            proceed(to: index + 2)
        case "property": property()
        default: proceed(to: index + 2)
        }
    }

    /// Moves behind the heading of a class: its name, superclass, category and protocols, which stand on one line by
    /// habit; anything that can begin a member ends it.
    private mutating func heading() {
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

    /// `@property (nonatomic) UIButton *playButton;`
    private mutating func property() {
        var end = index + 2
        if source.isToken(end, "(") { end = source.next(end, before: source.codeEnd) }
        let first = end
        while end < source.codeEnd, !source.isToken(end, ";"), !source.isToken(end, "@") {
            end = source.next(end, before: source.codeEnd)
        }
        declareMember(first..<end)
        proceed(to: source.isToken(end, ";") ? end + 1 : end)
    }

    /// The last name is the member's; the type is the name before it.
    private mutating func declareMember(_ range: Range<Int>) {
        guard let className, let last = range.last(where: { source.kind($0) == .identifier }),
            let name = source.name(last),
            let type = ObjCTypes.name(range.lowerBound..<last, in: source)
        else { return }
        members[className, default: [:]][name] = type
    }

    /// A body at the top level: of a function, or of a class, a type or an initial value.
    private mutating func block() {
        let end = source.next(index, before: source.codeEnd)
        if let function = function(before: index, end: end) {
            functions.append(function)
            proceed(to: end)
        } else if start == index, className != nil {
            instanceVariables(index + 1..<max(index + 1, end - 1))
            proceed(to: end)
        } else if source.isToken(start, "extern") || source.isToken(start, "namespace") {
            proceed(to: index + 1)
        } else {
            index = end
        }
    }

    private mutating func instanceVariables(_ range: Range<Int>) {
        var first = range.lowerBound
        for place in range where source.isToken(place, ";") {
            if first < place { declareMember(first..<place) }
            first = place + 1
        }
    }

    private mutating func variable(_ range: Range<Int>) {
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
    /// `- (NSString *)labelFor:(Song *)song count:(int)count { … }`; a declaration without a body is passed over.
    private mutating func method() {
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
        var place = head.lowerBound
        var resultType: Set<String> = ["id"]
        if source.isToken(place, "("), let close = source.closer(place) {
            resultType = Set((place..<close).compactMap { source.name($0) })
            place = close + 1
        }
        guard let first = source.name(place) else { return nil }
        let span = source.tokens[place].span
        var name = first
        var parameters: [ObjCFunction.Parameter] = []
        while place < head.upperBound {
            guard let part = source.name(place), source.isToken(place + 1, ":") else { break }
            if !parameters.isEmpty { name += part }
            name += ":"
            guard let parameter = parameter(at: place + 2, before: head.upperBound) else { break }
            parameters.append(parameter.value)
            place = parameter.next
        }
        return ObjCFunction(
            name: name, span: span, className: className, resultType: resultType, parameters: parameters, body: body)
    }

    private func parameter(at place: Int, before end: Int) -> (value: ObjCFunction.Parameter, next: Int)? {
        var place = place
        var type: String?
        if source.isToken(place, "("), let close = source.closer(place) {
            type = ObjCTypes.name(place + 1..<close, in: source)
            place = close + 1
        }
        guard place < end, let name = source.name(place) else { return nil }
        return (ObjCFunction.Parameter(name: name, type: type), place + 1)
    }

    /// `static NSString *label(int count) { … }`
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
        /// The type's name: `UIButton`.
        let type: String?
    }

    /// The selector of a method, `accessibilityLabel` or `labelFor:count:`, or the name of a function.
    let name: String
    /// Where the first part of the name stands.
    let span: Span
    /// The class of a method; nil for a function.
    let className: String?
    /// The names of the result's type: `NSString`, `nullable`.
    let resultType: Set<String>
    let parameters: [Parameter]
    /// The tokens between the braces.
    let body: Range<Int>

    /// The first part of a selector.
    var firstPart: String { name.split(separator: ":").first.map(String.init) ?? name }
}

/// Names of types in declarations.
enum ObjCTypes {
    /// Types whose values are, or hold, texts.
    static let strings: Set<String> = [
        "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "CFStringRef", "id",
    ]

    /// The type that a declaration names: the first word that is no qualifier.
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
