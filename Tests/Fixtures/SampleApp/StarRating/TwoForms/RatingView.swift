import UIKit

/// Draws stars.
final class RatingView: UIView {
    var rating = 0

    /// Two forms and the number in front.
    override var accessibilityLabel: String? {
        get {
            let word =
                rating == 1
                ? NSLocalizedString(
                    "rating.singular.label", comment: "Accessibility label of the rating when there is one star.")
                : NSLocalizedString(
                    "rating.plural.label", comment: "Accessibility label of the rating when there are several stars.")
            return String(format: "%d %@", rating, word)
        }
        set {}
    }
}
