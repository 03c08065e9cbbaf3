import UIKit

@main final class Delegate: UIResponder, UIApplicationDelegate {
    let lamps = LampView()
    let board = Board()
    lazy var steps = [lamps.setUp, board.setUp]
    lazy var lock = lamps.lock
}

final class LampView: UIView {
    let lamp = UIButton()
    let fan = UIButton()
    let heater = UIButton()
    let isLocked = false
    let isBusy = false

    func setUp() {
        lamp.accessibilityLabel = "Lamp"
        fan.accessibilityLabel = "Fan"
        heater.accessibilityLabel = "Heater"
    }

    @objc func tapLamp() { lamp.isSelected = !lamp.isSelected }
    @objc func tapFan() { fan.isSelected.toggle() }
    @objc func tapHeater() { heater.isEnabled = !heater.isEnabled }

    func lock(_ button: UIButton) {
        button.accessibilityLabel = "Answer"
        button.accessibilityHint = isLocked ? "The thread is locked." : "Writes an answer."
        button.isEnabled = !(isBusy || isLocked)
    }
}

#if os(macOS)
class Board: NSView { func setUp() { setAccessibilityLabel("Mac board") } }
#else
class Board: UIView {
    func setUp() {
        isAccessibilityElement = true
        accessibilityLabel = ProcessInfo.processInfo.isMacCatalystApp ? "Mac board" : "Board"
    }
}
#endif
