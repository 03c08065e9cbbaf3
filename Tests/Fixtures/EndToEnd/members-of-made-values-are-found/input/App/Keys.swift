import UIKit

struct TextKey {
    let name: String

    var localized: String { NSLocalizedString(name, comment: "Text of the player") }
}

extension TextKey {
    static let close = TextKey(name: "player.close")
    static let skip: Self = .init(name: "player.skip")
    static let stop = TextKey(name: "player.stop")
}

struct Tab {
    let title: String
    let icon: String

    static let home = Tab(title: NSLocalizedString("tab.home", comment: "Hint of a tab"), icon: "house")
}

private func fallback(of name: String) -> String {
    NSLocalizedString(name, bundle: .main, comment: "Text of the player")
}

func text(_ key: TextKey, _ arguments: CVarArg...) -> String {
    let format = downloadedText(key.name) ?? fallback(of: key.name)
    guard !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments)
}

final class PlayerView: UIView {
    let closeButton = UIButton()
    let playButton = UIButton()
    let skipButton = UIButton()

    func update() {
        closeButton.accessibilityLabel = text(.close)
        closeButton.accessibilityHint = Tab.home.title
        playButton.accessibilityLabel = text(isLive ? .stop : .close)
        playButton.accessibilityHint = TextKey.stop.localized
        skipButton.accessibilityLabel = text(TextKey.skip, seconds.formatted())
    }
}

extension String {
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}

private func checked(_ key: TextKey, _ arguments: CVarArg...) -> String {
    let translation: String? = NSLocalizedString(key.name, comment: "Text of the player")
    let format = translation.flatMap(\.nilIfEmpty) ?? NSLocalizedString(key.name, comment: "Text of the player")
    return String(format: format, arguments: arguments)
}

final class SkipView: UIView {
    func update() { accessibilityLabel = checked(.skip, seconds.formatted()) }
}
