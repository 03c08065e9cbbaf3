import SwiftUI
import UIKit

enum Texts {
    enum Menu {
        static let filter = NSLocalizedString("Filter", comment: "A menu.")
        static let count = NSLocalizedString("Filter, %d", comment: "A menu with the number of filters.")
    }
}

/// A constant with the name of a method, and one that is a format.
struct FilterButton: View {
    let count: Int

    var body: some View {
        Button(action: show) { Image("filter") }
            .accessibilityLabel(count > 0 ? String(format: Texts.Menu.count, count) : Texts.Menu.filter)
    }
}

/// A control with a label in the label of another control.
struct NestedControls: View {
    var body: some View {
        Menu {
            content
        } label: {
            Button(action: {}) { Image("more") }.accessibilityLabel("More")
        }
        Button(action: open) {
            HStack {
                Text(name)
                Button(action: inform) { Image("info") }.accessibilityLabel("Details")
            }
        }
        PhotosPicker(selection: $item) { Text("Select") }.accessibilityLabel("Change the picture")
    }
}

/// A hint and a state that exclude each other.
struct DetailsButton: View {
    let isOn: Bool

    var body: some View {
        Button(action: open) { Text("Details") }
            .help(isOn ? "Shows the details." : "")
            .disabled(!isOn)
    }
}

final class TabsController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.items?[0].accessibilityLabel = "Habits"
    }
}

/// A controller isn't announced, and its view says what it shows.
final class FailureController: UIViewController {
    func show() {
        let failure = UIHostingController(rootView: FailureView("No connection", text: "Try again."))
        UIAccessibility.post(notification: .layoutChanged, argument: failure)
    }
}

/// A label that is made of the one before it, by the same function.
final class TaskCell: UITableViewCell {
    @IBOutlet private weak var cardButton: UIButton!

    func show(_ task: Task) {
        cardButton.accessibilityLabel = task.text
        if let notes = task.notes {
            cardButton.accessibilityLabel = "\(cardButton.accessibilityLabel ?? ""), \(notes)"
        }
    }
}

/// A generated function whose file isn't in the project, for a string with a named value.
final class SortController: UIViewController {
    @IBOutlet private weak var sortButton: UIButton!

    func show(_ order: String) {
        sortButton.accessibilityLabel = AppStrings.sortedBy(order: order)
    }
}

/// A string made of several arguments is whole at each call.
struct Chip: View {
    let name: String
    let count: Int

    var body: some View { Text(name).accessibilityLabel("\(name), \(count) songs") }
}

final class Toast: UIView {
    convenience init(title: String, subtitle: String) {
        self.init(frame: .zero)
        accessibilityLabel = "\(title), \(subtitle)"
    }
}

struct Star: View {
    let name: String
    let isFull: Bool

    var body: some View { Image("star").accessibilityLabel(isFull ? "\(name), full" : "\(name), empty") }
}

struct Chips: View {
    var body: some View {
        Chip(name: "Rock", count: rock)
        Chip(name: "Jazz", count: jazz)
        Star(name: "First", isFull: true)
    }

    func warn(_ problem: Problem) {
        show(Toast(title: problem.title ?? "", subtitle: "Try again"))
    }
}

/// The type of another class's outlet.
final class OptionSwitch: UISwitch {}

final class OptionCell: UITableViewCell {
    @IBOutlet weak var control: OptionSwitch!
}

final class OptionsController: UITableViewController {
    func cell(_ option: Option) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "option") as? OptionCell else {
            return UITableViewCell()
        }
        cell.control.accessibilityLabel = option.title
        return cell
    }
}

/// A class that stores what an initializer gets, and replaces the traits that its name suggests.
final class AddressButton: UIControl {
    private let text: String

    init(title: String) {
        text = title
        super.init(frame: .zero)
        accessibilityTraits = .link
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) { nil }
}

final class AddressController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(AddressButton(title: "Our address"))
    }
}
