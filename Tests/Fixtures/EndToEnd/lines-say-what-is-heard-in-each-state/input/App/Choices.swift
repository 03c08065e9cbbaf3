import UIKit

final class Choices: UIViewController {
    private let brand = Option()
    private let server = UIButton()
    private let row = UIView()
    private var mode = Mode.normal
    private var onTap: (() -> Void)?

    func show(_ title: String) {
        brand.accessibilityText = title
    }

    func update(isOffline: Bool) {
        if isOffline {
            showOffline()
        } else {
            server.accessibilityLabel = "Server"
        }
        onTap = { [weak self] in
            guard let self else { return }
            server.accessibilityHint = "Chooses a server"
        }
        guard let cell = row as? Row else { fatalError("wrong cell") }
        cell.badge.accessibilityLabel = "New"
    }

    private func showOffline() {
        server.accessibilityLabel = "Server is offline"
    }

    func updateRow() {
        row.accessibilityLabel = "Region"
        switch mode {
        case .normal:
            row.isAccessibilityElement = true
            row.accessibilityTraits = .button
        case .edit:
            row.isAccessibilityElement = false
            row.accessibilityTraits = .none
        }
    }
}

final class Row: UITableViewCell {
    let badge = UILabel()
}
