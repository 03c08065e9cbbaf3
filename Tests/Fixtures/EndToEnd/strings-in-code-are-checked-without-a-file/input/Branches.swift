import SwiftUI
import UIKit

/// The other branch is a string, so the text isn't a key.
struct BookView: View {
    let title: String
    let isSpoken: Bool

    var body: some View {
        Image("book").accessibilityLabel(isSpoken ? "\(title). Audiobook." : title)
    }
}

enum TimeUnit: String { case year, month }

/// The value is a part of the key, and isn't spoken.
final class LoanController: UIViewController {
    @IBOutlet private weak var timeLabel: UILabel!

    func configure() {
        timeLabel.accessibilityLabel = String.localizedStringWithFormat(suffix(.year), 3)
    }

    private func suffix(_ unit: TimeUnit) -> String {
        NSLocalizedString("\(unit.rawValue)_suffix", comment: "A unit of time.")
    }

    func announce(_ count: Int) {
        UIAccessibility.post(
            notification: .announcement, argument: "Loaded \(count) song\(count == 1 ? "" : "s")")
    }
}

/// A part of a sentence gets no fix, because it can't be translated alone.
func describe(_ button: UIButton, _ name: String, _ isSelected: Bool) {
    button.accessibilityLabel = name + (isSelected ? ", selected" : "")
}
