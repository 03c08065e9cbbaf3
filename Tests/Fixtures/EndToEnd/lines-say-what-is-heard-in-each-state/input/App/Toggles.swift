import UIKit

final class Toggles: UIViewController {
    private let play = UIButton()
    private let sound = UIButton()
    private var isPlaying = false

    func toggle() {
        if isPlaying {
            isPlaying = false
            play.accessibilityLabel = "Play"
        } else {
            isPlaying = true
            play.accessibilityLabel = "Pause"
        }
    }

    func reload(isOn: Bool, isMuted: Bool) {
        if isOn { update(isOn: isMuted) }
    }

    private func update(isOn: Bool) {
        if isOn {
            sound.accessibilityLabel = "Unmute"
        } else {
            sound.accessibilityLabel = "Mute"
        }
    }
}
