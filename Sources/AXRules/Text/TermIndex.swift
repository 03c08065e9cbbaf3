import AXLocaleData
import AXSource

/// Terms prepared for searches in folded text.
///
/// A search visits each word once (or each scalar, for terms without word boundaries), and tries only the terms that
/// share its first or last two scalars. Terms have a maximum length, so the time grows only with the length of the
/// text.
final class TermIndex: Sendable {
    /// The maximum length of a term, in scalars. Longer terms are never found, because locale data from a user's folder
    /// may be malicious.
    private static let longestTerm = 80

    private let starts: Terms
    private let suffixes: Terms
    private let anywhere: Terms

    var isEmpty: Bool { starts.isEmpty && suffixes.isEmpty && anywhere.isEmpty }

    /// Whether every term begins or ends at a word boundary.
    var isOfWords: Bool { anywhere.isEmpty }

    init(_ terms: [Term]) {
        let folded = terms.map { (scalars: Folding($0.text).scalars, match: $0.match) }
            .filter { !$0.scalars.isEmpty && $0.scalars.count <= Self.longestTerm }
        starts = Terms(folded.filter { $0.match == .word || $0.match == .stem })
        suffixes = Terms(folded.filter { $0.match == .suffix })
        anywhere = Terms(folded.filter { $0.match == .anywhere })
    }

    convenience init(words: [String]) {
        self.init(words.map { Term($0, .word) })
    }

    /// The longest match at each position, in order, without overlaps.
    func matches(in text: FoldedText) -> [TermMatch] {
        var found: [TermMatch] = []
        // Reading the properties for each word would cause contention between threads for their reference counts.
        let (starts, suffixes) = (starts, suffixes)
        for index in text.words.indices {
            if let match = Self.match(atWord: index, in: text, starts, suffixes) { found.append(match) }
        }
        if !anywhere.isEmpty { found += matchesAnywhere(in: text) }
        return found.count > 1 ? TermMatch.withoutOverlaps(found) : found
    }

    /// The longest match that begins with the word at `index` or, for a suffix, ends that word; nil if there is no
    /// match.
    func match(atWord index: Int, in text: FoldedText) -> TermMatch? {
        Self.match(atWord: index, in: text, starts, suffixes)
    }

    private static func match(
        atWord index: Int, in text: FoldedText, _ starts: Terms, _ suffixes: Terms
    ) -> TermMatch? {
        guard index < text.words.count else { return nil }
        let word = text.words[index]
        let start = starts.longest(at: word.lowerBound, in: text) { range, match in
            match == .stem || text.isWordEnd(range.upperBound)
        }
        let suffix = suffixes.longest(at: word.upperBound - 1, in: text) { range, _ in
            range.lowerBound >= word.lowerBound
        }
        if let suffix, suffix.range.count > start?.range.count ?? 0 {
            return TermMatch(suffix.range, kind: .suffix, in: text)
        }
        return start.map { TermMatch($0.range, kind: $0.match, in: text) }
    }

    private func matchesAnywhere(in text: FoldedText) -> [TermMatch] {
        text.scalars.indices.compactMap { matchAnywhere(at: $0, in: text) }
    }

    private func matchAnywhere(at start: Int, in text: FoldedText) -> TermMatch? {
        anywhere.longest(at: start, in: text) { _, _ in true }.map { TermMatch($0.range, kind: .anywhere, in: text) }
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

/// Terms sorted by their first two scalars, or by their last two for suffixes. If several terms share these scalars,
/// the longest comes first.
private struct Terms: Sendable {
    /// A term as a range of ``scalars``.
    private struct Entry: Sendable {
        let head: Head
        let range: Range<Int>
        let match: Term.Match
    }

    /// The scalars of all terms, one term after the other.
    private let scalars: [Unicode.Scalar]
    private let entries: [Entry]
    private let areSuffixes: Bool
    /// One bit per first scalar of a term, for its last six bits. Most words begin with a scalar that no term begins
    /// with.
    private let firstScalars: UInt64
    private let hasTermsOfOneScalar: Bool

    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter terms: the terms. Either all or none of them must be suffixes.
    init(_ terms: [(scalars: [Unicode.Scalar], match: Term.Match)]) {
        let areSuffixes = terms.first?.match == .suffix
        var all: [Unicode.Scalar] = []
        entries = terms.map { term in
            all += term.scalars
            let inOrder = areSuffixes ? term.scalars.reversed() : term.scalars
            let head = Head(inOrder[0], inOrder.count > 1 ? inOrder[1] : nil)
            return Entry(head: head, range: all.count - inOrder.count..<all.count, match: term.match)
        }.sorted {
            // If terms are equally long, a whole word comes first.
            ($0.head, $1.range.count, $0.match == .word ? 0 : 1) < ($1.head, $0.range.count, $1.match == .word ? 0 : 1)
        }
        scalars = all
        self.areSuffixes = areSuffixes
        firstScalars = entries.reduce(0) { $0 | $1.head.firstBit }
        hasTermsOfOneScalar = entries.contains { $0.range.count == 1 }
    }

    /// The longest term that begins at `index` and whose range in the text passes the test. Suffixes end at `index`
    /// instead.
    func longest(
        at index: Int, in text: FoldedText, where test: (Range<Int>, Term.Match) -> Bool
    ) -> (range: Range<Int>, match: Term.Match)? {
        let first = text.scalars[index]
        guard firstScalars & Head(first, nil).firstBit != 0 else { return nil }
        func longest(_ head: Head) -> (range: Range<Int>, match: Term.Match)? {
            var number = entries.partitioningIndex { $0.head >= head }
            while number < entries.count, entries[number].head == head {
                let entry = entries[number]
                let start = areSuffixes ? index + 1 - entry.range.count : index
                let range = start..<start + entry.range.count
                if text.has(scalars, entry.range, at: start), test(range, entry.match) { return (range, entry.match) }
                number += 1
            }
            return nil
        }
        let next = areSuffixes ? index - 1 : index + 1
        let second = text.scalars.indices.contains(next) ? text.scalars[next] : nil
        return second.flatMap { longest(Head(first, $0)) } ?? (hasTermsOfOneScalar ? longest(Head(first, nil)) : nil)
    }
}

/// The scalars that ``Terms`` are sorted by: the first two of a term, or the last two of a suffix in reverse. A term of
/// one scalar has only one scalar here.
private struct Head: Comparable {
    private let value: UInt64

    init(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
        value = UInt64(Self.folded(first)) << 32 | UInt64(second.map { Self.folded($0) + 1 } ?? 0)
    }

    /// A single bit for the first scalar, by its last six bits.
    var firstBit: UInt64 { 1 << (value >> 32 & 63) }

    /// A hyphen and a space are equivalent.
    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 { scalar == "-" ? 0x20 : scalar.value }

    static func < (left: Head, right: Head) -> Bool { left.value < right.value }
}

struct TermMatch: Hashable, Sendable {
    /// The range of the words that contain the term, as indices of the text's scalars; for a term without word
    /// boundaries, the range of the term itself.
    let range: Range<Int>
    /// The range of the term itself, which may be a stem or an ending within a word.
    let term: Range<Int>
    /// The indices of the words that the match overlaps.
    let words: Range<Int>
    let kind: Term.Match

    fileprivate init(_ term: Range<Int>, kind: Term.Match, in text: FoldedText) {
        self.term = term
        self.kind = kind
        words = text.words(touching: term)
        range = kind == .anywhere ? term : text.range(ofWords: words)
    }

    /// The matches from left to right, without those that overlap an earlier one. If several begin at the same
    /// position, only the longest is kept.
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
    /// Whether the term, a range of `terms`, is at `start`. A hyphen and a space are equivalent.
    fileprivate func has(_ terms: [Unicode.Scalar], _ term: Range<Int>, at start: Int) -> Bool {
        guard start >= 0, start + term.count <= scalars.count else { return false }
        for offset in 0..<term.count {
            let (scalar, other) = (terms[term.lowerBound + offset], scalars[start + offset])
            guard other == scalar || (other == "-" && scalar == " ") || (other == " " && scalar == "-") else {
                return false
            }
        }
        return true
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
