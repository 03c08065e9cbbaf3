import UIKit

/// A record company on the stock market.
final class StockCell: UITableViewCell {
    func show(_ stock: Stock) {
        // One breath without a pause, in English word order: “Apple Inc. $432.39 up 1.3%”.
        // fault: string-concatenated
        accessibilityLabel =
            stock.company + " " + stock.price
            // fault: hard-coded-string
            + (stock.isUp ? " up " : " down ") + stock.change
        // The trait says what it is.
        // fault: hint-names-control
        accessibilityHint = NSLocalizedString(
            "markets.row.hint", value: "Button that shows the prices of the past year.",
            comment: "Accessibility hint of a stock.")
    }
}
