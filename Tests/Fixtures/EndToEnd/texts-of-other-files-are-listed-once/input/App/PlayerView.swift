import UIKit

final class PlayerView {
    func update(_ view: UIView, _ song: Song) {
        view.accessibilityLabel = song.action
    }
}
