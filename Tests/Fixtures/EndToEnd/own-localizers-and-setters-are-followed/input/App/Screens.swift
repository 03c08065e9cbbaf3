import UIKit

final class LinksController: UIViewController {
    var link = ""
    var count = 0
    var isNew = false
    private let card = UILabel()
    private let steps = UILabel()
    private let faq = TitledButton(title: NSLocalizedString("faq", comment: ""))
    private let about = TitledButton(title: NSLocalizedString("about", comment: ""))

    override func viewDidLoad() {
        super.viewDidLoad()
        show([LinkControl(title: link), LinkControl(title: localize(.terms))])
        card.accessibilityLabel = localize(.card(value: localize(.checked), content: link))
        card.accessibilityValue = isNew ? localize(.newVisits(old: 7, new: count)) : localize(.days(count))
        card.accessibilityHint = localize(.untold(1))
        steps.accessibilityLabel = localize(.step(index: 1, count: 3))
        faq.accessibilityHint = NSLocalizedString("faq.hint", comment: "")
        about.accessibilityLabel = NSLocalizedString("about.label", comment: "")
    }
}

/// Another function sets the text before.
final class IntroController: UIViewController {
    let heading = UILabel()
    let detail = UILabel()
    let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = NSLocalizedString("intro.heading", comment: "")
        detail.text = NSLocalizedString("intro.detail", comment: "")
        describe()
    }

    private func describe() {
        box.isAccessibilityElement = true
        box.accessibilityLabel = (heading.text ?? "") + ". " + (detail.text ?? "")
    }
}

/// Other code may change the text of a cell's label.
final class IntroCell: UITableViewCell {
    let heading = UILabel()

    override func awakeFromNib() {
        super.awakeFromNib()
        heading.text = NSLocalizedString("intro.heading", comment: "")
    }

    func describe() {
        accessibilityLabel = heading.text
    }
}
