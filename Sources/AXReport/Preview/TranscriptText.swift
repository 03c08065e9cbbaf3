package import AXModel

extension Transcript {
    /// The words that begin every transcript and identify its file.
    package static let firstWords = "Spoken transcript, "

    /// The transcript as text, which a team keeps with the project and reviews like code. Each way in which an element
    /// is spoken has its own line, and the text doesn't change if code only moves.
    package var text: String {
        let screens = self.screens.map { "# \(VisibleText.line($0.name))\n\n\($0.text)" }
        return (["\(Self.firstWords)\(locale)\n"] + screens).joined(separator: "\n")
    }
}

extension SpokenScreen {
    fileprivate var text: String { elements.map(\.text).joined() }
}

extension SpokenElement {
    /// The title of the element, followed by its indented lines.
    fileprivate var text: String {
        let lines = spokenLines + extras.map(\.line)
        return ([title] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
    }

    /// The element's name. Without one, “self”, or the kind of the first extra if there are only extras.
    var title: String {
        VisibleText.line(name ?? (variants.isEmpty ? extras.first?.kind.rawValue : nil) ?? "self")
    }

    /// The lines of the variants and their hints. A hint that all variants have is written once, after them.
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
    /// The branches of the variants. If there are several, without the tests that all of them begin with, and without
    /// those that hold because no line before the variant's is spoken.
    var shownBranches: [Branch] {
        let branches = variants.map(\.branch.withoutCasts)
        guard branches.count > 1 else { return branches }
        let common = branches.common.tests.count
        let own = branches.map { Array($0.tests.dropFirst(common)) }
        return own.map(Branch.init).inOrder
    }
}

extension SpokenElement.Extra {
    /// Announcements don't belong to an element, so their kind is already the title.
    fileprivate var line: String {
        (kind == .announcement ? "" : "\(kind.rawValue): ") + branch.condition + text.line
    }
}

extension Branch {
    /// The branch without tests of a view's type, such as `let cell = cell as? PlayerCell`. The element is in a view of
    /// that type anyway.
    fileprivate var withoutCasts: Branch {
        Branch(
            tests.filter { test in
                guard case .holds(let conditions) = test.kind, conditions.count == 1 else { return true }
                return !(conditions[0].hasPrefix("let ") && conditions[0].contains(" as? "))
            })
    }

    /// The tests as the beginning of a line, such as `if isOn: `; empty without tests.
    var condition: String { shortText.map { "if \($0): " } ?? "" }

    /// The tests, without outer ones if they are long, because the inner ones make the difference; nil without tests.
    var shortText: String? {
        guard let whole = text else { return nil }
        if whole.count <= ShortExpression.longest { return ShortExpression.line(whole) }
        let inner = tests.indices.dropFirst().lazy.compactMap { Branch(Array(self.tests[$0...])).text }
        let short = inner.first { $0.count <= ShortExpression.longest } ?? Branch(tests.suffix(1)).text ?? whole
        return (tests.count > 1 ? "… && " : "") + ShortExpression.line(short)
    }
}

/// All transcripts as text.
package struct TextPreviewFormat: PreviewFormat {
    package static let name = "text"
    package var name: String { Self.name }

    package func render(_ report: PreviewReport) -> String {
        report.transcripts.map(\.text).joined(separator: "\n")
    }
}
