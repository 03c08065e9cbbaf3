import UIKit

private final class Token {}

final class Cell: UITableViewCell {
    func show(name: String?) {
        // The framework's own string, looked for among those of the app.
        star.accessibilityLabel = NSLocalizedString("Favorite", comment: "A button")
        star.accessibilityHint = NSLocalizedString("Adds the song to your favorites.", bundle: Bundle(for: Token.self), comment: "Hint of a button")
        more.accessibilityLabel = "More"
        // A string that only the app has.
        play.accessibilityLabel = NSLocalizedString("Play", comment: "A button")
        title.accessibilityLabel = String(describing: name)
    }
}
