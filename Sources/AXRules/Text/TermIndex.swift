import AXLocaleData
import AXSource

/// Terms prepared for searching in folded text.
///
/// A search visits each word once (or each scalar, for terms without word boundaries), and tries only the terms that
/// share its first or last scalar. Terms have a maximum length, so the time grows only with the length of the text.
final class TermIndex: Sendable {
    /// In scalars. Longer terms are never found, because locale data from a user's folder may be hostile.
    private static let longestTerm = 80

    private let starts: Terms
    private let suffixes: Terms
    private let anywhere: Terms

    var isEmpty: Bool { starts.isEmpty && suffixes.isEmpty && anywhere.isEmpty }

    /// Whether every term begins or ends with a word.
    var isOfWords: Bool { anywhere.isEmpty }

    init(_ terms: [Term]) {
        let folded = terms.map { (scalars: Folding($0.text).scalars, match: $0.match) }
            .filter { !$0.scalars.isEmpty && $0.scalars.count <= Self.longestTerm }
        func list(_ matches: Set<Term.Match>) -> Terms { Terms(folded.filter { matches.contains($0.match) }) }
        (starts, suffixes, anywhere) = (list([.word, .stem]), list([.suffix]), list([.anywhere]))
    }

    convenience init(words: [String]) {
        self.init(words.map { Term($0, .word) })
    }

    /// The longest match at each position, in order, without overlaps.
    func matches(in text: FoldedText) -> [TermMatch] {
        var found: [TermMatch] = []
        for index in text.words.indices {
            if let match = match(atWord: index, in: text) { found.append(match) }
        }
        if !anywhere.isEmpty { found += matchesAnywhere(in: text) }
        return found.count > 1 ? TermMatch.withoutOverlaps(found) : found
    }

    /// The longest match that begins with the word at `index` or, for a suffix, ends that word; nil if there is no
    /// match.
    func match(atWord index: Int, in text: FoldedText) -> TermMatch? {
        guard index < text.words.count else { return nil }
        let word = text.words[index]
        let start = starts.first(by: text.scalars[word.lowerBound]) { term, match in
            text.has(term, at: word.lowerBound)
                && (match == .stem || text.isWordEnd(word.lowerBound + term.count))
        }
        let suffix = suffixes.first(by: text.scalars[word.upperBound - 1]) { term, _ in
            term.count <= word.count && text.has(term, at: word.upperBound - term.count)
        }
        if let suffix, suffix.scalars.count > start?.scalars.count ?? 0 {
            return TermMatch(word.upperBound - suffix.scalars.count..<word.upperBound, kind: .suffix, in: text)
        }
        return start.map {
            TermMatch(word.lowerBound..<word.lowerBound + $0.scalars.count, kind: $0.match, in: text)
        }
    }

    private func matchesAnywhere(in text: FoldedText) -> [TermMatch] {
        text.scalars.indices.compactMap { matchAnywhere(at: $0, in: text) }
    }

    private func matchAnywhere(at start: Int, in text: FoldedText) -> TermMatch? {
        anywhere.first(by: text.scalars[start]) { term, _ in text.has(term, at: start) }.map {
            TermMatch(start..<start + $0.scalars.count, kind: .anywhere, in: text)
        }
    }

    /// Whether one of the terms shares a word with another match or, in languages without spaces, a letter. Reads only
    /// as much of the text as the longest term needs.
    func sharesWord(with other: TermMatch, in text: FoldedText) -> Bool {
        let words = max(other.words.lowerBound - Self.longestTerm / 2, 0)..<other.words.upperBound
        if words.contains(where: { match(atWord: $0, in: text)?.words.overlaps(other.words) ?? false }) { return true }
        guard !anywhere.isEmpty else { return false }
        let starts = max(other.range.lowerBound - Self.longestTerm, 0)..<other.range.upperBound
        return starts.contains { matchAnywhere(at: $0, in: text)?.range.overlaps(other.range) ?? false }
    }
}

/// Terms by their first scalar, or by their last scalar for suffixes; the longest first.
private struct Terms: Sendable {
    typealias Entry = (scalars: [Unicode.Scalar], match: Term.Match)

    private let entries: [Unicode.Scalar: [Entry]]
    /// A bit for each scalar in ``entries``, by its lowest bits. Most words begin with none of them, and hashing would
    /// take most of the time of a search.
    private let bits: UInt64

    var isEmpty: Bool { entries.isEmpty }

    init(_ terms: [Entry]) {
        // Of equally long terms, a whole word first.
        let rank = { (entry: Entry) in (-entry.scalars.count, entry.match == .word ? 0 : 1) }
        entries = Dictionary(grouping: terms.sorted { rank($0) < rank($1) }) {
            $0.scalars[$0.match == .suffix ? $0.scalars.count - 1 : 0]
        }
        bits = entries.keys.reduce(0) { $0 | Self.bit(of: $1) }
    }

    private static func bit(of scalar: Unicode.Scalar) -> UInt64 { 1 << UInt64(scalar.value & 63) }

    /// The longest term under a scalar for which a test holds.
    func first(by scalar: Unicode.Scalar, where test: ([Unicode.Scalar], Term.Match) -> Bool) -> Entry? {
        guard bits & Self.bit(of: scalar) != 0 else { return nil }
        return entries[scalar]?.first { test($0.scalars, $0.match) }
    }
}

/// A match of a term in folded text.
struct TermMatch: Hashable, Sendable {
    /// The range of the words that contain the term, as indices of the text's scalars; for a term without word
    /// boundaries, the range of the term itself.
    let range: Range<Int>
    /// The range of the term itself, which may be a stem or an ending within a word.
    let term: Range<Int>
    /// Indices of the words that the match touches.
    let words: Range<Int>
    let kind: Term.Match

    fileprivate init(_ term: Range<Int>, kind: Term.Match, in text: FoldedText) {
        self.term = term
        self.kind = kind
        words = text.words(touching: term)
        range = kind == .anywhere ? term : text.range(ofWords: words)
    }

    /// From left to right; if several matches begin together, the longest one.
    fileprivate static func withoutOverlaps(_ matches: [TermMatch]) -> [TermMatch] {
        let sorted = matches.sorted {
            ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
        }
        var end = 0
        return sorted.filter { match in
            guard match.range.lowerBound >= end else { return false }
            end = match.range.upperBound
            return true
        }
    }
}

extension FoldedText {
    /// Whether `term` is at `start`. A hyphen and a space are equivalent.
    fileprivate func has(_ term: [Unicode.Scalar], at start: Int) -> Bool {
        guard start + term.count <= scalars.count else { return false }
        return term.indices.allSatisfy { index in
            let (scalar, other) = (term[index], scalars[start + index])
            return other == scalar || (other == "-" && scalar == " ") || (other == " " && scalar == "-")
        }
    }

    /// Whether no word continues at `index`.
    fileprivate func isWordEnd(_ index: Int) -> Bool {
        guard index < scalars.count, scalars[index - 1].isWordPart else { return true }
        return !scalars[index].isWordPart
    }

    /// The words that share a scalar with `range`.
    fileprivate func words(touching range: Range<Int>) -> Range<Int> {
        let first = words.partitioningIndex { $0.upperBound > range.lowerBound }
        var end = first
        while end < words.count, words[end].lowerBound < range.upperBound { end += 1 }
        return first..<end
    }
}
