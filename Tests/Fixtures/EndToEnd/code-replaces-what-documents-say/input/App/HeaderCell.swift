import UIKit

/// The outlet is set once, when the document is loaded.
final class HeaderCell: UITableViewCell {
    @IBOutlet var folderButton: UIButton! {
        didSet { folderButton.accessibilityLabel = NSLocalizedString("Folder", comment: "") }
    }
}
