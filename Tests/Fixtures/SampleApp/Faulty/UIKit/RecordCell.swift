import UIKit

/// A used record in the shop.
final class RecordCell: UICollectionViewCell, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []

    func show(_ record: Record, side: Record.Side) {
        accessibilityLabel = record.title
        accessibilityValue = String(
            format: NSLocalizedString(
                "product.side.value",
                comment: "Accessibility value of a record: the number of its side, then the title of the side."),
            side.number, side.title)
        accessibilityCustomContent = [
            AXCustomContent(
                // The same key has another comment in ProductView: weather or wear?
                // fault: comment-conflict
                label: NSLocalizedString("product.condition.name", comment: "The condition."),
                value: NSLocalizedString(
                    "product.condition.mint.value",
                    comment: "Accessibility custom content: a used record without a scratch.")),
            // fault: hard-coded-string
            AXCustomContent(label: "Year", value: record.year),
        ]
    }
}
