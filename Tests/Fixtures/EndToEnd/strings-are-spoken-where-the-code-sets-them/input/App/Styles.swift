import UIKit

/// A view takes its traits from its view model.
final class TabCell: UICollectionViewCell {
    struct Model {
        let isSelected: Bool
        var traits: UIAccessibilityTraits {
            if isSelected { return [.button, .selected] }
            return .button
        }
        var checkTraits: UIAccessibilityTraits { .button }
    }

    private let checkImageView = UIImageView()

    func update(_ model: Model) {
        accessibilityLabel = NSLocalizedString("Home", comment: "")
        accessibilityTraits = model.traits
        checkImageView.accessibilityLabel = NSLocalizedString("Agree", comment: "")
        checkImageView.accessibilityTraits = model.checkTraits
    }
}

/// A function gives a view its traits.
final class CardCell: UITableViewCell {
    private let overlay = UIView()
    private let coverImageView = UIImageView()
    private let cardStack = UIStackView()
    private let innerStack = UIStackView()
    private let titleLabel = UILabel()
    private let aboveLabel = UILabel()

    func setUp() {
        Self.Style.overlay(overlay)
        titleLabel.text = NSLocalizedString("Card", comment: "")
        aboveLabel.text = NSLocalizedString("New", comment: "")
        innerStack.addArrangedSubview(titleLabel)
        cardStack.addArrangedSubview(innerStack)
        contentView.addSubview(aboveLabel)
        setUpAccessibility()
    }

    func update(_ model: Model?) {
        guard let model else { return }
        overlay.accessibilityLabel = NSLocalizedString("Open the card", comment: "")
        coverImageView.accessibilityLabel = NSLocalizedString("Cover", comment: "")
        coverImageView.accessibilityTraits = model.isNew ? [.button, .selected] : .button
    }

    // The views in an element aren't spoken.
    private func setUpAccessibility() {
        cardStack.isAccessibilityElement = true
        cardStack.accessibilityLabel = NSLocalizedString("Card with a title", comment: "")
    }

    enum Style {
        static func overlay(_ view: UIView) {
            view.backgroundColor = .clear
            view.accessibilityTraits = .button
        }
    }
}

/// An argument of a function, or the default of one that is left out, decides what the function returns.
final class CounterView: UIView {
    func show(_ count: Int) {
        accessibilityLabel = text(count, isLong: true)
        accessibilityHint = hint(count)
    }

    private func text(_ count: Int, isLong: Bool) -> String {
        isLong ? NSLocalizedString("Songs of the album", comment: "") : NSLocalizedString("Songs", comment: "")
    }

    private func hint(_ count: Int, language: String? = nil) -> String {
        guard let language else { return NSLocalizedString("Opens the album.", comment: "") }
        return NSLocalizedString("Opens the album in its language.", comment: language)
    }
}

/// A view is spoken with the traits of its type.
final class LinkRow: UIView {
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? [.link] : [.link, .notEnabled] }
        set {}
    }

    init(title: String) {
        super.init(frame: .zero)
        accessibilityLabel = title
    }
}

final class LinkList: UIView {
    let first = LinkRow(title: NSLocalizedString("Privacy", comment: ""))
}

/// A property passes its strings on to another view.
final class BannerView: UIView {
    private var inner: UIView?

    override var accessibilityLabel: String? {
        get { inner?.accessibilityLabel }
        set { inner?.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { inner?.accessibilityValue }
        set { inner?.accessibilityValue = newValue }
    }

    func show(_ source: Source) {
        accessibilityLabel = source.name + "\n" + source.url
    }
}

/// What is bound isn't nil.
final class CodeView: UIView {
    func show(_ codes: Codes) {
        if let latest = text(codes) {
            accessibilityLabel = "Now: \(latest)"
        } else {
            accessibilityLabel = NSLocalizedString("No code", comment: "")
        }
    }

    private func text(_ codes: Codes) -> String? {
        if codes.isEmpty { return nil }
        return codes.isNew ? NSLocalizedString("New code", comment: "") : codes.name
    }
}

/// Without its label, a button is spoken with its title again. Lines that are joined are spoken one after the other.
final class RefreshView: UIView {
    func update(_ isRefreshing: Bool) {
        if isRefreshing {
            refreshButton.setTitle(NSLocalizedString("Refreshing", comment: ""), for: .normal)
            refreshButton.accessibilityLabel = NSLocalizedString("Refreshing the songs", comment: "")
        } else {
            refreshButton.setTitle(NSLocalizedString("Refresh all", comment: ""), for: .normal)
            refreshButton.accessibilityLabel = nil
        }
        statusView.accessibilityLabel = [song.title, song.artist].joined(separator: "\n")
    }
}
