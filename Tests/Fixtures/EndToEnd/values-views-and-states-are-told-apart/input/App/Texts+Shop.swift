import Foundation

extension Texts {
    static let basket = NSLocalizedString("basket", comment: "")
}
