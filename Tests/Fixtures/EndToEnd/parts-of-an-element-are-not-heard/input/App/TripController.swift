import UIKit

final class TripController: UIViewController {
    @IBOutlet weak var dateView: UIView!
    @IBOutlet weak var dayLabel: UILabel!
    @IBOutlet weak var cityLabel: UILabel!

    override func viewDidLoad() {
        dateView.isAccessibilityElement = true
        dateView.accessibilityLabel = "Select a date"
    }

    func reset() {
        dayLabel.accessibilityLabel = "No day"
        cityLabel.accessibilityLabel = "No city"
    }
}
