import SwiftUI

struct Screen: View {
    @ObservedObject var model: ScreenModel

    var body: some View {
        BigButton("Sign in", action: model.signIn)
        BigButton(model.title) { model.open() }
        Heading(title: "Today")
        Heading(title: "New", customLabel: "New songs")
        Meter(name: "Volume", level: model.volume.text)
        Badge(name: "First")
        Badge(name: names.map { $0 }.joined())
        Header(title: model.heading, text: "Three songs")
        SongRow(title: "First song")
        DateCell(label: Text("From"), customAccessibilityLabel: Text("Start time"), isLate: false)
        DateCell(label: Text("Until"), isLate: false)
        DateCell(label: Text("To"), customAccessibilityLabel: nil, isLate: model.isLate)
        Menu {
            Button("Share", action: share)
        } label: {
            CircleIcon(name: "Options")
        }
        MoreButton(hint: "Loads more songs")
        Button(action: model.cancel) {
            ProgressView()
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Cancel download")
        }
    }

    func entry(_ song: Song) -> Entry { Entry(accessibilityLabel: song.name) }
}
