import UIKit

/// Draws stars, including half stars.
final class RatingView: UIView {
    var rating = 0.0

    override var accessibilityLabel: String? {
        get { rating == rating.rounded() ? wholeStars : halfStars }
        set {}
    }

    private var wholeStars: String {
        String.localizedStringWithFormat(
            NSLocalizedString(
                "rating.label", tableName: "Rating",
                comment: "Accessibility label of the stars that an album got: a whole number from 0 to 5."),
            Int(rating))
    }

    private var halfStars: String {
        String.localizedStringWithFormat(
            NSLocalizedString(
                "rating.half.label", tableName: "Rating",
                comment: "Accessibility label of a rating with half stars, such as 1.5."),
            rating)
    }
}
