import UIKit

/// A cell speaks the text of its two labels.
final class SettingsController: UITableViewController {
    var isOnline = false

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Setting", for: indexPath)
        cell.detailTextLabel?.text = nil
        cell.textLabel?.text = "Network"
        cell.detailTextLabel?.text = isOnline ? "Online" : "Offline"
        cell.accessibilityHint = "Opens the network settings."
        return cell
    }

    func configureLanguage(_ cell: UITableViewCell) {
        cell.textLabel!.text = "EN"
        cell.textLabel?.accessibilityLabel = "English"
        cell.detailTextLabel?.text = "Language"
        cell.accessibilityTraits = .button
        cell.accessibilityHint = "Changes the language."
    }

    /// The text is set elsewhere.
    func showSize(_ cell: UITableViewCell, _ size: String) {
        cell.detailTextLabel?.text = size
        cell.accessibilityHint = "Shows all files."
    }

    /// A label of the cell replaces the text of both.
    func showVersion(in cell: UITableViewCell) {
        cell.textLabel?.text = "Version"
        cell.detailTextLabel?.text = "1.0"
        cell.accessibilityLabel = "Version 1.0"
    }

    func showStorage(in cell: UITableViewCell, isFull: Bool) {
        var content = cell.defaultContentConfiguration()
        content.text = "Storage"
        if isFull { content.secondaryText = "Full" }
        cell.contentConfiguration = content
        cell.accessibilityHint = "Shows all files."
    }
}

final class AccountCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Account"
        detailTextLabel?.text = "Not signed in"
        accessibilityHint = "Signs you in."
    }

    required init?(coder: NSCoder) { nil }
}
