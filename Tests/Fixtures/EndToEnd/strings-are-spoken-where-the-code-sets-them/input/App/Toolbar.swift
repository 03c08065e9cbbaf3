import AppKit

final class Toolbar: NSViewController {
    let shareButton = NSButton()

    override func viewDidLoad() {
        shareButton.image = NSImage(systemSymbolName: "square.and.arrow.up", accessibilityDescription: "Share")
    }
}

/// Images that several views may show aren't elements.
enum Images {
    static let star = NSImage(systemSymbolName: "star", accessibilityDescription: "Star")!
}
