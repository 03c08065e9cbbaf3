import UIKit

class TappableCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
}

final class StationCell: TappableCell {
    func configure(_ station: Station) { accessibilityLabel = "Station" }
}

/// A model is no element, and neither are controllers.
struct StationModel {
    var accessibilityLabel: String { "Station model" }
}

final class StationCoordinator {
    func start() {
        let listViewController = StationListViewController()
        listViewController.accessibilityLabel = "Stations"
    }
}

class QuietButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = []
    }
}

final class QuietCell: UITableViewCell {
    let button = QuietButton()

    func configure() { button.accessibilityLabel = "Quiet" }
}
