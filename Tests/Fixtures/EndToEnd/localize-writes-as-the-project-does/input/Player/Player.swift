import UIKit

final class PlayerView: UIView {
    func setUp() {
        playButton.accessibilityLabel = "player_play_label".localizedText
        stopButton.accessibilityLabel = "player_stop_label".localizedText
        nextButton.accessibilityLabel = "player_next_label".localizedText
        closeButton.accessibilityLabel = "Close"
        closeButton.accessibilityHint = "Closes the player."
    }
}
