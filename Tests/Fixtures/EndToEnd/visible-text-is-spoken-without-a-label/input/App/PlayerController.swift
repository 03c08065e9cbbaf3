import UIKit

final class PlayerController: UIViewController {
    private let closeButton = UIBarButtonItem(
        image: UIImage(systemName: "xmark"), style: .plain, target: nil, action: nil)
    private let playButton = UIButton()
    private let positionSlider = UISlider()
    private let titleLabel = UILabel()
    var isPlaying: Bool {
        get { playButton.isSelected }
        set { playButton.isSelected = newValue }
    }

    private let steps = (0..<2).map { _ in UIButton() }

    override func viewDidLoad() {
        title = NSLocalizedString("songs.title", comment: "")
        playButton.setTitle(NSLocalizedString("songs.play", comment: ""), for: .normal)
        playButton.setTitle(NSLocalizedString("songs.hidden", comment: ""), for: .selected)
        playButton.accessibilityHint = NSLocalizedString("songs.play.hint", comment: "")
        positionSlider.accessibilityValue = "\(position) %"
        titleLabel.text = song.title
        titleLabel.accessibilityTraits = .header
        let share = UIBarButtonItem(
            title: NSLocalizedString("songs.share", comment: ""), style: .plain, target: nil, action: nil)
        share.isEnabled = false
        let shuffle = UIButton()
        shuffle.accessibilityLabel = "Shuffle: " + (isOn ? NSLocalizedString("songs.value", comment: "") : "no") + "."
        shuffle.accessibilityTraits = shuffle.accessibilityTraits.union(.selected)
        let copy = UIButton()
        copy.accessibilityLabel = String(format: "Copy %@", NSLocalizedString("songs.title", comment: ""))
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close).then {
            $0.accessibilityLabel = NSLocalizedString("songs.share", comment: "")
        }
        let decoration = UILabel()
        decoration.accessibilityLabel = "Decoration"
        decoration.isAccessibilityElement = false
        for (index, step) in steps.enumerated() {
            step.setTitle("Step \(index)", for: .normal)
        }
        let traits: [UIAccessibilityTraits] = [.link, .none]
        for (index, trait) in traits.enumerated() {
            steps[index].accessibilityTraits = trait
        }
    }

    func actions() -> [UIContextualAction] {
        let delete = UIContextualAction(style: .destructive, title: NSLocalizedString("songs.delete", comment: "")) {
            _, _, _ in
        }
        return [delete]
    }
}

/// The traits of an element are set in another function than its strings.
final class StationCell: UICollectionViewCell {
    let nameLabel = UILabel()

    func prepare() {
        nameLabel.accessibilityTraits.insert(.button)
        nameLabel.isEnabled = isOnline
    }

    func show() {
        nameLabel.accessibilityLabel = NSLocalizedString("songs.play", comment: "")
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var accessibilityTraits = super.accessibilityTraits
            if isEditing { accessibilityTraits.insert(.toggleButton) }
            return accessibilityTraits
        }
        set {}
    }
}

/// What it shows isn't known, but it is a link.
final class LinkCell: UICollectionViewCell {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .link }
        set {}
    }
}

enum Names {
    /// Spoken only by the views that take it.
    static let closeButtonAccessibilityLabel = NSLocalizedString("songs.close", comment: "")
}
