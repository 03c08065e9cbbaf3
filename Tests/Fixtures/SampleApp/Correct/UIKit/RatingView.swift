import UIKit

/// Draws one to five stars. The drawing has no words, so the view gives them.
///
/// Languages have between one and six forms for a count, and not all of them put the number first: the whole text is one
/// plural entry of `Counts.stringsdict`, and the translator decides.
final class RatingView: UIView {
    var rating = 0 {
        didSet { setNeedsDisplay() }
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityLabel: String? {
        get {
            String.localizedStringWithFormat(
                NSLocalizedString(
                    "rating.label", tableName: "Counts",
                    comment: "Accessibility label of the stars that an album got."),
                rating)
        }
        set {}
    }
}
