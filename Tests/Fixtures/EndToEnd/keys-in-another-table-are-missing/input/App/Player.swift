import UIKit

func setUp(_ view: UIView) {
    view.accessibilityLabel = NSLocalizedString("player.play", comment: "")
    view.accessibilityLabel = NSLocalizedString("player.play", tableName: "Player", comment: "")
    view.accessibilityHint = NSLocalizedString("open.hint", comment: "Ends with a period in code") + "."
    view.accessibilityHint = NSLocalizedString("play.hint", comment: "")
    view.accessibilityLabel = NSLocalizedString("wifi.label", comment: "") + ", selected"
}
