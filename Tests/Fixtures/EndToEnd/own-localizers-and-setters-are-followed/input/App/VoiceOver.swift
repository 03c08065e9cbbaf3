import UIKit

/// What it says is spoken at the calls in all files.
enum VoiceOver {
    static func say(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
