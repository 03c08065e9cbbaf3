import SwiftUI

enum Tool: CaseIterable {
    case poll
    case emoji
    case warning
}

struct Settings: View {
    @State private var isOff = false
    @State private var isClosed = false
    let hasImages: Bool
    let hasAudio: Bool

    var body: some View {
        VStack {
            ForEach(Tool.allCases, id: \.self) { tool in
                switch tool {
                case .poll:
                    Button { tap(tool) } label: { label(for: tool).opacity(0.5) }.disabled(isOff)
                default:
                    Button { tap(tool) } label: { label(for: tool) }
                }
            }
            Button { open() } label: {
                HStack {
                    HStack {
                        if hasImages { Text(Image(systemName: "photo")) }
                        if hasAudio { Text(Image(systemName: "play.circle")) }
                    }
                    .accessibilityElement(children: .combine)
                    .ifLet(mediaLabel) { $0.accessibilityLabel($1) }
                    Text("More Info")
                }
            }
            option
            NetworkRow(name: "Home")
        }
    }

    private var mediaLabel: String? { hasImages && hasAudio ? "Images and audio" : nil }

    private var option: some View {
        let isInteractive = !isClosed
        HStack {
            if isOff {
                bar("Off").disabled(true)
            } else {
                bar("On")
            }
            Text("20 %")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Option")
        .accessibilityRemoveTraits(isInteractive ? [] : .isButton)
    }

    private func bar(_ title: String) -> some View {
        Button { vote() } label: { Text(title) }
    }
}

extension Settings {
    private func label(for tool: Tool) -> some View {
        Image(uiImage: image(for: tool)).accessibilityLabel(text(for: tool))
    }

    private func label(for image: UIImage) -> some View { Image(uiImage: image) }

    private func text(for tool: Tool) -> String {
        switch tool {
        case .poll: "Add Poll"
        case .emoji: "Emoji"
        case .warning: "Content Warning"
        }
    }
}

extension View {
    @ViewBuilder func ifLet<Value, Content: View>(
        _ value: Value?, transform: (Self, Value) -> Content
    ) -> some View {
        if let value { transform(self, value) } else { self }
    }
}
