import UIKit

func prepare(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("stop.label", tableName: "Player", comment: "")
}
