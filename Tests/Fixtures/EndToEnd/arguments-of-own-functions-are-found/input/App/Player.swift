import SwiftUI

struct Player: View {
    @State private var isOn = false

    var body: some View {
        actionButton("star", accessibilityLabel: isOn ? "Unfavourite" : "Favourite") {}
        control(systemName: "backward", label: "Back 10 Seconds")
        counted(title: "posts.count", count: 3)
        announce("Song saved")
        Other().control(systemName: "other", label: "Not spoken")
    }

    private func actionButton(
        _ name: String, accessibilityLabel: String, action: @escaping () -> Void
    ) -> some View {
        Button(action: action) { Image(systemName: name) }.accessibilityLabel(accessibilityLabel)
    }

    private func control(systemName: String, label: String, size: CGFloat = 12) -> some View {
        Image(systemName: systemName).accessibilityLabel(label)
    }

    private func counted(title: LocalizedStringKey, count: Int) -> some View {
        VStack { Text("\(count)") }.accessibilityElement(children: .ignore).accessibilityLabel(title)
    }
}

/// Other receivers have methods of the same name, and a key isn't spoken as it is.
final class Cell: UITableViewCell {
    let tracker = Tracker()

    func add(_ title: String) { accessibilityLabel = title }

    func look(up key: String) { accessibilityHint = NSLocalizedString(key, comment: "") }

    func setUp() {
        add("Spoken")
        tracker.add("Not spoken")
        Tracker.add("Not spoken")
        look(up: "posts.count")
    }
}

final class Tracker {
    func add(_ event: String) {}
    static func add(_ event: String) {}
    func track() { add("Not spoken") }
}

func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
}

/// The symbols of a generator name the table, and then the key.
struct Dates: View {
    var body: some View {
        Image("x").accessibilityLabel(String(localized: .customFields(.dateClear)))
    }
}
