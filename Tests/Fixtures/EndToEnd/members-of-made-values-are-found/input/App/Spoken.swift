import SwiftUI

struct Spoken {
    let identifier: String?
    let label: String?
    let hint: String?

    init(identifier: String? = nil, label: String? = nil, hint: String? = nil) {
        self.identifier = identifier
        self.label = label
        self.hint = hint
    }
}

extension View {
    func accessibility(_ spoken: Spoken) -> some View {
        if #available(iOS 14.0, *) {
            guard let identifier = spoken.identifier else { return self }
            return accessibilityIdentifier(identifier).accessibilityLabel(spoken.label ?? "")
        } else {
            return self
        }
    }
}

struct LandingView: View {
    let second: Spoken

    var body: some View {
        VStack {
            Button(action: create) { Image(systemName: "plus") }
                .accessibility(Spoken(identifier: "create", label: "Create account"))
            Button(action: restore) { Image(systemName: "arrow.uturn.left") }
                .accessibility(second)
            Button(action: openTerms) { Text("Terms") }
                .accessibility(Spoken(label: "Terms of service"))
        }
    }
}

struct Row {
    let title: String
    let accessibility: RowAccessibility
}

struct RowAccessibility {
    let identifier: String
    let label: String?
}

final class RowCell: UITableViewCell {
    func show(_ row: Row) {
        textLabel?.text = row.title
        accessibilityLabel = row.accessibility.label
    }
}

enum Rows {
    static let all = [
        Row(title: "A", accessibility: RowAccessibility(identifier: "a", label: "First row")),
        Row(title: "B", accessibility: RowAccessibility(identifier: "b", label: "Second row")),
    ]
}
