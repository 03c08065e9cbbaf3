import SwiftUI

struct Badge: View {
    let text: String

    var body: some View {
        HStack {
            Image("sun")
            Text(text).accessibilityLabel(text)
        }
        .accessibilityElement(children: .combine)
    }
}

struct BadgesView: View {
    let name: String

    var body: some View {
        Badge(text: "Light on")
        note("Scanned")
        Info(title: name, detail: Detail.rain)
    }

    func note(_ text: String) -> some View { Note(content: text) }
}

struct Note: View {
    let content: String

    var body: some View { Text(content).accessibilityLabel(content) }
}

enum Detail {
    static let rain = String(localized: "Rain")
}

struct Info: View {
    let title: String
    var titleAlt: String? = nil
    var detail: String? = nil

    var body: some View {
        Text(title).accessibilityLabel(titleAlt ?? title)
        if let detail { Text(detail).accessibilityLabel(detail) }
    }
}

struct PinField: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.isSecureTextEntry = true
        return field
    }

    func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

enum Kind {
    case face, finger

    var text: String {
        switch self {
        case .face: "Face"
        case .finger: "Finger"
        }
    }
}

final class SetupModel: ObservableObject {
    @Published var kind = Kind.face
}

struct SetupView: View {
    @StateObject var model = SetupModel()
    @State private var pin = ""

    var body: some View {
        PinField(text: $pin).accessibilityLabel("Code")
        Text("Setup").accessibilityLabel("Use \(model.kind.text)")
        field
    }

    private var field: some View { Text("Later").accessibilityLabel("Later") }
}
