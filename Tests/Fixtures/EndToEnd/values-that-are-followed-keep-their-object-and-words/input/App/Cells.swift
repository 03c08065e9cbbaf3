import UIKit

struct RowModel {
    let isChosen: Bool
    let kind: Kind?

    var traits: UIAccessibilityTraits {
        if self.isChosen { return [.button, .selected] }
        return .button
    }
}

enum Kind {
    case phone, mail

    var spoken: String {
        switch self {
        case .phone: NSLocalizedString("kind.phone", comment: "Value")
        case .mail: NSLocalizedString("kind.mail", comment: "Value")
        }
    }
}

/// The tests are those of the model. Without a kind, there is no value. Nothing is spoken before the cell is reused.
final class RowCell: UICollectionViewCell {
    func update(model: RowModel) {
        isAccessibilityElement = true
        accessibilityLabel = NSLocalizedString("row", comment: "Label")
        accessibilityValue = model.kind?.spoken
        accessibilityTraits = model.traits
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessibilityLabel = nil
        accessibilityValue = nil
    }
}

/// An empty string is as silent as none.
final class StopCell: UITableViewCell {
    func update(title: String, time: String?, isHere: Bool) {
        let parts = [title, time]
        accessibilityLabel = parts.compactMap { $0 }.joined(separator: "; ")
        var flags: [String] = []
        if isHere { flags.append(NSLocalizedString("stop.here", comment: "Value")) }
        let joined = flags.joined(separator: ", ")
        accessibilityValue = joined.isEmpty ? nil : joined
        accessibilityHint = hint(for: title) ?? NSLocalizedString("stop.hint", comment: "Hint")
    }

    private func hint(for title: String) -> String? {
        if title.isEmpty { return nil }
        return NSLocalizedString("stop.named", comment: "Hint")
    }
}

/// The variable has a value only if the server has one.
final class ServerCell: UITableViewCell {
    func update(name: String, ping: Int?) {
        var pingText: String?
        if let ping { pingText = "\(ping) ms" }
        if let pingText = pingText {
            accessibilityLabel = "\(name), \(pingText)"
        } else {
            accessibilityLabel = name
        }
    }
}
