import SwiftUI

enum Side: CaseIterable {
    case entry, exit

    var title: String {
        switch self {
        case .entry: NSLocalizedString("Entry", comment: "")
        case .exit: NSLocalizedString("Exit", comment: "")
        }
    }
}

struct Hop { let side: Side }

enum Phase { case idle, failed(Side) }

struct Hops: View {
    let hops: [Hop]
    let phase: Phase

    var body: some View {
        ForEach(Array(hops.enumerated()), id: \.offset) { index, hop in
            Button {} label: { Image("hop") }.accessibilityLabel(hop.side.title)
        }
        ForEach(Array(hops.enumerated()), id: \.offset) { item in
            Button {} label: { Image("hop") }.accessibilityLabel(item.element.side.title)
        }
        ForEach(hops.indices, id: \.self) { index in
            Button {} label: { Image("hop") }.accessibilityLabel(hops[index].side.title)
        }
        if case .failed(let side) = phase {
            Image("failed").accessibilityLabel(side.title)
        }
    }
}

struct Item { let title: String; let isDone: Bool }

enum Voice {
    static func text(for item: Item) -> String { item.isDone ? "\(item.title), done" : "\(item.title), open" }
}

/// The state gets its first value in the initializer.
struct LiveLabel: ViewModifier {
    let item: Item
    @State private var label: String

    init(item: Item) {
        self.item = item
        self._label = State(initialValue: Voice.text(for: item))
    }

    func body(content: Content) -> some View { content.accessibilityLabel(label) }
}

extension View {
    func liveLabel(for item: Item) -> some View { modifier(LiveLabel(item: item)) }

    @ViewBuilder func shown(if test: Bool) -> some View { if test { self } else { EmptyView() } }
}

struct ItemRow: View {
    let item: Item
    let isConnected: Bool

    var body: some View {
        HStack { Text(item.title) }.accessibilityElement(children: .ignore).liveLabel(for: item)
        Image("chevron").accessibilityLabel("Details").shown(if: isConnected)
        Slider(value: .constant(1), in: 0...3).accessibilityValue("One")
    }
}
