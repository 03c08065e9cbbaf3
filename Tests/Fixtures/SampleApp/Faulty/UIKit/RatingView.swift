import UIKit

/// Draws one to five stars.
final class RatingView: UIView {
    var rating = 0 {
        didSet { setNeedsDisplay() }
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    /// Two forms and the number in front: right in English, wrong in Russian, Arabic and Japanese.
    override var accessibilityLabel: String? {
        get {
            // fault: plural-hand-rolled
            let word =
                rating == 1
                ? NSLocalizedString(
                    "rating.singular.label", comment: "Accessibility label of the rating when there is one star.")
                : NSLocalizedString(
                    "rating.plural.label", comment: "Accessibility label of the rating when there are several stars.")
            // fault: string-concatenated
            return String(format: "%d %@", rating, word)
        }
        set {}
    }
}
