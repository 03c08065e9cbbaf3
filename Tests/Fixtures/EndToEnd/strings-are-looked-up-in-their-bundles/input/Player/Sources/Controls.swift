import SwiftUI

public struct Controls: View {
    public var body: some View {
        Image("pause").accessibilityLabel(Text("Pause"))
        Image("stop").accessibilityLabel(Text("Stop", bundle: .module))
    }
}
