import UIKit

/// What a fan wrote. Its buttons are custom actions, so that a list of posts is one step a post.
final class PostCell: UITableViewCell {
    private let photoView = UIImageView()

    func show(_ post: Post) {
        photoView.accessibilityLabel = String(
            format: NSLocalizedString(
                "post.photo.image",
                comment: "Accessibility description of an image in a post; the photographer’s name."),
            post.photographer)

        let like = String(
            format: NSLocalizedString(
                "post.like.action",
                comment: "Accessibility custom action that likes a post, and how many people like it, such as 12."),
            post.likes.formatted())
        accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: like) { _ in post.like() },
            UIAccessibilityCustomAction(
                name: NSLocalizedString(
                    "post.reply.action", comment: "Accessibility custom action that answers a post.")
            ) { _ in post.reply() },
            UIAccessibilityCustomAction(
                name: NSLocalizedString(
                    "post.share.action", comment: "Accessibility custom action that shares a post.")
            ) { _ in post.share() },
        ]
    }
}
