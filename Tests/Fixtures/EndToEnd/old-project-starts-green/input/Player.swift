import UIKit

final class Player: UIView {
    let playButton = UIButton()

    func prepare() {
        playButton.accessibilityLabel = NSLocalizedString("play.label", comment: "Label of the play button")
        playButton.accessibilityHint = NSLocalizedString("play.hint", comment: "")
        accessibilityLabel = "Player"
    }
}
