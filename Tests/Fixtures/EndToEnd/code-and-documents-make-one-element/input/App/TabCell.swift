import UIKit

final class TabCell: UICollectionViewCell {
    @IBOutlet var title: UILabel!
    @IBOutlet var preview: UIImageView!
    @IBOutlet var removeButton: UIButton!

    func show(_ tab: Tab) {
        title.accessibilityLabel = Strings.open(title: tab.title, address: tab.address)
        preview.accessibilityLabel = NSLocalizedString("tab.preview", comment: "")
        removeButton.accessibilityLabel = NSLocalizedString("tab.close", comment: "")
    }
}

extension TabCell {
    func select() { accessibilityLabel = NSLocalizedString("tab.select", comment: "") }
}

extension String {
    func format(with values: CVarArg...) -> String { String(format: self, arguments: values) }
}

enum Strings {
    static func open(title: String, address: String) -> String {
        NSLocalizedString("tab.open", comment: "").format(with: title, address)
    }
}
