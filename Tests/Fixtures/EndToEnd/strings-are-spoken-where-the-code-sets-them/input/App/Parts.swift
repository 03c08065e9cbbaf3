import Charts
import SwiftUI
import UIKit

final class NoteCell: UITableViewCell {
    let editButton = UIButton()

    var editButtonAccessibilityLabel: String? {
        didSet { editButton.accessibilityLabel = editButtonAccessibilityLabel }
    }
}

final class Notes: UIViewController {
    /// The property of a cell is named after its button.
    func fill(_ cell: NoteCell) {
        cell.editButtonAccessibilityLabel = "Edit note"
    }

    /// A function that completes its argument.
    func showHelp() {
        navigationItem.rightBarButtonItem = with(UIBarButtonItem(systemItem: .action)) {
            $0.accessibilityLabel = "Help"
        }
        toolbarItems = [with(UIBarButtonItem(systemItem: .add)) { $0.accessibilityLabel = "Add note" }]
    }
}

/// The system composes what is spoken about a mark.
struct Usage: View {
    let days: [Day]

    var body: some View {
        Chart(days) { day in
            BarMark(x: .value("Day", day.date), y: .value("Minutes", day.minutes))
        }
        .accessibilityLabel("Usage")
    }
}

/// The whole label has another value later, not each of its parts.
final class Chapter: UIView {
    var label: String

    init(_ name: String, isLong: Bool) {
        label = "Chapter \(name)" + ", " + (isLong ? "long" : "short")
        super.init(frame: .zero)
    }

    func play(_ current: Song) {
        label = current.summary
        accessibilityLabel = label
    }
}
