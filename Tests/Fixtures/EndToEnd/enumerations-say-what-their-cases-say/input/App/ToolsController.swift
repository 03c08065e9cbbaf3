import LocalAuthentication
import UIKit

extension LABiometryType {
    var name: String? {
        switch self {
        case .touchID: return "Touch ID"
        case .faceID: return "Face ID"
        default: return nil
        }
    }
}

extension LAContext {
    static func currentBiometryType() -> LABiometryType { LAContext().biometryType }
}

final class ToolsController: UIViewController {
    private let toolButton = UIButton()
    private let bedButton = UIButton()
    private let seasonButton = UIButton()
    private let pestButton = UIButton()
    private let changeButton = UIButton()
    private let unlockButton = UIButton()
    private let sharpenButton = UIButton()
    private let planButton = UIButton()

    func show(_ tool: Tool, _ bed: Bed, _ season: Season, _ pest: Pest) {
        toolButton.accessibilityLabel = tool.title
        toolButton.accessibilityHint = tool.hint
        bedButton.accessibilityLabel = bed.title
        seasonButton.accessibilityLabel = season.title
        pestButton.accessibilityLabel = pest.title
        switch tool {
        case .rake: sharpenButton.accessibilityLabel = "Clean"
        case .spade: sharpenButton.accessibilityLabel = "Sharpen"
        case .scythe: sharpenButton.accessibilityLabel = "Hone"
        }
    }

    func show(_ change: Change) {
        changeButton.accessibilityLabel = change.kind.description + ": " + change.text
        changeButton.accessibilityHint = "\(change.kind) today"
        changeButton.accessibilityValue = String(describing: change.kind)
    }

    func show(_ steps: [Step]) {
        planButton.accessibilityLabel = steps.map(\.title).joined(separator: ", ")
        planButton.accessibilityHint = "Begins with " + steps.map(\.place.name).joined()
        planButton.accessibilityValue = steps.map(\.id).joined()
    }

    func showLock() {
        let biometryType = LAContext.currentBiometryType()
        unlockButton.accessibilityLabel = biometryType.name
    }

    override func viewDidLoad() {
        show(Tool.all[0], Bed.last() ?? .roses, Season.allCases[0], Pest.worst[0])
        show(Change.known[0])
        show([Step(id: "1", place: Place())])
        showLock()
    }
}
