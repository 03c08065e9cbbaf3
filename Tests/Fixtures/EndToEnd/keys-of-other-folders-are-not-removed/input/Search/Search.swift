import UIKit

final class SearchController: UIViewController {
    @IBOutlet private weak var searchButton: UIButton!

    func configure() {
        searchButton.accessibilityLabel = NSLocalizedString("search.label", comment: "A button.")
    }
}
