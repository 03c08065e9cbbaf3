import UIKit

extension KeyPicker {
    func makeRegistration() -> UICollectionView.CellRegistration<KeyCell, Item.Info> {
        UICollectionView.CellRegistration<KeyCell, Item.Info> { [weak self] cell, _, info in
            guard let self else { return }
            cell.accessibilityLabel = info.localizedDescription
            if let selectedKey { cell.accessibilityValue = selectedKey.slot.localizedDescription }
        }
    }
}
