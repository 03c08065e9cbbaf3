internal import Yams

/// Reads a value of one type from a node. An invalid value is reported, and the result is nil; a list or mapping is
/// read without its invalid elements.
struct ValueReader<Value: Sendable>: Sendable {
    let read: @Sendable (Node, inout ProblemLog) -> Value?

    /// A reader for a scalar that `parse` accepts. `expected` ends the sentence “Expected …”.
    static func scalar(_ expected: String, _ parse: @escaping @Sendable (String) -> Value?) -> ValueReader {
        ValueReader { node, log in
            if let text = node.scalar?.string, let value = parse(text) { return value }
            log.add("Expected \(expected).", at: node)
            return nil
        }
    }
}

extension ValueReader where Value == Bool {
    static var boolean: ValueReader {
        .scalar("true or false") { ["true": true, "false": false][$0] }
    }
}

extension ValueReader where Value == Int {
    static var count: ValueReader {
        .scalar("a whole number from 1 to 10000") { text in
            Int(text).flatMap { (1...10000).contains($0) ? $0 : nil }
        }
    }
}

extension ValueReader where Value == Double {
    static var number: ValueReader {
        .scalar("a number from -1000 to 1000") { text in
            Double(text).flatMap { (-1000...1000).contains($0) ? $0 : nil }
        }
    }

    /// A rate in units or characters per second.
    static var rate: ValueReader {
        .scalar("a number from 1 to 100") { text in
            Double(text).flatMap { (1...100).contains($0) ? $0 : nil }
        }
    }
}

extension ValueReader where Value == String {
    static var string: ValueReader {
        .scalar("a string") { text in
            text.unicodeScalars.contains { !$0.properties.isWhitespace } ? text : nil
        }
    }
}

extension ValueReader where Value == [String] {
    static var strings: ValueReader {
        ValueReader { node, log in
            guard let elements = node.sequence else {
                log.add("Expected a list of strings, such as [a, an, the].", at: node)
                return nil
            }
            return elements.compactMap { ValueReader<String>.string.read($0, &log) }
        }
    }
}

extension ValueReader where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// The raw value of an enumeration's case.
    static var choice: ValueReader {
        ValueReader { node, log in
            let names = Value.allCases.map(\.rawValue)
            if let text = node.scalar?.string, let value = Value(rawValue: text) { return value }
            log.add(
                "Expected one of \(names.joined(separator: ", ")).", at: node,
                suggestion: node.scalar.flatMap { NearestName.of($0.string, in: names) })
            return nil
        }
    }
}

extension ValueReader where Value == [Term] {
    /// Terms grouped by kind of match: `{word: [tap, taps], stem: [swip]}`.
    static var terms: ValueReader {
        ValueReader { node, log in
            guard let groups = node.mapping else {
                log.add("Expected terms grouped by how they match, such as {word: [tap], stem: [swip]}.", at: node)
                return nil
            }
            return groups.flatMap { name, list in termGroup(name, list, &log) }
        }
    }

    private static func termGroup(_ name: Node, _ list: Node, _ log: inout ProblemLog) -> [Term] {
        guard let match = ValueReader<Term.Match>.choice.read(name, &log) else { return [] }
        return (ValueReader<[String]>.strings.read(list, &log) ?? []).map { Term($0, match) }
    }
}

extension ValueReader where Value == [String: StyleExample] {
    /// An incorrect and a correct example by rule id:
    /// `{hint-imperative: {bad: Play the song., good: Plays the song.}}`.
    static var examples: ValueReader {
        ValueReader { node, log in
            guard let members = node.mapping else {
                log.add(
                    "Expected examples grouped by rule, such as {hint-imperative: {bad: Play it., good: Plays it.}}.",
                    at: node)
                return nil
            }
            return members.reduce(into: [:]) { examples, member in
                guard let rule = ValueReader<String>.string.read(member.key, &log) else { return }
                examples[rule] = example(member.value, &log)
            }
        }
    }

    private static func example(_ node: Node, _ log: inout ProblemLog) -> StyleExample? {
        guard let members = node.mapping, let bad = members["bad"], let good = members["good"], members.count == 2
        else {
            log.add("Expected the keys “bad” and “good”.", at: node)
            return nil
        }
        guard let bad = ValueReader<String>.string.read(bad, &log),
            let good = ValueReader<String>.string.read(good, &log)
        else { return nil }
        return StyleExample(bad: bad, good: good)
    }
}
