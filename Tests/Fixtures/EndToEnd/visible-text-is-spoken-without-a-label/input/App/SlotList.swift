import UIKit

/// What a content configuration says is spoken with the cell that shows it.
final class SlotList: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "slot", for: indexPath)
        cell.accessibilityTraits = .button
        var content = cell.defaultContentConfiguration()
        content.text = NSLocalizedString("songs.title", comment: "")
        if isFull {
            content.secondaryText = NSLocalizedString("songs.value", comment: "")
        }
        cell.contentConfiguration = content
        return cell
    }

    private func makeHeader() -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        .init(elementKind: "header") { view, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Slots"
            view.contentConfiguration = content
            view.accessibilityTraits = .header
        }
    }
}

final class SlotCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration()
        content.text = "Slot \(number)"
        content.secondaryText = "Free"
        contentConfiguration = content
        accessibilityHint = "Opens the slot."
    }
}
