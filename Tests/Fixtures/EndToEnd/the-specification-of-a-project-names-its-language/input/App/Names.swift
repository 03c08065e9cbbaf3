import Foundation

// These aren't localized strings.
extension Notification.Name {
    static let saved = Notification.Name("saved")
    static let opened = Notification.Name("opened")
    static let closed = Notification.Name("closed")
    static let removed: Self = .init("removed")
}
