import UIKit

final class CopyController: UIViewController {
    var name = ""

    func copyCode() {
        VoiceOver.say(NSLocalizedString("copied", comment: ""))
    }

    func copyName() {
        VoiceOver.say(name)
    }
}
