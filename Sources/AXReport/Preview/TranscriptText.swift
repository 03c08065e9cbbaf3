package import AXModel

extension Transcript {
    /// The beginning of every transcript, by which its file is known.
    package static let firstWords = "Spoken transcript, "

    /// The transcript as text, to be kept with the project and reviewed like code: a line per way of speaking, and nothing that
    /// changes when code only moves.
    package var text: String {
        let screens = self.screens.map { "# \(VisibleText.line($0.name))\n\n\($0.text)" }
        return (["\(Self.firstWords)\(locale)\n"] + screens).joined(separator: "\n")
    }
}

extension SpokenScreen {
    fileprivate var text: String { elements.map(\.text).joined() }
}

extension SpokenElement {
    /// The lines of the element below its name.
    fileprivate var text: String {
        let lines = spokenLines + extras.map(\.line)
        return ([title] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
    }

    /// The element's name; what speaks, if that has none.
    var title: String {
        VisibleText.line(name ?? (variants.isEmpty ? extras.first?.kind.rawValue : nil) ?? "self")
    }

    /// A hint that all variants have is written once, after them.
    private var spokenLines: [String] {
        let hints = variants.map(\.hint)
        let shared = Set(hints).count == 1 ? hints.first : nil
        var lines: [String] = []
        for (branch, variant) in zip(shownBranches, variants) {
            lines.append(branch.condition + variant.spoken.line)
            if shared == nil, !variant.hint.isEmpty { lines.append("hint: \(variant.hint.line)") }
        }
        if let shared, !shared.isEmpty { lines.append("hint: \(shared.line)") }
        return lines
    }
}

extension SpokenElement {
    /// The branches of the variants, without the tests that all of them have in common.
    var shownBranches: [Branch] {
        let branches = variants.map(\.branch)
        guard branches.count > 1 else { return branches }
        let common = branches.common.tests.count
        return branches.map { Branch(Array($0.tests.dropFirst(common))) }
    }
}

extension SpokenElement.Extra {
    /// Announcements don't belong to an element, so their kind is already the title.
    fileprivate var line: String {
        (kind == .announcement ? "" : "\(kind.rawValue): ") + branch.condition + text.line
    }
}

extension Branch {
    /// The tests, to be written before a string; empty without tests.
    var condition: String { shortText.map { "if \($0): " } ?? "" }

    /// The tests, without the outer ones if they are long: the inner ones make the difference.
    var shortText: String? { text.map { ShortExpression.line($0, keepingEnd: true) } }
}

/// All transcripts as text.
package struct TextPreviewFormat: PreviewFormat {
    package static let name = "text"
    package var name: String { Self.name }

    package func render(_ report: PreviewReport) -> String {
        report.transcripts.map(\.text).joined(separator: "\n")
    }
}
