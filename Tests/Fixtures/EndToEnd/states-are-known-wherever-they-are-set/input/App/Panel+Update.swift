import UIKit

extension Panel {
    func update(isDone: Bool) {
        accessibilityLabel = "Walk"
        accessibilityValue = isDone ? "Completed" : "Incomplete"
        closeButton.accessibilityLabel = "Not heard"
    }
}

extension Desk {
    func update() {
        closeButton.accessibilityLabel = "Close"
        playButton.accessibilityLabel = "Play"
        volume.accessibilityLabel = "Volume"
    }
}
