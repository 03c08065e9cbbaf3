package import AXModel

extension Transcript {
    /// The words at the beginning of every transcript, by which a file is recognized.
    package static let firstWords = "Spoken transcript, "

    /// The transcript as text, which a team keeps with the project and reviews like code. Each variant of an element is
    /// on a separate line. The text has no line numbers, so that moving code changes it only if the order of the
    /// elements changes.
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

    /// The element's name. Without a name, it's “self”, or the kind of the first extra if there are only extras. A mark
    /// follows the name of a model, whose strings other code may assign to a view, and of a view that VoiceOver doesn't
    /// reach.
    var title: String {
        VisibleText.line(name ?? (variants.isEmpty ? extras.first?.kind.rawValue : nil) ?? "self")
            + (variants.isEmpty ? "" : control.flatMap { Self.marks[$0] } ?? "")
    }

    private static let marks = ["value": " {not a view}", Occurrence.silentView: " {not an element}"]

    /// The lines of the variants and their hints. A hint that all variants share is written only once, after them.
    private var spokenLines: [String] {
        let hints = variants.map(\.hint)
        let shared = Set(hints).count == 1 ? hints.first : nil
        var lines: [String] = []
        for (branch, variant) in zip(shownBranches, variants) {
            if variant.spoken.isEmpty, variant.hint.isEmpty || shared != nil { continue }
            // If only the hint is spoken, its line contains the condition.
            let condition = variant.spoken.isEmpty ? branch.condition : ""
            if !variant.spoken.isEmpty { lines.append(branch.condition + variant.spoken.line) }
            if shared == nil, !variant.hint.isEmpty { lines.append("hint: \(condition)\(variant.hint.line)") }
        }
        if let shared, !shared.isEmpty { lines.append("hint: \(shared.line)") }
        return lines
    }
}

extension SpokenElement {
    /// The branches of the variants. Casts that all of them contain are omitted if they only specify the type of a
    /// value or view. Tests that hold anyway because no earlier variant applies are omitted, too.
    var shownBranches: [Branch] {
        let view = String(name?.prefix { $0 != "." } ?? "")
        let tests = variants.map { Set($0.branch.tests) }
        let shared = tests.dropFirst().reduce(tests.first ?? []) { $0.intersection($1) }
        let casts = shared.filter { $0.isCast(to: view) }
        return variants.map { Branch($0.branch.tests.filter { !casts.contains($0) }) }.inOrder.mostCommonFirst
    }
}

extension SpokenElement.Extra {
    /// The extra as a line. Announcements don't belong to an element, so their title already contains the kind.
    fileprivate var line: String {
        (kind == .announcement ? "" : "\(kind.rawValue): ") + branch.condition + text.line
    }
}

extension Branch.Test {
    /// Whether the test is a cast of the view that contains the element, or of a value that keeps its name:
    /// `let model = model as? SongModel`.
    /// - Parameter view: the name of the view.
    fileprivate func isCast(to view: String) -> Bool {
        guard case .holds(let conditions) = kind, conditions.count == 1, conditions[0].hasPrefix("let "),
            let equals = conditions[0].firstRange(of: " = "), let cast = conditions[0].firstRange(of: " as? "),
            equals.upperBound < cast.lowerBound
        else { return false }
        let name = conditions[0][..<equals.lowerBound].dropFirst(4)
        let isOnlyCast = conditions[0][cast.upperBound...].allSatisfy {
            $0.isLetter || $0.isNumber || $0 == "." || $0 == "_"
        }
        return isOnlyCast && (name == view || name == conditions[0][equals.upperBound..<cast.lowerBound])
    }
}

extension Branch {
    /// The tests as the beginning of a line, such as `if isOn: `. Empty without tests.
    var condition: String { shortText.map { "if \($0): " } ?? "" }

    /// Whether all tests are short enough to be shown.
    var isShown: Bool { tests.count <= Self.mostShown && text.map { $0.count <= longest } ?? true }

    /// More tests are longer than ``longest``, because each takes at least five characters: `a && `.
    private static let mostShown = 24

    /// The maximum length of the tests, in grapheme clusters. Several tests may be longer than a single one.
    private var longest: Int { tests.count > 1 ? 120 : ShortExpression.longest }

    /// The tests; nil if there aren't any. If they are long, outer tests are omitted, because inner tests distinguish
    /// branches better.
    var shortText: String? {
        if isShown || tests.count == 1 { return text.map { ShortExpression.line($0, longest: longest) } }
        let inner = tests.indices.dropFirst().suffix(Self.mostShown).lazy.map { Branch(Array(self.tests[$0...])) }
        let last = inner.first(where: \.isShown) ?? Branch(tests.suffix(1))
        let short = last.text ?? ""
        let isChoice = last.isShown && last.tests.count == 1 && short.contains(" || ") && !short.hasPrefix("!(")
        return "… && " + (isChoice ? "(\(short))" : ShortExpression.line(short, longest: last.longest))
    }
}

package struct TextPreviewFormat: PreviewFormat {
    package static let name = "text"
    package var name: String { Self.name }

    package func render(_ report: PreviewReport) -> String {
        report.transcripts.map(\.text).joined(separator: "\n")
    }
}
