import UIKit

enum Icons {
    static func speak(_ play: UIView, _ pause: UIView) {
        play.accessibilityLabel = NSLocalizedString("icon.play", comment: "On a button")
        pause.accessibilityLabel = L10n.iconPause
        pause.accessibilityHint = NSLocalizedString("icon.missing", comment: "On a button")
    }
}
