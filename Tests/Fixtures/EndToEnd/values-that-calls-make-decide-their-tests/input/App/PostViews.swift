import SwiftUI

/// Both uses of the actions have tests.
struct PostRow: View {
    let isFocused: Bool
    let isOwn: Bool
    let author: String

    var body: some View {
        HStack {
            Text(author)
            Text("post.body")
                .accessibilityActions { if isFocused, isOwn { accessibilityActions } }
        }
        .accessibilityElement(children: isFocused ? .contain : .combine)
        .accessibilityLabel("post")
        .accessibilityActions { if !isFocused, isOwn { accessibilityActions } }
    }

    @ViewBuilder private var accessibilityActions: some View {
        Button("post.reply") {}
        Button("post.quote") {}
    }
}

/// The name of the property doesn't matter. The buttons of the other one are shown.
struct PostHeader: View {
    let isOwn: Bool

    var body: some View {
        Text("post")
            .accessibilityActions { if isOwn { actions } }
        shared
    }

    @ViewBuilder private var actions: some View {
        Button("post.delete") {}
    }

    @ViewBuilder private var shared: some View {
        Button("post.share") {}
            .accessibilityHint("post.share.hint")
    }
}

/// The combined view is a button, because the view in its only property is one.
struct PollOption: View {
    let title: String

    var body: some View {
        HStack {
            bar
            Text(title)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("poll.option")
    }

    private var bar: some View {
        Button {} label: { Text(title) }
    }
}
