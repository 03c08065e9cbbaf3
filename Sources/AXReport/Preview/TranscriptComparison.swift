package import AXLocaleData

/// The changes between two transcripts of one locale, by element.
package struct TranscriptComparison {
    /// A kind of change that a reviewer should check.
    package enum Meaning: String, CaseIterable, Sendable {
        case rawKey = "raw key"
        case notTranslated = "not translated"
        case lostLabel = "lost label"
        case lostBranch = "lost branch"
        case dimmed
    }

    package struct Change: Sendable {
        package let screen: String
        package let element: String
        package let meanings: [Meaning]
    }

    /// The changes, sorted by screen and element. Changes without a meaning aren't included.
    package let changes: [Change]

    /// - Parameters:
    ///   - old: the text of the earlier transcript.
    ///   - new: the text of the current transcript.
    ///   - words: the words of VoiceOver in the locale.
    package init(from old: String, to new: String, words: VoiceOverWords) {
        let (before, after) = (Self.elements(of: old), Self.elements(of: new))
        let dimmed = words[.dimmed] + "."
        changes = Set(before.keys).union(after.keys).sorted().compactMap { place in
            let meanings = Self.meanings(before[place] ?? [], after[place] ?? [], dimmed: dimmed)
            return meanings.isEmpty ? nil : Change(screen: place.screen, element: place.element, meanings: meanings)
        }
    }

    private struct Place: Hashable, Comparable {
        let screen: String
        let element: String
        /// The 1-based number of the element among those with the same name on the screen.
        let number: Int

        static func < (left: Place, right: Place) -> Bool {
            (left.screen, left.element, left.number) < (right.screen, right.element, right.number)
        }
    }

    private static func elements(of text: String) -> [Place: [Substring]] {
        var elements: [Place: [Substring]] = [:]
        var counts: [String: Int] = [:]
        var screen = ""
        var place: Place?
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("# ") {
                screen = String(line.dropFirst(2))
                place = nil
            } else if line.hasPrefix("  ") {
                if let place { elements[place, default: []].append(line.dropFirst(2)) }
            } else {
                let name = String(line)
                counts["\(screen)\n\(name)", default: 0] += 1
                place = Place(screen: screen, element: name, number: counts["\(screen)\n\(name)"] ?? 0)
            }
        }
        return elements
    }

    private static func meanings(_ old: [Substring], _ new: [Substring], dimmed: String) -> [Meaning] {
        let added = new.filter { !old.contains($0) }
        func isNew(_ mark: String) -> Bool {
            added.contains { $0.contains(mark) } && old.count { $0.contains(mark) } < new.count { $0.contains(mark) }
        }
        return Meaning.allCases.filter { meaning in
            switch meaning {
            case .rawKey: isNew("{raw key ")
            case .notTranslated: isNew("{in ")
            case .lostLabel: new.isEmpty || isNew("{label}")
            case .lostBranch: !new.isEmpty && new.count < old.count
            case .dimmed: isNew(dimmed)
            }
        }
    }
}
