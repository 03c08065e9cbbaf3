import UIKit

extension Bundle { static let resources = Bundle.main }

struct Batch {
    let count: String
}

public final class PlayerView: UIView {
    private let playButton = UIButton()

    func configure(_ batch: Batch, _ songs: [Batch]) {
        playButton.accessibilityLabel = NSLocalizedString(
            "play.label", tableName: "Player", bundle: Bundle.resources, comment: "A button.")
        playButton.accessibilityHint = NSLocalizedString(
            "play.hint", tableName: "Player", bundle: Bundle.resources, comment: "A hint.")
        playButton.accessibilityValue = NSLocalizedString(
            "play.value", tableName: "Player", bundle: Bundle.resources, comment: "A value.")
        accessibilityLabel = "\(batch.count) batches"
        accessibilityValue = "\(songs.count) songs"
    }
}
