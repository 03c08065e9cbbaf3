import UIKit

final class FileCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits |= UIAccessibilityTraitButton
    }

    func configure(_ path: String, isFolder: Bool) {
        let kind = isFolder ? NSLocalizedString("Folder", comment: "") : NSLocalizedString("File", comment: "")
        accessibilityLabel = Spoken
            .texts(in: self)
            .appending(", \(kind)")
    }
}
