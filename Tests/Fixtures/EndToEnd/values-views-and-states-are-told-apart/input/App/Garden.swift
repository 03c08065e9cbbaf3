import UIKit

final class GardenController: UIViewController {
    let modes = UISegmentedControl()
    let pin = UIButton()
    let note = UITextView()
    var isPinned = false
    var isLocked = false
    var day: Int?
    lazy var dateButton: UIButton = {
        let button = UIButton()
        button.accessibilityLabel = NSLocalizedString("pick", comment: "")
        return button
    }()

    func setUp(_ window: UIWindow) {
        // A segment speaks the label of its image. The image isn't an element.
        let image = UIImage(systemName: "map")
        image?.accessibilityLabel = NSLocalizedString("tab.map", comment: "")
        modes.setImage(image, forSegmentAt: 0)
        window.accessibilityLabel = "Garden window"
        note.accessibilityLabel = NSLocalizedString("note", comment: "")
    }

    func update() {
        pin.accessibilityLabel = NSLocalizedString("pin", comment: "")
        pin.isSelected = isPinned
        pin.isEnabled = !isLocked
    }

    @objc func pickDay() {
        if day == nil {
            let text = row(1)
            day = 1
            dateButton.accessibilityValue = text
        }
    }

    func didSelect(_ row: Int) {
        day = row
        dateButton.accessibilityValue = self.row(row)
    }

    func row(_ number: Int) -> String { "\(number)" }

    func swipe(isShared: Bool) -> UIContextualAction {
        UIContextualAction(style: .normal, title: Removal.kind(for: isShared).title) { _, _, done in done(true) }
    }
}

func flag(of code: String) -> UIImage? {
    let image = UIImage(named: code)
    image?.accessibilityLabel = NSLocalizedString("flag", comment: "")
    return image
}

enum Removal {
    case remove
    case delete

    static func kind(for isShared: Bool) -> Removal { isShared ? .remove : .delete }

    var title: String {
        switch self {
        case .remove: NSLocalizedString("remove", comment: "")
        case .delete: NSLocalizedString("delete", comment: "")
        }
    }
}

final class FruitView: UIView {
    var isRipe = false {
        didSet {
            guard oldValue != isRipe else { return }
            accessibilityLabel =
                isRipe ? NSLocalizedString("ripe", comment: "") : NSLocalizedString("raw", comment: "")
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }
}

final class PriceView: UIView {
    private var shown = ""
    private var isMasked = true

    func show(_ price: String) {
        isAccessibilityElement = true
        guard shown != price || isMasked else { return }
        isMasked = false
        accessibilityValue = price
        shown = price
    }
}

final class RecipesController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
        cell.textLabel?.text = NSLocalizedString("recipe", comment: "")
        cell.accessibilityHint = NSLocalizedString("recipe.hint", comment: "")
        return cell
    }
}

/// The text of a model isn't that of a button.
final class Summary {
    let changeButtonAccessibilityLabel: String

    init(changeButtonAccessibilityLabel: String) {
        self.changeButtonAccessibilityLabel = changeButtonAccessibilityLabel
    }
}

final class ShopController: UIViewController {
    let basket = UIButton()

    func setUp() { basket.accessibilityLabel = Texts.basket }
}
