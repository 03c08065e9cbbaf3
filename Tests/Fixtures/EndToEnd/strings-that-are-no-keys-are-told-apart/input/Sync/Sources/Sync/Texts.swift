import Foundation

enum Texts {
    static let title = NSLocalizedString("switch.title", value: "Switch", comment: "Title of the switch")
    static let cut = NSLocalizedString("cut", bundle: .module, value: "Cut out", comment: "In the editor")
}
