import Quick
import UIKit

final class RecordSpec: QuickSpec {
    override func spec() {
        let button = UIButton()
        button.accessibilityLabel = "Specified button"
    }
}
