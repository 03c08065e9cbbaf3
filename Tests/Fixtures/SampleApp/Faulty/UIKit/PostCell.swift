import UIKit

/// What a fan wrote.
final class PostCell: UITableViewCell {
    private let photoView = UIImageView()

    func show(_ post: Post) {
        photoView.accessibilityLabel = String(
            format: NSLocalizedString(
                "post.photo.image",
                comment: "Accessibility description of an image in a post; the photographer’s name."),
            post.photographer)
        accessibilityCustomActions = [
            // fault: hard-coded-string
            UIAccessibilityCustomAction(name: "Like, \(post.likes)") { _ in post.like() },
            action("reply") { post.reply() },
            action("share") { post.share() },
        ]
    }

    private func action(_ name: String, _ perform: @escaping () -> Bool) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(
            // No tool can collect a key that exists only while the app runs.
            // fault: key-not-literal
            name: NSLocalizedString("post.\(name).action", comment: "Accessibility custom action of a post.")
        ) { _ in perform() }
    }
}
