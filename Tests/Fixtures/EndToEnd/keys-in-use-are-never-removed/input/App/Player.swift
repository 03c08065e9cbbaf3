import SwiftUI
import UIKit

final class Player: UIView {
    func update() {
        // Strings is generated when the app is built.
        closeButton.accessibilityLabel = Strings.Accessibility.closeLabel
        closeButton.accessibilityHint = Strings.Accessibility.closeHint
        update(pauseButton, with: Strings.accessibilityPause, tracks: Strings.accessibilityTracks(count: 1))
    }

    func label(of tab: Tab) -> String { NSLocalizedString("tab.\(tab.name).label", comment: "") }
    func title(of order: Order) -> String { Bundle.main.localizedString(forKey: order.name + ".title", value: nil, table: nil) }
}

struct Cover: View {
    let song: Song
    var body: some View { Image("cover").help("Plays \(song.name)") }
}
