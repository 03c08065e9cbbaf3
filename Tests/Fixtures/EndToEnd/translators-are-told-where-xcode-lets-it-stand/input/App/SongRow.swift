import SwiftUI

enum L10n {
    static let share = tr("share.action")

    static func tr(_ key: String) -> String {
        Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    }
}

struct SongRow: View {
    let rating: Double
    let name: String

    var body: some View {
        Image(name)
            .accessibilityLabel(Text("Cover", comment: "The picture of the album"))
            .accessibilityHint(Text("Opens \(name), rated \(rating)", comment: "What a tap does"))
        Button("Share") {}.accessibilityLabel(L10n.share)
        ProgressView().accessibilityValue(NSLocalizedString("Nothing new", tableName: "States", comment: ""))
    }
}
