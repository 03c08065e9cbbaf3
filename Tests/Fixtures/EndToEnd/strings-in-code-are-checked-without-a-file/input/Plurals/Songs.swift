import UIKit

final class SongsController: UIViewController {
    @IBOutlet private weak var pauseButton: UIButton!

    func configure() {
        pauseButton.accessibilityLabel = NSLocalizedString("Pause", tableName: "Songs", comment: "A button.")
    }
}
