import SwiftUI
import UIKit

struct Options: View {
    var body: some View {
        // What modifies the app's own view modifies the element in it.
        OptionRow(label: "Add Folder...") { add() }
            .disabled(true)
        OptionRow(label: "Rename...") { rename() }
            .disabled(isLocked)
        // The app's own styles of a switch usually draw a button.
        Toggle("Wrap", isOn: $wraps).toggleStyle(.icon).accessibilityHint("Wraps long lines.")
        Toggle("Sync", isOn: $syncs).toggleStyle(.switch).accessibilityHint("Syncs the list.")
        Toggle("Sort", isOn: $sorts).toggleStyle(IconToggleStyle()).accessibilityHint("Sorts the list.")
    }
}

struct OptionRow: View {
    let label: String
    let action: () -> Void

    var body: some View {
        Button(action: action) { Image("option") }
            .accessibilityLabel(label)
    }
}

final class OptionsController: UIViewController {
    // A plain view isn't a button, whatever its name is.
    @IBOutlet weak var buyButton: UIView!

    func update(_ cell: UITableViewCell) {
        buyButton.accessibilityLabel = "Buy"
        cell.accessibilityLabel = "Server"
        // The action exists only if the condition holds.
        cell.accessibilityCustomActions = canDisconnect && isOnline
            ? [UIAccessibilityCustomAction(name: "Disconnect") { _ in true }]
            : nil
        let actions = isNew ? nil : [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
        cell.accessibilityCustomActions = actions
    }
}

final class ChoiceCell: UICollectionViewCell {
    func update(_ name: String) {
        accessibilityTraits = isChosen ? [.button, .selected] : .button
        accessibilityLabel = name + (isChosen ? ", chosen" : "")
    }
}

final class ProgressRow: UIView {
    let bar = UIProgressView()

    func update() {
        // It isn't an element unless it's active.
        bar.isAccessibilityElement = isActive
        bar.accessibilityLabel = "Progress"
        if isActive {
            bar.accessibilityValue = "Active"
        } else {
            bar.accessibilityValue = "Inactive"
        }
    }
}

struct FolderName: View {
    var name: String { folder?.name ?? "Empty" }

    var body: some View {
        Image("folder").accessibilityLabel(name).accessibilityHint(name)
    }
}

/// A label may contain what it was before.
final class TaskCell: UITableViewCell {
    @IBOutlet weak var wrapper: UIView!

    func configure(_ task: Task) {
        if task.isDue {
            self.wrapper?.accessibilityLabel = "Due"
        } else {
            self.wrapper?.accessibilityLabel = "Completed"
        }
        if count > 0 {
            wrapper.accessibilityLabel = "\(wrapper.accessibilityLabel ?? ""), \(count) items"
        }
    }
}

final class PageController: UIViewController {
    let tableName: String
    @IBOutlet private weak var pageButton: UIButton!

    override func viewDidLoad() {
        // Each of the tables has another string.
        pageButton.accessibilityLabel = NSLocalizedString("pageTitle", tableName: tableName, comment: "")
    }
}
