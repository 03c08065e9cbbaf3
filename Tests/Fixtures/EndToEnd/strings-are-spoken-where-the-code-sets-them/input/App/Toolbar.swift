import AppKit

final class Toolbar: NSViewController {
    let shareButton = NSButton()

    override func viewDidLoad() {
        shareButton.image = NSImage(systemSymbolName: "square.and.arrow.up", accessibilityDescription: "Share")
    }
}
