import UIKit

func speak(_ quote: UIView) {
    quote.accessibilityLanguage = "iw"
    quote.accessibilityLanguage = "en-UK"
}
