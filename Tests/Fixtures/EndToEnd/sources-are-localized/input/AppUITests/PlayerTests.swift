import XCTest

final class PlayerTests: XCTestCase {
    func testNext() {
        let app = XCUIApplication()
        app.buttons["Next"].tap()
    }
}
