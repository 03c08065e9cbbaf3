import UIKit

extension Panel {
    func update(isDone: Bool) {
        accessibilityLabel = "Walk"
        accessibilityValue = isDone ? "Completed" : "Incomplete"
        closeButton.accessibilityLabel = "Close"
        playButton.accessibilityLabel = "Play"
        volume.accessibilityLabel = "Volume"
    }
}
