import UIKit

final class StartController: UIViewController {
    @IBOutlet var headingLabel: UILabel!
    @IBOutlet var nameField: UITextField!
    @IBOutlet var startButton: KeyButton!
    @IBOutlet var helpButton: LargeButton!
    @IBOutlet var plainButton: KeyButton!
    @IBOutlet var shareButton: KeyButton!

    @IBOutlet var summaryView: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        headingLabel.accessibilityTraits = .header
        nameField.accessibilityHint = "name.hint".translated
        startButton.accessibilityHint = "start.hint".translated
        helpButton.accessibilityHint = "help.hint".translated
        plainButton.accessibilityHint = "start.hint".translated
        if isNew { shareButton.titleKey = "share.new" }
        shareButton.accessibilityHint = "start.hint".translated
        summaryView.isAccessibilityElement = true
        summaryView.accessibilityLabel = "\(headingLabel.text ?? ""). \("name.hint".translated)"
    }
}
