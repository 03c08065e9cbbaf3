import AXLocale
import AXLocaleData
package import AXModel
package import AXSource

/// A translation that equals the source string.
package enum Untranslated: StringRule {
    package static let page = RulePage(
        id: "untranslated", concern: .translations,
        summary: "The translation is identical to the source string.",
        why: """
            VoiceOver reads the string with a voice for the listener's language, so a foreign sentence is hard to \
            understand. Names, loanwords and most single words aren't reported, because they can be the same in both \
            languages. In a label, English words that few languages have borrowed (“Refresh”) are reported. Languages \
            that use another script transliterate loanwords. In languages whose script differs from that of the \
            source, a single lowercase word is enough for an untranslated string to be reported. If a string consists \
            of a placeholder and a single word, the word is reported if the language uses another script, or if other \
            strings in the same file translate the word.
            """,
        example: Example("Plays the song", locale: "de", role: "hint", source: "Plays the song"),
        instead: Example("Spielt den Titel ab", locale: "de", role: "hint", source: "Plays the song"),
        severity: .warning, traits: [.blocksApply])

    package static let needs = StringNeeds(source: true)

    package static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, source.isTranslatable else { return [] }
        if let own = unit.onlyText, let original = source.onlyText, !own.string.mayCopy(original.string, context.locale)
        {
            return []
        }
        guard !context.speaksSourceLanguage else { return [] }
        lazy var english = unit.formsOfSource(source, in: context)
        // Folding ignores case and the positions of specifiers.
        let originals = Set(source.checkedForms.map { context.analyzedSource($0).folded.scalars })
        return unit.firstFinding { text in
            let isMarked = text.string.isMarked(with: context.locale)
            let wording = isMarked ? text.string.withoutMark : text.string
            let folded = isMarked ? FoldedText(wording) : context.analyzed(text).folded
            guard originals.contains(folded.scalars),
                isMarked || text.string.isProse(in: context, unit.roles)
                    || english.contains(text.string),
                !context.isPseudo
            else { return nil }
            return context.finding(page, unit, text, "string isn't translated: \(text.string.quoted)")
        }
    }
}

extension String {
    /// Whether the string begins like the source, or is marked as untranslated.
    fileprivate func mayCopy(_ other: String, _ locale: String) -> Bool {
        if utf8.first == UInt8(ascii: "(") || utf8.first == UInt8(ascii: "[") { return isMarked(with: locale) }
        return utf8.count < other.utf8.count + 20
            && zip(utf8.prefix(4), other.utf8).allSatisfy { $0 == $1 || $0.isASCIILetter && $0 | 0x20 == $1 | 0x20 }
    }

    /// Whether the string begins or ends with the locale or its language in brackets, which marks a missing
    /// translation: “Take photo (FR)”.
    fileprivate func isMarked(with locale: String) -> Bool {
        guard let first = utf8.first, let last = utf8.last, "([".utf8.contains(first) || ")]".utf8.contains(last) else {
            return false
        }
        let mark = utf8.count > withoutMark.utf8.count ? replacing(withoutMark, with: "").filter(\.isLetter) : ""
        let tag = locale.filter(\.isLetter).lowercased()
        return !mark.isEmpty
            && (mark.lowercased() == tag || mark.lowercased() == locale.prefix { $0.isLetter }.lowercased())
    }

    /// The string without the part in brackets at its end or its beginning.
    fileprivate var withoutMark: String {
        if let open = lastIndex(where: { $0 == "(" || $0 == "[" }), open > startIndex, last == ")" || last == "]" {
            return String(self[..<open].trimmingSpaces)
        }
        guard first == "(" || first == "[", let close = firstIndex(where: { $0 == ")" || $0 == "]" }) else {
            return self
        }
        return String(self[index(after: close)...].trimmingSpaces)
    }
}

extension Unit {
    /// The forms with a lowercase word that equal the source's form `other`, if other forms are translated; otherwise
    /// empty. The form `one` is ignored, because it may be the same in both languages.
    fileprivate func formsOfSource(_ source: Unit, in context: RuleContext) -> Set<String> {
        let counts = context.counts(of: self)
        let originals = Set(context.counts(ofSource: source).flatMap { $0.forms(of: .other) }.map(\.text.string))
        guard !counts.isEmpty, !originals.isEmpty else { return [] }
        let others = counts.flatMap(\.forms).filter { $0.category != .one }.map(\.text.string)
        return others.allSatisfy(originals.contains) ? [] : originals.intersection(others).filter(\.hasLowercaseWord)
    }
}

extension String {
    fileprivate var hasLowercaseWord: Bool { proseWords.contains(where: \.isLowercaseWord) }
}

extension String {
    /// Whether the string is prose in the source's language and not a name, an address or markup. Several words are
    /// prose if they include one of the following:
    /// - An article or a word for a purpose, or, after the first word, a lowercase function word that isn't one in the
    ///   translation's language.
    /// - A verb at the beginning, followed by another word. A capitalized verb in another position may be part of a
    ///   name (“Apple Watch”).
    /// - A lowercase verb, or two lowercase words. If the translation's script differs from the source's, one lowercase
    ///   word is enough.
    /// - In a label, an English word that few languages have borrowed, or a control that has another name in the
    ///   translation's language.
    ///
    /// In a hint, a verb at the beginning is enough, unless the translation's language may use the same word. If the
    /// source's script has no case, any two words are enough. For a single word, see `isForeign`.
    fileprivate func isProse(in context: RuleContext, _ roles: Set<AccessibilityRole>) -> Bool {
        let words = proseWords
        if roles == [.hint], let verb = words.first, verb.isVerb(in: context.sourceLexicon),
            context.isInAnotherScript
                || !Self.shared.contains(verb.lowercased()) && !context.lexicon.knows(String(verb))
        {
            return true
        }
        guard words.count > 1 else { return words.first.map { isForeign($0, in: context, roles) } ?? false }
        let folded = FoldedText(words.joined(separator: " "))
        let lexicon = context.sourceLexicon
        if !lexicon.articles.isDisjoint(from: folded, lexicon)
            || !lexicon.purposeWords.isDisjoint(from: folded, lexicon)
            || (beginsWithTwoWords && lexicon.commandStarts.match(atWord: 0, in: folded) != nil)
            || words.dropFirst().contains(where: { $0.joinsWords(in: context) })
        {
            return true
        }
        guard context.sourceStyle.isCased else { return true }
        let small = words.filter(\.isLowercaseWord)
        if context.isInAnotherScript { return !small.isEmpty }
        if roles == [.label],
            words.contains(where: { isOfEnglish($0, in: context) }) || folded.namesForeignControl(context)
        {
            return true
        }
        return small.count > 1 || small.contains { $0.isVerb(in: lexicon) }
    }

    /// English verbs that many languages use as nouns, or that are names of keys on a keyboard.
    private static let shared: Set = [
        "chat", "delete", "enter", "escape", "export", "filter", "format", "import", "pause", "return", "scan", "shift",
        "start", "stop", "zoom",
    ]

    /// Whether the string's only word belongs to the source's language:
    /// - In a label, an English word that few languages have borrowed or, if the translation's script differs from the
    ///   source's, a verb.
    /// - Next to a placeholder, a function word, or a lowercase word that the translation should translate.
    private func isForeign(_ word: Substring, in context: RuleContext, _ roles: Set<AccessibilityRole>) -> Bool {
        if roles == [.label] {
            if isOfEnglish(word, in: context) { return true }
            let isVerb = word.isVerb(in: context.sourceLexicon) && !Self.shared.contains(word.lowercased())
            if context.isInAnotherScript, isVerb { return true }
        }
        // The word “in” exists in many languages.
        if word != "in", !Message.placeholders(in: self).isEmpty, word.joinsWords(in: context) { return true }
        return isTranslatedElsewhere(word, in: context)
    }

    /// Whether the word is an English word that few languages with Latin letters have borrowed, and isn't in the
    /// translation's language.
    private func isOfEnglish(_ word: Substring, in context: RuleContext) -> Bool {
        context.sourceLocale.hasPrefix("en") && Self.ofEnglish.contains(word.lowercased())
            && !context.lexicon.knows(String(word))
    }

    private static let ofEnglish: Set = [
        "add", "agree", "answer", "archived", "back", "backward", "cancel", "choose", "clear", "close", "collapse",
        "completed", "copy", "crop", "decrease", "dismiss", "done", "draw", "empty", "enqueue", "erase", "expand",
        "folders", "following", "forward", "hide", "increase", "library", "manage", "minimize", "nearby", "next",
        "overview", "pending", "previous", "receive", "redo", "refresh", "remove", "rename", "reorder", "reply",
        "requesting", "required", "resize", "resume", "retry", "rotate", "save", "search", "select", "selected",
        "settings", "share", "skip", "sort", "submit", "subscribe", "syncing", "today", "underline", "undo", "unknown",
        "unlock", "unmute", "unread", "unselect", "view", "warning", "write", "yesterday",
    ]

    /// Whether the string's only word, in lowercase next to a placeholder, should be translated, because the
    /// translation is in another script, or because other strings of the catalog translate the word.
    private func isTranslatedElsewhere(_ word: Substring, in context: RuleContext) -> Bool {
        guard word.isLowercaseWord, word.count > 3, !Message.placeholders(in: self).isEmpty,
            let folded = String(word).plainWords.first
        else { return false }
        // Abbreviations such as “kbps” have no vowels.
        if context.isInAnotherScript, folded.contains(where: { "aeiou".contains($0) }) { return true }
        return context.wordTranslations?.translate(folded) ?? false
    }

    /// Whether the first two parts separated by white space contain letters. In “Import / Export”, the second part
    /// doesn't, so the string consists of two names.
    private var beginsWithTwoWords: Bool {
        let parts = split(maxSplits: 2, whereSeparator: \.isWhitespace).prefix(2)
        return parts.count == 2 && parts.allSatisfy { $0.contains(where: \.isLetter) }
    }

    /// The parts separated by white space that are words. Apart from punctuation at both ends, words consist of
    /// letters, hyphens and apostrophes. A file extension, “(.jpeg)”, isn't a word.
    private var proseWords: [Substring] {
        split(whereSeparator: \.isWhitespace).compactMap { part in
            if part.drop(while: { "(“\"'".contains($0) }).first == "." { return nil }
            let word = part.trimmingPunctuation
            let isWord = !word.isEmpty && word.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }
            return isWord ? word : nil
        }
    }
}

extension FoldedText {
    /// Whether the text ends with a control in the source's language that has another name in the translation's
    /// language.
    fileprivate func namesForeignControl(_ context: RuleContext) -> Bool {
        guard let control = controlNoun(context.sourceLexicon.hardControls, at: context.sourceStyle.controls.place)
        else {
            return false
        }
        return !context.lexicon.hardControls.matches(in: self).contains { $0.words.overlaps(control.words) }
    }
}

extension TermIndex {
    /// Whether none of the terms is a separate word in the text: the “A” of “A-Z” isn't an article.
    fileprivate func isDisjoint(from text: FoldedText, _ lexicon: Lexicon) -> Bool {
        text.words.indices.allSatisfy { index in
            guard let match = match(atWord: index, in: text) else { return true }
            return lexicon.isPartOfCompound(match, in: text)
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        let start = drop(while: \.isWhitespace)
        return start.dropLast(start.reversed().prefix(while: \.isWhitespace).count)
    }

    /// Whether this is a lowercase word that is a function word in the source's language but not in the translation's:
    /// the “and” in “Address and Search”.
    fileprivate func joinsWords(in context: RuleContext) -> Bool {
        guard unicodeScalars.allSatisfy(\.properties.isLowercase) else { return false }
        let word = FoldedText(String(self))
        return context.sourceLexicon.functionWords.match(atWord: 0, in: word) != nil
            && context.lexicon.functionWords.match(atWord: 0, in: word) == nil
    }

    fileprivate func isVerb(in lexicon: Lexicon) -> Bool {
        let text = FoldedText(String(self))
        return !text.words.isEmpty && lexicon.commandStarts.match(atWord: 0, in: text) != nil
    }

    fileprivate var trimmingPunctuation: Substring {
        let start = drop { !$0.isLetter && "“”\"'(.,;:!?…".contains($0) }
        let length = start.reversed().drop { "“”\"').,;:!?…".contains($0) }.count
        return start.prefix(length)
    }

    /// Whether the word has at least three letters, all lowercase.
    fileprivate var isLowercaseWord: Bool {
        count > 2 && unicodeScalars.allSatisfy(\.properties.isLowercase)
    }
}
