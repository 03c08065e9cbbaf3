import AXModel
import AXScan

/// Finds all calls to localization functions and methods, whatever the code does with the string.
struct ObjCAnyStrings {
    let source: ObjCSource
    let functions: Set<String>

    /// The maximum number of tokens from the bracket of a message to its selector. Longer receivers aren't searched.
    private static let longestReceiver = 1_000

    /// A call, with the tokens of its name and of the whole expression.
    struct Call {
        let name: String
        let index: Int
        let range: Range<Int>

        /// The API of a string that isn't known to be spoken.
        var row: APIRow { .visible(name, .call(name, .position(0))) }

        /// The call as a value that is searched only for localized strings.
        var part: ObjCPart { ObjCPart(range, interest: .localized) }
    }

    /// The calls, in source order.
    func calls() -> [Call] {
        source.tokens.indices.compactMap { index in
            guard let name = source.name(index) else { return nil }
            return call(of: name, at: index) ?? message(name, at: index)
        }
    }

    private func call(of name: String, at index: Int) -> Call? {
        guard ObjCLocalizationFunction.all[name] != nil || functions.contains(name), source.isToken(index + 1, "("),
            let close = source.closer(index + 1)
        else { return nil }
        return Call(name: name, index: index, range: index..<close + 1)
    }

    /// The message around the first part of a selector: `[bundle localizedStringForKey:value:table:]`. Nil if the name
    /// doesn't belong to a localization method.
    private func message(_ name: String, at index: Int) -> Call? {
        guard ObjCLocalizationReader.methods.contains(name), source.isToken(index + 1, ":") else { return nil }
        var open = index - 1
        let first = max(0, index - Self.longestReceiver)
        while open >= first, !source.isToken(open, "["), !source.isToken(open, ";"), !source.isToken(open, "{") {
            open = (source.opener(open) ?? open) - 1
        }
        guard open >= first, source.isToken(open, "["), let close = source.closer(open), close > index else {
            return nil
        }
        return Call(name: name, index: index, range: open..<close + 1)
    }
}
