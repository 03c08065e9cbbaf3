import SwiftUI

struct SongRow: View {
    var body: some View {
        // The app's own views are spoken with the others, whatever they show.
        HStack {
            CoverView(song: song).cover.size(40)
            VStack {
                Text("Song")
                Text(isNew ? "New" : "")
            }
            if isQueued {
                Circle().accessibilityRepresentation { Text("Queued") }
            }
            DurationView(song: song).accessibilityLabel("Duration")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
        .accessibilityRemoveTraits(isCurrent ? [] : .isSelected)

        // One of two branches is always shown.
        AsyncButton {
            follow()
        } label: {
            if isRequested {
                Text("Requested")
            } else {
                Text(isFollowed ? "Following" : "Follow")
                    .accessibilityLabel("Following")
                    .accessibilityValue(isFollowed ? "On" : "Off")
            }
        }

        // The tests around a container are those of the views in it.
        if isOnline {
            VStack {
                Button("Stream") {}.accessibilityHint("Plays without a download.")
                footer
            }
        }
        Text(message)
            .accessibilityLabel("Poll")
            .accessibilityValue("Two votes", isEnabled: count > 1)
        Label {
            Text("Album")
        } icon: {
            Image(systemName: "square").accessibilityLabel("Square")
        }
        .accessibilityHint("Opens the album.")

        // The label of a title in a control is spoken once.
        Menu {
            Text("Other")
        } label: {
            Label {
                Text("Chart")
            } icon: {
                Image(systemName: "square")
            }
            .accessibilityLabel("Sales")
        }
        // A string is inserted where another has its value.
        Image("sticker").accessibilityLabel("\(L10n.sticker), \(name)")
        if isOnline { ShareButton(accessibilityLabel: "Share") }
        HStack {
            Text("Option")
            if showsVotes {
                if isWinner {
                    HStack {
                        Icon().accessibilityLabel("Winner")
                        Text("Votes")
                    }
                } else {
                    Text("Votes")
                }
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var footer: some View {
        Text("Online").accessibilityLabel("You are online")
    }

    private var title: some View {
        // What represents a view is spoken in its place, with the traits that are given to the whole.
        Text("Hidden")
            .accessibilityRepresentation { Menu("Albums") {} }
            .accessibilityAddTraits(.isHeader)
            .accessibilityRemoveTraits(.isButton)
    }
}

enum L10n {
    static let sticker = NSLocalizedString("Sticker", comment: "")
}

/// A help tag is the hint, unless the view has another one.
struct HelpTags: View {
    var body: some View {
        Button("Share") { share() }.help("Share the song with a friend")
        Button("Remove") { remove() }.help("Remove the song").accessibilityHint("Removes the song from the list.")
        Button(L10n.Menu.help(name)) { open() }
    }
}

struct Header: View {
    let song: Song
    let progress: Double

    var body: some View {
        // A hidden element isn't dimmed.
        Button(song.title) { open() }
            .accessibilityLabel("Open the album")
            .disabled(progress < 1)
            .accessibilityHidden(progress < 1)
        // Modifiers in `#if` don't end the chain.
        Button(action: more) { Image("more") }
            #if os(visionOS)
            .buttonStyle(.borderless)
            #else
            .buttonStyle(.plain)
            #endif
            .accessibilityLabel("More")
        Pill(title: "\(song.plays)", accessibilityLabel: "\(song.plays) plays")
        Text(song.date.formatted(accessibilityLabel: true))
        Image("live").accessibilityLabel(spoken("header.live"))
        Image("new").accessibilityLabel(#localize("header.new"))
    }
}

/// Instead of an empty default value, the key is used.
func spoken(_ key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: "", table: "Accessibility")
}

struct Post: View {
    var body: some View {
        HStack { Text(text) }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Post")
            .accessibilityActions {
                if canReply { accessibilityActions }
            }
    }

    /// The actions are those of the view that shows them.
    @ViewBuilder private var accessibilityActions: some View {
        Button("Reply") { reply() }
    }
}

/// Another type's property of the same name.
struct Answer: View {
    var body: some View {
        Text(text).accessibilityActions { accessibilityActions }
    }

    private var accessibilityActions: some View {
        Button("Delete") { delete() }
    }
}

/// A function that makes a part of the view has a capitalised name, and a package has a toggle of its own.
struct FilterMenu: View {
    var body: some View {
        Menu {
            Text("All")
        } label: {
            Indicator(isOn: true)
        }
        .accessibilityHint("Chooses what is shown.")
        Defaults.Toggle(key: .sync) { Text("Sync with all devices") }
            .accessibilityHint("Needs an account.")
    }

    private func Indicator(isOn: Bool) -> some View {
        Image("filter")
    }
}
