import XCTest

final class BadgesUITests: XCTestCase {
    func testFavorite() {
        XCTAssertEqual(XCUIApplication().images["star"].value as? String, "Favorited")
    }
}
