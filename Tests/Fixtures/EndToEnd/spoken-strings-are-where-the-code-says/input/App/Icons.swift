import SwiftUI

struct TabIcon: View {
    var body: some View {
        safeImage(named: "star", accessibilityDescription: L10n.letter)
        Badge(accessibilityDescription: L10n.unread)
    }
}
