import SwiftUI

enum Kind {
    case draft, sent, archived(Int)

    var title: String {
        switch self {
        case .draft: NSLocalizedString("kind.draft", comment: "A letter that isn't sent yet")
        case .sent, .archived: NSLocalizedString("kind.sent", comment: "A letter that was sent")
        }
    }

    var hint: String {
        switch self {
        case .sent: return NSLocalizedString("kind.sent.hint", comment: "What happens to a letter that was sent")
        default: return NSLocalizedString("kind.other.hint", comment: "What happens to other letters")
        }
    }
}

/// A model of the app, which is no image.
struct Letter {
    var accessibilityDescription: String { NSLocalizedString("letter.description", comment: "A letter") }
}

struct KindRow: View {
    let kind: Kind

    var body: some View {
        Text(verbatim: "•").accessibilityLabel(Kind.draft.title).accessibilityHint(Kind.draft.hint)
        Text(verbatim: "•").accessibilityLabel(Kind.sent.title)
        Text(verbatim: "•").accessibilityLabel(kind.title)
        Text(verbatim: "•").accessibilityRepresentation {
            Button("row.open") {}.accessibilityHint(Text("row.hint"))
        }
        Text(verbatim: "•").accessibilityLabel([L10n.letter, L10n.unread].accessibilityJoined())
    }
}

enum L10n {
    static let letter = NSLocalizedString("letter", comment: "A letter")
    static let unread = NSLocalizedString("unread", comment: "Not read yet")
    static let play = NSLocalizedString("play", comment: "Plays")
    static let pause = NSLocalizedString("pause", comment: "Pauses")
}
