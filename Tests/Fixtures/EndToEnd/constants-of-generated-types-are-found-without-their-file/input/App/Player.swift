import SwiftUI
import UIKit

final class PlayerController: UIViewController {
    @IBOutlet private weak var nextButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        nextButton.accessibilityLabel = AppResourcesStrings.Localizable.buttonNext
        nextButton.accessibilityHint = AppResourcesStrings.Localizable.hintNext(2)
    }
}

struct PlayerView: View {
    var body: some View {
        Button(action: play) { Image("play") }
            .accessibilityLabel(PlayerKit.CoreL10n.Button.play)
        Button(action: play) { Image("stop") }
            .accessibilityLabel(PlayerKit.CoreL10n.Button.stop)
    }
}
