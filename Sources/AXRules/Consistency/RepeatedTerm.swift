import AXModel
import AXSource

/// A short source string that occurs several times in a project. VoiceOver speaks at least one of its occurrences.
struct RepeatedTerm: Sendable {
    /// One occurrence of the term.
    struct Use: Sendable {
        /// The index of the table.
        let table: Int
        let source: Unit

        var isSpoken: Bool { !source.roleSet.isDisjoint(with: .spoken) }
    }

    /// The source string of the first spoken use.
    let text: String
    let uses: [Use]
    /// Whether the term has several words. Phrases rarely have more than one meaning.
    let isPhrase: Bool

    init(_ text: String, uses: [Use]) {
        self.text = text
        self.uses = uses
        isPhrase = text.plainWords.count > 1
    }
}

extension RepeatedTerm {
    /// The limits on a term, in UTF-8 bytes and in words. Longer strings are sentences, which can be translated in many
    /// ways.
    private static let longest = 48
    private static let mostWords = 5
    /// The maximum number of uses of a term that are compared. Spoken uses come first.
    private static let mostUses = 24

    /// The properties that are equal for two source strings if they are uses of one term. A string that begins with a
    /// lowercase letter isn't the same term as a capitalized one, because it's part of a sentence or follows a number:
    /// “12 following”.
    private struct Identity: Hashable {
        let text: String
        let isCapitalized: Bool
        /// The part of speech in the last word of the key (“reply_noun”); nil if the key doesn't contain one.
        let partOfSpeech: String?

        /// Returns nil for a string that isn't a term.
        init?(_ unit: Unit) {
            // A hint is a sentence, whose translation may contain more information than the source: “Shows the list of
            // followers.”
            guard let text = unit.onlyText?.string, text.utf8.count <= RepeatedTerm.longest, unit.isTranslatable,
                unit.roleSet != .hint
            else { return nil }
            self.text = text.termText
            guard self.text.lazy.filter(\.isLetter).dropFirst(Self.fewestLetters - 1).first != nil else { return nil }
            isCapitalized = text.first { $0.isLetter }?.isUppercase == true
            let lastWord = unit.key.lastWord
            partOfSpeech = Self.partsOfSpeech.contains(lastWord) ? lastWord : nil
        }

        private static let fewestLetters = 3
        private static let partsOfSpeech: Set<String> = ["noun", "verb", "adjective", "adverb"]
    }

    /// The terms of a project, in the order of their first spoken use.
    static func all(in tables: [ProjectTables.Table]) -> [RepeatedTerm] {
        var order: [Identity] = []
        var uses: [Identity: [Use]] = [:]
        for (index, table) in tables.enumerated() where !table.translations.isEmpty {
            for (unit, identity) in identified(table.source.units, areSpoken: true) {
                if uses[identity] == nil { order.append(identity) }
                uses[identity, default: []].append(Use(table: index, source: unit))
            }
        }
        guard !uses.isEmpty else { return [] }
        for (index, table) in tables.enumerated() where !table.translations.isEmpty {
            for (unit, identity) in identified(table.source.units, areSpoken: false) {
                guard let known = uses[identity], known.count < mostUses else { continue }
                uses[identity]?.append(Use(table: index, source: unit))
            }
        }
        return order.compactMap { identity in
            guard let uses = uses[identity], uses.count > 1, let text = uses[0].source.onlyText?.string else {
                return nil
            }
            let words = text.split(whereSeparator: \.isWhitespace).count
            return words <= mostWords ? RepeatedTerm(text, uses: Array(uses.prefix(mostUses))) : nil
        }
    }
}

extension RepeatedTerm {
    /// The units that are terms, with their identities: either those that VoiceOver speaks, or the others.
    private static func identified(_ units: [Unit], areSpoken: Bool) -> [(unit: Unit, identity: Identity)] {
        concurrentParts(units.count) { part in
            units[part].compactMap { unit in
                guard unit.roleSet.isDisjoint(with: .spoken) != areSpoken else { return nil }
                return Identity(unit).map { (unit, $0) }
            }
        }.flatMap { $0 }
    }
}

extension StringKey {
    /// The last run of ASCII letters, in lowercase; empty if there aren't any.
    fileprivate var lastWord: String {
        let word = bytes.reversed().drop { !$0.isASCIILetter }.prefix(while: \.isASCIILetter)
        return String(decoding: word.reversed(), as: UTF8.self).lowercased()
    }
}

extension String {
    /// The string in lowercase, without surrounding white space and final punctuation.
    fileprivate var termText: String {
        var text = lowercased()[...]
        while let last = text.last, last.isWhitespace || ".:…!?".contains(last) { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }
}
