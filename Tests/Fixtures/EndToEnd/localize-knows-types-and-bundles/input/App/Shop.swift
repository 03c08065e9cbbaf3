import Player
import UIKit

final class ShopController: UIViewController {
    private let payButton = UIButton()

    func configure() {
        payButton.accessibilityLabel = "Pay"
    }
}
