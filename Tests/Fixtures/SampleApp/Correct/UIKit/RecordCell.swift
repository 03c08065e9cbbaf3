import UIKit

/// A used record in the shop. Details are custom content: heard on demand, not with every step through the list.
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
                label: NSLocalizedString(
                    "product.condition.name",
                    comment: "Accessibility custom content: the condition of a used record."),
                value: NSLocalizedString(
                    "product.condition.mint.value",
                    comment: "Accessibility custom content: a used record without a scratch.")),
            AXCustomContent(
                label: NSLocalizedString(
                    "product.year.name",
                    comment: "Accessibility custom content: the year in which a record came out."),
                value: record.year),
        ]
    }
}
