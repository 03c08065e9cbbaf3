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

/// Where the hint is nil, the first hint isn't spoken.
final class ConsentController: UIViewController {
    private let sendButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.accessibilityLabel = "Send"
        sendButton.accessibilityHint = "Agree to the terms first"
    }

    func agree(_ agrees: Bool) {
        sendButton.isEnabled = agrees
        sendButton.accessibilityHint = agrees ? nil : "Agree to the terms"
    }
}
