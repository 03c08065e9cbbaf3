import AXModel
import AXSource

/// The indices of the arguments of a localization function.
struct ObjCLocalizationFunction {
    var key = 0
    var table: Int?
    var bundle: Int?
    var text: Int?
    var comment: Int?

    /// The functions and macros of Foundation and Core Foundation that take a key (NSBundle.h, CFBundle.h).
    static let all: [String: ObjCLocalizationFunction] = [
        "NSLocalizedString": .init(comment: 1),
        "NSLocalizedStringFromTable": .init(table: 1, comment: 2),
        "NSLocalizedStringFromTableInBundle": .init(table: 1, bundle: 2, comment: 3),
        "NSLocalizedStringWithDefaultValue": .init(table: 1, bundle: 2, text: 3, comment: 4),
        "NSLocalizedAttributedString": .init(comment: 1),
        "NSLocalizedAttributedStringFromTable": .init(table: 1, comment: 2),
        "NSLocalizedAttributedStringFromTableInBundle": .init(table: 1, bundle: 2, comment: 3),
        "NSLocalizedAttributedStringWithDefaultValue": .init(table: 1, bundle: 2, text: 3, comment: 4),
        "CFCopyLocalizedString": .init(comment: 1),
        "CFCopyLocalizedStringFromTable": .init(table: 1, comment: 2),
        "CFCopyLocalizedStringFromTableInBundle": .init(table: 1, bundle: 2, comment: 3),
        "CFCopyLocalizedStringWithDefaultValue": .init(table: 1, bundle: 2, text: 3, comment: 4),
    ]

    /// A function of the app. The key comes first. The second argument is the comment if it's a literal that contains a
    /// space.
    static let own = ObjCLocalizationFunction(comment: 1)
}

/// Reads calls to localization functions and methods.
struct ObjCLocalizationReader {
    let source: ObjCSource
    let functions: Set<String>
    /// The names of the parameters of the enclosing function or macro.
    let parameters: Set<String>

    /// The key in a call to a localization function or macro, as a part whose meaning is a key of that call; nil for
    /// any other call.
    func key(of name: String, _ arguments: [Range<Int>], in part: ObjCPart) -> ObjCPart? {
        let isOwn = functions.contains(name)
        guard let function = ObjCLocalizationFunction.all[name] ?? (isOwn ? .own : nil), function.key < arguments.count
        else { return nil }
        func argument(_ index: Int?) -> Range<Int>? { index.flatMap { $0 < arguments.count ? arguments[$0] : nil } }
        var call = LocalizationCall(function: name)
        call.interpolates = false
        call.takesComment = !isOwn
        read(table: argument(function.table), into: &call)
        call.bundle = argument(function.bundle).map(source.text)
        call.text = argument(function.text).flatMap { self.text($0, .text, &call) }
        call.comment = argument(function.comment).flatMap { self.text($0, .comment, &call) }
        if isOwn { call.comment = call.comment.flatMap { $0.contains(" ") ? $0 : nil } }
        return key(arguments[function.key], call, part)
    }

    /// The literal key in a call to a function whose name ends in `LocalizedString` and whose source may be
    /// unavailable: `OCLocalizedString(@"day", nil)` of another framework. Nil for any other call.
    func key(ofUnknown name: String, _ arguments: [Range<Int>], in part: ObjCPart) -> ObjCPart? {
        guard name.hasSuffix("LocalizedString"), let first = arguments.first, ObjCLiteral(first, in: source) != nil
        else { return nil }
        var call = LocalizationCall(function: name)
        call.interpolates = false
        return key(first, call, part)
    }

    /// The key in `[bundle localizedStringForKey:value:table:]`; nil for any other message.
    func key(of message: ObjCMessage, in part: ObjCPart) -> ObjCPart? {
        guard let first = message.parts.first, Self.methods.contains(first.name) else { return nil }
        var call = LocalizationCall(function: "." + first.name)
        call.interpolates = false
        call.bundle = source.text(message.receiver)
        for argument in message.parts.dropFirst() {
            switch argument.name {
            case "value": call.text = text(argument.argument, .text, &call).flatMap { $0.isEmpty ? nil : $0 }
            case "table": read(table: argument.argument, into: &call)
            default: break
            }
        }
        return key(first.argument, call, part)
    }

    static let methods: Set<String> = ["localizedStringForKey", "localizedAttributedStringForKey"]

    private func key(_ range: Range<Int>, _ call: LocalizationCall, _ part: ObjCPart) -> ObjCPart {
        var key = part.replaced(by: range)
        key.meaning = .key(call)
        return key
    }

    private func read(table range: Range<Int>?, into call: inout LocalizationCall) {
        guard let range else { return }
        call.table = text(range, .table, &call).flatMap { $0.isEmpty ? nil : $0 }
        let isPassed = call.passed[.table] != nil
        if call.table == nil, !isPassed, !source.isToken(range.lowerBound, "nil"),
            !source.isToken(range.lowerBound, "NULL"),
            ObjCLiteral(range, in: source) == nil
        {
            call.remark = .computedTable
        }
    }

    /// The text of a literal; nil for any other expression. The name of a parameter is recorded in
    /// ``LocalizationCall/passed``.
    private func text(_ range: Range<Int>, _ field: LocalizationCall.Field, _ call: inout LocalizationCall) -> String? {
        let range = ObjCBranches(source: source).unwrapped(range)
        if range.count == 1, let name = source.name(range.lowerBound), parameters.contains(name) {
            call.passed[field] = name
            return nil
        }
        return ObjCLiteral(unwrapping: range, in: source)?.text
    }
}
