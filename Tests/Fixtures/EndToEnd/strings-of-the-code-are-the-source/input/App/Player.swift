import UIKit

final class Player: UIView {
    func prepare(_ copy: UIButton, _ play: UIButton, _ stop: UIButton) {
        copy.accessibilityLabel = String(format: NSLocalizedString("Copy %@", comment: "Label: name of a song"), name)
        copy.accessibilityHint = NSLocalizedString("copy.hint", value: "Tap to copy the song", comment: "Hint")
        play.accessibilityLabel = NSLocalizedString("Play", comment: "Label")
        stop.accessibilityLabel = NSLocalizedString("Stop", comment: "Label")
        stop.accessibilityHint = NSLocalizedString("stop.hint", comment: "Hint")
    }
}

/// Strings of another table with the same name.
func prepareKit(_ skip: UIButton) {
    skip.accessibilityLabel = NSLocalizedString("Skip", comment: "Label")
}
