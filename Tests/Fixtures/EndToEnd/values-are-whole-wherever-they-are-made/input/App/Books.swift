import SwiftUI

enum Books {
    static func label(for book: Book) -> String {
        var rest = "Remaining:"
        if book.left > 0 {
            let time = minutes(book.left)
            rest += !time.isEmpty ? " \(time)" : " 0"
        }
        return "\(book.title), \(rest)"
    }
}

/// The label is a state that is set again.
struct BookLabel: ViewModifier {
    let book: Book
    @State private var label: String

    init(book: Book) {
        self.book = book
        _label = State(initialValue: Books.label(for: book))
    }

    func body(content: Content) -> some View {
        content.accessibilityLabel(label).onChange(of: book) { label = Books.label(for: book) }
    }
}

struct PollRow: View {
    let poll: Poll?

    var body: some View {
        Button(action: vote) { Image("poll") }.accessibilityLabel(text())
    }

    func text() -> Text {
        if let poll {
            let title = poll.isOver ? "Results" : "Poll"
            return poll.options.reduce(into: Text(title)) { text, option in
                text = text + Text(", ") + Text("Option: ") + Text(option.title)
            }
        }
        return Text("No poll")
    }
}

/// Numbers are added, not concatenated.
struct TotalRow: View {
    let counts: [Int]
    let start: Int

    var body: some View {
        Image("sum").accessibilityLabel("Total \(counts.reduce(start) { $0 + $1 })")
    }
}

struct Language: Identifiable {
    let id, endonym, exonym: String

    var label: String { exonym == endonym ? endonym : "\(endonym) or \(exonym)" }
}

struct LanguagePicker: View {
    @State var query = ""
    @State private var languages: [Language] = all()

    var body: some View {
        let filtered = query.isEmpty ? languages : languages.filter { $0.id.contains(query) }
        List(filtered) { language in
            Button(action: {}) { Text(language.endonym) }.accessibilityLabel(Text(language.label))
        }
    }
}
