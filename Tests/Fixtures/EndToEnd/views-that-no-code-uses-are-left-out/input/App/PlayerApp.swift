import SwiftUI

@main
struct PlayerApp: App {
    var body: some Scene {
        WindowGroup { PlayerView() }
    }
}

#if DEBUG
    struct DebugMenu: View {
        var body: some View { LogView() }
    }
#endif
