import SwiftUI
import UIKit

struct Cover: View {
    private let minutes: [Int] = [15, 20]
    private let hours = [1, 2]

    var body: some View {
        Image("c").accessibilityLabel("Cover image").accessibilityHint("Tap to enlarge the cover.")
        ForEach(minutes, id: \.self) { minute in Image("m").accessibilityLabel("\(minute) minutes") }
        ForEach(hours, id: \.self) { hour in Image("h").accessibilityLabel("\(hour) hours") }
    }
}

enum Direction {
    case north
    var short: String { switch self { case .north: NSLocalizedString("north.abb", comment: "Short form, only visible") } }
    var full: String { switch self { case .north: NSLocalizedString("north", comment: "Label") } }
}

struct Caption {
    let text: String
    let accessibilityText: String?

    init(text: String, accessibilityText: String?) {
        self.text = text
        self.accessibilityText = accessibilityText ?? text
    }
}

struct Compass {
    func caption(of direction: Direction) -> Caption {
        Caption(text: direction.short, accessibilityText: direction.full)
    }
}

/// The function takes only strings, so it can't choose a plural form.
func Look(_ key: String, _ values: String...) -> String {
    String(format: NSLocalizedString(key, comment: ""), arguments: values)
}

final class QueueView: UIView {
    func update(left: Int, event: Event) {
        accessibilityLabel = left > 1 ? Look("queue.left", "\(left)") : Look("queue.one")
        accessibilityValue = event.description
        accessibilityHint = Look("queue.hint")
    }
}

/// The description is also printed and logged.
enum Event: CustomStringConvertible {
    case stall
    var description: String { switch self { case .stall: "Stall of the player" } }
}

/// Only the file itself uses the constant; another type's member has the same name.
struct PriceChart: View {
    private enum Key { static let date = "Date of the price" }
    let items: [Item]
    var body: some View {
        Image("p").accessibilityLabel(Key.date)
        Text("\(items.filter { $0.date == selected?.date }.count)")
    }
}
