import SwiftUI
import UIKit

/// The cases of the app's strings, with keys and values.
enum TextKey: String {
    case problem
    case emptyName
    case boxLabel = "error.label"
}

enum AppText {
    case problem
    case emptyName
    case boxLabel(heading: String, content: String)

    var key: TextKey {
        switch self {
        case .problem: .problem
        case .emptyName: .emptyName
        case .boxLabel: .boxLabel
        }
    }

    var values: [CVarArg] {
        switch self {
        case .problem: []
        case .emptyName: []
        case .boxLabel(let heading, let content): [heading, content]
        }
    }
}

func localize(_ text: AppText) -> String {
    String(format: NSLocalizedString(text.key.rawValue, comment: ""), arguments: text.values)
}

/// A localizer gets the arguments of the view.
struct ErrorBox: View {
    private let heading: String
    private let content: String

    init(_ heading: String, content: String) {
        self.heading = heading
        self.content = content
    }

    var body: some View {
        HStack { Text(heading) }
            .accessibilityElement()
            .accessibilityLabel(Text(verbatim: localize(.boxLabel(heading: heading, content: content))))
    }
}

final class NameController: UIViewController {
    private lazy var emptyBox = UIHostingController(rootView: ErrorBox("Problem", content: "Enter a name"))

    func show(_ error: Failure) {
        let box = ErrorBox("Problem", content: error.message)
        view.addSubview(UIHostingController(rootView: box).view)
    }
}
