import AXFormats
import AXModel
import AXSource
import AXTestSupport

/// Makes one change in a file and reads the file again. The change must be there or refused, and nothing else may
/// differ.
struct ChangeTrial {
    let format: any FileFormat
    let document: any LosslessFile
    let texts: FileTexts
    /// Whether the runtime stops reading before the end of the file.
    let isTailLost: Bool

    func run(_ random: inout SeededGenerator) throws(FuzzFault) {
        guard let drawn = RandomChange(in: texts, &random) else { return }
        let edits = edits(drawn)
        guard !edits.isEmpty else { return }
        let changed = try FuzzTrial.apply(edits, to: document.file, "\(drawn.change)")
        guard let again = format.parse(changed).value as? any LosslessFile else {
            throw FuzzFault("a changed file is of the same kind", "\(drawn.change)")
        }
        try hold(again.isWhole, "the pieces of a changed file are the file", "\(drawn.change)")
        let after = FileTexts(again.tables)
        let contents = document.contents
        // The text after the location where the runtime stops is read as well as possible, with a result that may
        // differ each time.
        let lost = Set(contents.lost.map(\.key))
        // A NUL as the second byte makes UTF-8 look like UTF-16.
        guard changed.encoding == document.file.encoding || !document.file.text.contains(0) else { return }
        let isSound = contents.status == .ok && lost.isEmpty && !isTailLost
        let difference = texts.difference(from: after) { place in
            isSound || texts.texts[place] != nil && !lost.contains(place.key) ? drawn.sameness(of: place, texts) : .none
        }
        if let difference { throw FuzzFault("other texts stay as they were", "\(drawn.change): \(difference)") }
        guard isSound else { return }
        try hold(drawn.isFound(in: after), "what was changed reads back", "\(drawn.change)")
    }

    private func edits(_ drawn: RandomChange) -> [TextEdit] {
        let tables = document.tables
        guard let place = drawn.place else {
            return document.edits(for: [drawn.change], locale: nil).edits
        }
        guard tables.indices.contains(place.table) else { return [] }
        return tables[place.table].edits(for: [drawn.change], locale: place.locale.text).edits
    }
}

extension RandomChange {
    /// How much of a form must be the same after the change. Setting an existing form of a string changes only that
    /// form. All other changes may affect every form of the string.
    func sameness(of other: FileTexts.Place, _ texts: FileTexts) -> FileTexts.Sameness {
        guard let place, other.table == place.table, other.key == place.key else { return .whole }
        guard case .set = change, texts.texts[place] != nil else { return .none }
        // The changed form may be the one that refers to the variable of the other form.
        return other.path == place.path || texts.texts[other] == nil ? .none : .string
    }

    /// Whether the file contains the requested change to a value, or a removal. For a comment, only whether there is
    /// one. True for all other changes, which aren't checked.
    func isFound(in texts: FileTexts) -> Bool {
        guard let place else { return true }
        let text = texts.texts[place]
        switch change {
        case .set(_, _, let value), .add(_, let value, _): return text?.string == StringKey(value)
        case .comment(_, let comment):
            // Formats insert a space into text that would end a comment.
            return text.map { ($0.comment?.bytes ?? []).isEmpty == (comment ?? "").isEmpty } ?? false
        case .remove: return text == nil
        case .state, .insert, .keptByHand, .sort, .canonicalize: return true
        }
    }
}
