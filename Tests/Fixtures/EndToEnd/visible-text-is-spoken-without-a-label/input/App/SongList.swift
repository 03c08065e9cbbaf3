import SwiftUI

struct SongList: View {
    let songs: [Song]

    var body: some View {
        List(songs) { song in
            // The views of a combined element are spoken in one breath.
            HStack {
                Image("cover").accessibilityLabel("Cover of \(song.album)")
                VStack {
                    Text(song.title)
                    if song.isNew { Text("songs.new") }
                }
            }
            .accessibilityElement(children: .combine)
            .swipeActions {
                Button("songs.delete", role: .destructive) { delete(song) }
            }
        }
        .navigationTitle("songs.title")

        // An image is spoken by its name, and so is a button with nothing else.
        Button(action: shuffle) { Image(systemName: "shuffle") }
        Button(action: play) {
            HStack {
                Image(decorative: "play")
                Text("songs.play")
            }
        }
        .accessibilityHint("songs.play.hint")
        Section("songs.more") {
            Toggle("songs.repeat", isOn: $repeats)
            Text("songs.count \(songs.count)").accessibilityAddTraits(.isHeader)
        }
        Button(action: close) { Image.close }
        PlayButton(title: "songs.play")
        // A sheet and the items of a menu aren't in the row; an action is no view.
        HStack { Text("songs.more") }
            .sheet(isPresented: $isShown) { Text("songs.share") }
            .onTapGesture { text = Text("songs.hidden") }
            .accessibilityElement(children: .combine)
            .swipeActions { Button { pin() } label: { Label("songs.pin", systemImage: "pin") }.tint(.red) }
        AsyncButton { play() } label: {
            Text("songs.repeat").accessibilityLabel("songs.repeat").accessibilityValue(repeats ? "songs.value" : "songs.off")
        }
        Slider(value: $volume) { Text("songs.volume") }
        HStack { PlayButton(title: "songs.hidden") }.accessibilityHidden(true)
        Text("songs.state \(repeats ? "On" : "Off")")
        // A new element isn't a button, and an icon beside a title isn't spoken.
        Button(action: mix) { Text("songs.hidden") }.accessibilityElement().accessibilityLabel("songs.play")
        Menu { Text("songs.share") } label: { Label { Text("songs.more") } icon: { Image("more") } }
        // A part of a view is spoken where it is used.
        Button(action: open) { station }
        // Only what is around it is spoken.
        HStack { Text("songs.hidden") }
            .accessibilityElement(children: .ignore)
            .accessibilityValue("songs.value")
    }
}

extension SongList {
    var station: some View {
        HStack {
            Image("live").accessibilityLabel("Live")
            Text(name)
        }
    }
}

struct PlayButton: View {
    let title: LocalizedStringKey

    var body: some View {
        Button(action: play) { Image("play") }.accessibilityLabel(title)
    }
}

struct Rail: View {
    var body: some View {
        ZStack { Divider() }
            .frame(width: 2)
            .accessibilityHidden(true)
    }
}

struct RailRow: View {
    var body: some View {
        // A view that hides itself isn't spoken with the others.
        HStack {
            Rail()
            Text("songs.title")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    }
}
