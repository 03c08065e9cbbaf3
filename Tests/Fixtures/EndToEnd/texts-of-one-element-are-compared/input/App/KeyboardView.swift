import SwiftUI
import UIKit

final class KeyboardView: UIView {
    let escapeKey = UIButton()
    let endKey = UIButton()
    let sendKey = UIButton()

    func prepare(isFull: Bool) {
        escapeKey.accessibilityLabel = NSLocalizedString("key.escape", comment: "Label of a key")
        endKey.accessibilityLabel = NSLocalizedString("key.end", comment: "Label of a key")
        endKey.accessibilityValue = NSLocalizedString("key.end.value", comment: "Value of the key")
        sendKey.setTitle(NSLocalizedString("send.title", comment: "Title of a button"), for: .normal)
        sendKey.accessibilityLabel = NSLocalizedString("send.label", comment: "Label of a button")
    }
}
