import UIKit
import UserNotifications

/// A part of a field's label, which isn't a view.
final class FieldPart: NSObject {
    init(title: String, accessibilityLabel: String? = nil) {
        super.init()
        self.accessibilityLabel = accessibilityLabel
    }
}

final class FieldsController: UIViewController {
    private var parts: [FieldPart] = []

    override func viewDidLoad() {
        parts = [FieldPart(title: "a", accessibilityLabel: "Required")]
    }

    func attachment(at url: URL) throws -> UNNotificationAttachment {
        let attachment = try UNNotificationAttachment(identifier: "map", url: url)
        attachment.accessibilityLabel = "Map of the street"
        return attachment
    }
}
