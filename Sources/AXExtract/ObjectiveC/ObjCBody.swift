import AXModel
import AXScan

/// The body of a function as statements, with the values of its variables.
struct ObjCBody {
    /// A value that the function assigns or adds to a variable.
    struct Value {
        let range: Range<Int>
        /// Whether the first argument is a format for the others: `[text appendFormat:@"%d", count]`.
        let isFormat: Bool
        /// Whether it replaces all values before it.
        let isCertain: Bool
        let branch: Branch
    }

    struct Variable {
        var type: String?
        /// In source order.
        var values: [Value] = []

        /// The values that the variable may have before a token.
        func values(before position: Int) -> ArraySlice<Value> {
            let earlier = values.prefix { $0.range.upperBound <= position }
            return earlier.lastIndex(where: \.isCertain).map { earlier[$0...] } ?? earlier
        }
    }

    let function: ObjCFunction
    let statements: [ObjCStatement]
    private(set) var variables: [String: Variable] = [:]

    init(_ function: ObjCFunction, in source: ObjCSource) {
        self.function = function
        statements = ObjCStatementReader.statements(of: function.body, in: source)
        for statement in statements where statement.kind != .result { read(statement, source) }
    }

    /// The `return` statements of the function, without those of its blocks.
    var results: [ObjCStatement] { statements.filter { $0.kind == .result && $0.block == 0 } }

    /// The type of a variable or parameter, if it is declared in the function.
    func type(of name: String) -> String? {
        variables[name]?.type ?? function.parameters.first { $0.name == name }?.type
    }

    private mutating func read(_ statement: ObjCStatement, _ source: ObjCSource) {
        if source.isToken(statement.range.lowerBound, "[") {
            readAddition(statement, source)
            return
        }
        let range = statement.range
        var index = range.lowerBound
        while index < range.upperBound {
            if source.isToken(index, "=") {
                readAssignment(at: index, statement, source)
            } else if let name = source.name(index), declares(index, range, source) {
                declare(name, range, source)
            }
            index = source.next(index, before: range.upperBound)
        }
    }

    /// Reads a message that changes the value of a variable: `[label appendString:@"…"]`.
    private mutating func readAddition(_ statement: ObjCStatement, _ source: ObjCSource) {
        guard let message = ObjCMessage(at: statement.range.lowerBound, in: source), message.receiver.count == 1,
            let name = source.name(message.receiver.lowerBound), variables[name] != nil, let part = message.parts.first,
            Self.additions.contains(part.name)
        else { return }
        variables[name]?.values.append(
            Value(
                range: part.argument, isFormat: part.name == "appendFormat", isCertain: false,
                branch: statement.branch))
    }

    private static let additions: Set<String> = [
        "appendString", "appendFormat", "appendAttributedString", "addObject", "insertString", "setString",
    ]

    /// Reads an assignment to a variable: `NSString *label = …` or `label = …`. Ignores properties of objects.
    private mutating func readAssignment(at equals: Int, _ statement: ObjCStatement, _ source: ObjCSource) {
        let range = statement.range
        guard equals > range.lowerBound, let name = source.name(equals - 1) else { return }
        let isBare = equals - 1 == range.lowerBound
        guard isBare ? variables[name] != nil : followsType(equals - 1, range, source) else { return }
        if !isBare { declare(name, range, source) }
        var end = equals + 1
        while end < range.upperBound, !source.isToken(end, ",") { end = source.next(end, before: range.upperBound) }
        variables[name, default: Variable()].values.append(
            Value(
                range: equals + 1..<end, isFormat: false, isCertain: statement.isCertain,
                branch: statement.branch))
    }

    /// Whether the name is declared without a value: `NSString *label;`.
    private func declares(_ index: Int, _ range: Range<Int>, _ source: ObjCSource) -> Bool {
        (index + 1 == range.upperBound || source.isToken(index + 1, ",")) && index > range.lowerBound
            && followsType(index, range, source) && source.kind(range.lowerBound) == .identifier
    }

    private func followsType(_ index: Int, _ range: Range<Int>, _ source: ObjCSource) -> Bool {
        guard index > range.lowerBound else { return false }
        return source.isToken(index - 1, "*") || source.kind(index - 1) == .identifier || source.isToken(index - 1, ">")
            || source.isToken(index - 1, ",")
    }

    private mutating func declare(_ name: String, _ range: Range<Int>, _ source: ObjCSource) {
        guard variables[name] == nil else { return }
        variables[name] = Variable(type: ObjCTypes.name(range, in: source))
    }
}
