import SwiftUI

struct BigButton: View {
    private let text: String
    private let action: () -> Void

    init(_ title: String, action: @escaping () -> Void) {
        self.text = title
        self.action = action
    }

    var body: some View {
        Button(action: action) { Image("dot") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(text)
    }
}

struct Heading: View {
    let title: String
    let customLabel: String?

    init(title: String, customLabel: String? = nil) {
        self.title = title
        self.customLabel = customLabel
    }

    var body: some View {
        Text(title)
            .accessibilityAddTraits(.isHeader)
            .accessibilityLabel(customLabel ?? title)
    }
}

struct Meter: View {
    let name: String
    let level: String

    var body: some View {
        Image("meter")
            .accessibilityLabel(name)
            .accessibilityValue(level)
    }
}

/// One of the calls passes a closure's result, so the view itself is shown, too.
struct Badge: View {
    let name: String

    var body: some View { Image("badge").accessibilityLabel(name) }
}

struct MoreButton: View {
    let hint: String

    var body: some View {
        Button("Show more") {}.accessibilityHint(hint)
    }
}

/// Two elements, each with an argument of its own.
struct Header: View {
    let title: String
    let text: String

    var body: some View {
        VStack {
            Text(title).accessibilityAddTraits(.isHeader).accessibilityLabel(title)
            Text(text).accessibilityLabel(text)
        }
    }
}

/// The calls speak the title only, so the button is still shown here.
struct SongRow: View {
    let title: String

    var body: some View {
        HStack {
            Image("song").accessibilityLabel(title)
            Button(action: delete) { Image("trash") }
                .accessibilityLabel("Delete \(title)")
                .accessibilityHint("Removes it")
        }
    }
}

struct CircleIcon: View {
    let name: String

    var body: some View { Image("circle").accessibilityLabel(name) }
}

/// The property's name is that of an attribute, but the view decides what is spoken.
struct DateCell: View {
    let label: Text
    let customAccessibilityLabel: Text?
    let isLate: Bool

    init(label: Text, customAccessibilityLabel: Text? = nil, isLate: Bool) {
        self.label = label
        self.customAccessibilityLabel = customAccessibilityLabel
        self.isLate = isLate
    }

    var body: some View { picker() }

    private func picker() -> some View {
        DatePicker(selection: date) { EmptyView() }
            .accessibilityLabel(customAccessibilityLabel ?? label)
            .accessibilityValue(isLate ? "Too late" : "")
    }
}

/// Not a view.
struct Entry {
    let accessibilityLabel: String
}
