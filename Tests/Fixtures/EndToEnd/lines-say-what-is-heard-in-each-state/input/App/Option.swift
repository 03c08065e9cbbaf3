import UIKit

final class Option: UIView {
    var accessibilityText = "" {
        didSet { update() }
    }
    private let radio = Radio()

    private func update() {
        accessibilityLabel = accessibilityText + ". " + (radio.isOn ? "Chosen" : "Not chosen")
    }
}

final class Counter: UIView {
    private var seconds = 0
    private var isSetUp = false

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
    }

    func show(_ newSeconds: Int) {
        guard seconds != newSeconds else { return }
        seconds = newSeconds
        accessibilityValue = "\(newSeconds) seconds left"
    }

    func setUp() {
        if !isSetUp {
            isSetUp = true
            accessibilityHint = "Counts the seconds"
        }
    }
}
