import UIKit

final class Device {
    enum Kind {
        case phone, tablet

        var spoken: String {
            switch self {
            case .phone: return NSLocalizedString("device.phone", comment: "")
            case .tablet: return NSLocalizedString("device.tablet", comment: "")
            }
        }
    }
}

/// The type of a parameter may be written with the type around it, also if the parameter is unwrapped later.
final class DevicesController: UITableViewController {
    func fill(_ cell: UITableViewCell, kind: Device.Kind) {
        cell.accessibilityLabel = kind.spoken
    }

    func update(_ cell: UITableViewCell, kind: Device.Kind?) {
        guard let kind else { return }
        cell.accessibilityValue = kind.spoken
    }

    func reset(_ cell: UITableViewCell) {
        let kind: Device.Kind = cell.isSelected ? .phone : .tablet
        cell.accessibilityHint = kind.spoken
    }
}
