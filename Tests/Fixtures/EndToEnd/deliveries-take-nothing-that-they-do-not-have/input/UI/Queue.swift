import UIKit

func describe(queue: UIView) {
    queue.accessibilityLabel = NSLocalizedString("Close the queue", comment: "Label of the button below the queue")
}
