import SwiftUI

/// Members that provide strings to other members, and views around controls.
struct DepartureRow: View {
    let departure: Departure
    let store: Store

    var body: some View {
        VStack {
            trackButton(with: departure)
                .disabled(store.isLocked)
            Text(departure.title)
                .accessibilityLabel(accessibilityText)
        }
        Picker("Order", selection: $store.order) {
            ForEach(store.orders) { order in
                Text(order.title).accessibilityLabel(L10n.remove(spokenTitle(of: order)))
            }
        }
        List {
            Text(departure.line)
                .accessibilityLabel("Line")
                .swipeActions {
                    Button { store.remove(departure) } label: { Image("trash") }
                        .accessibilityLabel("Delete")
                }
        }
    }

    private func trackButton(with departure: Departure) -> some View {
        Button { store.track(departure) } label: { Image("bell") }
            .accessibilityLabel("Track")
    }

    private var accessibilityText: String {
        DepartureAccessibility.label(identity: baseAccessibilityText, isLate: departure.isLate)
    }

    private var baseAccessibilityText: String {
        switch departure.style {
        case .past: "Departed"
        case .next: "Departs"
        }
    }

    private func spokenTitle(of order: Order) -> String {
        let title = order.title
        return title.isEmpty ? "No order" : title
    }
}

enum L10n {
    static func remove(_ p1: Any) -> String { tr("Remove %@", String(describing: p1)) }

    private static func tr(_ key: String, _ args: CVarArg...) -> String {
        String(format: NSLocalizedString(key, comment: ""), arguments: args)
    }
}

final class StatusCell: UITableViewCell {
    private var moreButtonAccessibilityLabel: String?
    private lazy var moreButton = UIButton()

    func update(_ title: String) {
        accessibilityLabel = title
        moreButtonAccessibilityLabel = "More for \(title)"
        moreButton.accessibilityLabel = moreButtonAccessibilityLabel
    }
}

struct StatusModifier: ViewModifier {
    @State private var accessibilityLabel: String = ""

    func body(content: Content) -> some View {
        content
            .accessibilityLabel(accessibilityLabel)
            .onAppear { accessibilityLabel = "Delivered" }
    }
}

/// A property that a closure makes is the same element in all functions.
final class PlayerBar: UIView {
    private lazy var titleLabel: UILabel = {
        let label = UILabel()
        label.accessibilityTraits = .header
        return label
    }()

    private let copyButton: UIButton = {
        let copyButton = UIButton()
        copyButton.accessibilityLabel = "Copy"
        return copyButton
    }()

    var state: State = .idle {
        didSet {
            titleLabel.accessibilityLabel = state.title
            copyButton.isEnabled = false
        }
    }

    /// An action belongs to the element that gets it, if it gets it.
    func setActions() {
        let rename = UIAccessibilityCustomAction(name: "Rename") { _ in true }
        let share = UIAccessibilityCustomAction(name: "Share") { _ in true }
        titleLabel.accessibilityCustomActions = canRename ? [rename] : nil
        copyButton.accessibilityCustomActions = [share]
    }

    /// The condition of an early exit.
    func update(_ item: Item?) {
        guard let text = item?.text else {
            copyButton.accessibilityHint = "Copies nothing."
            return
        }
        copyButton.accessibilityHint = text
    }
}

/// One `switch` inside another over the same value.
enum State {
    case idle, playing, paused

    var title: String {
        switch self {
        case .idle: "Nothing plays"
        default: "Player: \(detail)"
        }
    }

    private var detail: String {
        switch self {
        case .idle: "idle"
        case .playing: "playing"
        case .paused: "paused"
        }
    }
}

struct QueueCard: View {
    let queue: Queue

    var body: some View {
        VStack {
            Text(queue.title)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(queue.name ?? queue.title ?? "Queue")
        .accessibilityActions {
            if queue.isFull { Button("Clear") { queue.clear() } }
        }
        IconTile(title: "Add", isNew: queue.isNew)
    }
}

/// The string that a view takes is that of the button in it.
struct IconTile: View {
    let title: String
    let isNew: Bool

    var body: some View {
        Button { add() } label: { Image("add") }
            .accessibilityLabel(title)
            .accessibilityValue(count.text)
            .accessibilityHint(isNew ? "Adds a new one." : "Adds it.")
            .accessibilityAddTraits(isNew ? .isSelected : [])
    }
}
