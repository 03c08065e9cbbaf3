import UIKit

/// The app's own tests that hold only on a Mac.
extension ProcessInfo {
    static var onMac: Bool { processInfo.isiOSAppOnMac || isCatalyst }

    static var isCatalyst: Bool {
        guard #available(iOS 13, *) else { return false }
        return ProcessInfo.processInfo.isMacCatalystApp && !processInfo.isiOSAppOnMac
    }
}

final class MacController: UIViewController {
    let open = UIButton()
    let save = UIButton()

    func setUp(isNew: Bool) {
        if ProcessInfo.onMac {
            open.accessibilityLabel = "Click to open"
        } else {
            open.accessibilityLabel = "Open"
        }
        if isNew, !ProcessInfo.isCatalyst { save.accessibilityLabel = "Save" }
    }
}
