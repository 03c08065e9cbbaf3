import UIKit
import XCTest

final class PlayerTests: XCTestCase {
    func testLabel() {
        let button = UIButton()
        button.accessibilityLabel = "Tested button"
        button.accessibilityHint = NSLocalizedString("tested.hint", comment: "")
        XCTAssertEqual(button.accessibilityLabel, "Tested button")
    }
}
