import SwiftUI
import UIKit

/// A class that sets its own value is spoken so wherever a screen names it.
final class KnobView: UIView {
    var level = 0 { didSet { accessibilityValue = "\(level) decibels" } }
}

final class MixerController: UIViewController {
    private let knob = KnobView()
    private let resetButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        // A controller's view isn't an element.
        view.accessibilityLabel = "Mixer"
        knob.isAccessibilityElement = true
        knob.accessibilityLabel = "Volume"
        resetButton.accessibilityLabel = "First"
        resetButton.accessibilityLabel = "Reset"
    }
}

/// The fallback comes first, because the value is spoken in all other cases.
struct NamedButton: View {
    let name: String?
    let title: String

    var body: some View { Button(title) {}.accessibilityLabel(name ?? title) }
}

/// Arguments that are only passed on make no element.
final class EntryRow: UIView {
    convenience init(title: String, accessibilityHint: String? = nil) {
        self.init(frame: .zero)
        update(with: title, accessibilityHint: accessibilityHint)
    }

    func update(with title: String, accessibilityHint: String? = nil) {
        isAccessibilityElement = true
        accessibilityTraits = .button
        self.accessibilityLabel = title
        self.accessibilityHint = accessibilityHint
    }
}

final class EntryCard: UIView {
    private let row = EntryRow(title: "Entry")

    func show(_ title: String, _ hint: String?) { row.update(with: title, accessibilityHint: hint) }
}

enum Look: String, CaseIterable {
    case day, night

    var name: String {
        switch self {
        case .day: "Day"
        case .night: "Night"
        }
    }
}

/// The elements of an enumeration's cases.
struct LooksView: View {
    var body: some View {
        ForEach(Look.allCases, id: \.self) { look in
            Button(action: choose) { Text("Abc") }.accessibilityLabel(look.name)
        }
    }
}
