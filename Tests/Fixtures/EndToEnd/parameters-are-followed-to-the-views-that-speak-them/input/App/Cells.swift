import UIKit

final class SongCell: UITableViewCell {
    private let cover = UIImageView()
    private let player = AudioPlayer()

    func show() {
        let name = "Cover"
        contentView.addSubview(cover.withSpokenName(name))
        player.configure("Stereo")
    }
}

final class AudioPlayer {
    func configure(_ output: String) {}
}
