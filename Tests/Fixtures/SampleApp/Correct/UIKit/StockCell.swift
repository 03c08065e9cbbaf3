import UIKit

/// A record company on the stock market. Three texts are one element: “Apple Inc., $432.39, up 1.3%”.
final class StockCell: UITableViewCell {
    func show(_ stock: Stock) {
        accessibilityLabel = String(format: Self.format(of: stock), stock.company, stock.price, stock.change)
        accessibilityHint = NSLocalizedString("markets.row.hint", comment: "Accessibility hint of a stock.")
    }

    /// Commas make the pauses; each translation has its own. Direction is a word, as colors are not heard.
    private static func format(of stock: Stock) -> String {
        if stock.isUp {
            return NSLocalizedString(
                "markets.row.up.label",
                comment: "Accessibility label of a stock that rose: company, price, gain in percent.")
        } else {
            return NSLocalizedString(
                "markets.row.down.label",
                comment: "Accessibility label of a stock that fell: company, price, loss in percent.")
        }
    }
}
