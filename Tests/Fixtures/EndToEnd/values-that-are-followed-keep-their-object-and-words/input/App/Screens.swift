import UIKit

/// A function that sets up a view speaks at its calls, with what the calls pass.
final class FormView: UIView {
    private let closeButton = UIButton()
    private let typeButton = UIButton()
    private let pages = UIPageControl()
    private let log = UISwitch()
    @IBOutlet private weak var agree: UIButton!
    var isHybrid = false

    func setup() {
        Style.close(closeButton)
        setType(of: typeButton, hybrid: isHybrid)
        pages.accessibilityLabel = NSLocalizedString("form.pages", comment: "Label")
        log.accessibilityLabel = NSLocalizedString("form.log", comment: "Label")
        #if DEBUG
            log.isEnabled = false
            log.accessibilityLabel = "Write a log for developers"
        #endif
        agree.accessibilityLabel = NSLocalizedString("form.agree", comment: "Label")
    }

    private func setType(of button: UIButton, hybrid: Bool) {
        button.accessibilityLabel = NSLocalizedString("form.type", comment: "Label")
        button.accessibilityValue =
            hybrid ? NSLocalizedString("form.hybrid", comment: "Value") : NSLocalizedString("form.map", comment: "Value")
    }

    /// VoiceOver never reaches the page control.
    func style() {
        pages.accessibilityElementsHidden = true
    }

    /// Until then, the button is enabled.
    @IBAction func agreeTapped(_ sender: Any) {
        agree.isEnabled = false
    }
}

extension FormView {
    fileprivate enum Style {
        static func close(_ button: UIButton) {
            button.accessibilityLabel = NSLocalizedString("form.close", comment: "Label")
        }
    }
}

/// The same item has a label in one branch and a title in the other.
final class BoardController: UIViewController {
    enum Mode { case normal, edit }
    var mode = Mode.normal

    func setupNavigationBar() {
        switch mode {
        case .normal:
            navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "pencil"))
            navigationItem.rightBarButtonItem?.accessibilityLabel = NSLocalizedString("board.edit", comment: "Label")
        case .edit:
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: NSLocalizedString("board.done", comment: "Title"))
        }
    }
}

final class OptionCell: UITableViewCell {
    @IBOutlet weak var image: UIImageView!
}

/// Nothing makes the image an element. The cases of a `switch` keep their order.
final class OptionsController: UITableViewController {
    func fill(_ cell: OptionCell, at indexPath: IndexPath) {
        cell.image.accessibilityLabel = NSLocalizedString("options.image", comment: "Label")
        switch indexPath.row {
        case Row.always.rawValue: cell.accessibilityLabel = NSLocalizedString("options.always", comment: "Label")
        case Row.never.rawValue: cell.accessibilityLabel = NSLocalizedString("options.never", comment: "Label")
        default: cell.accessibilityLabel = NSLocalizedString("options.remove", comment: "Label")
        }
    }
}
