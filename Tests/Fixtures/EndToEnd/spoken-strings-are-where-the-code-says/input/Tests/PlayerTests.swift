import XCTest

final class PlayerTests: XCTestCase {
    func testPlaying() {
        find(viewWithAccessibilityLabel: "Play").tap()
    }
}
