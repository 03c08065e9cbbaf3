import UIKit

final class RatingView: UIView {
    var rating = 0

    override var accessibilityLabel: String? {
        get {
            let word =
                rating == 1
                ? NSLocalizedString("rating.singular.label", comment: "One star")
                : NSLocalizedString("rating.plural.label", comment: "Several stars")
            return String(format: "%d %@", rating, word)
        }
        set {}
    }
}
