import SwiftUI

struct OldBanner: View {
    var body: some View {
        OldRow().accessibilityLabel("Old banner")
    }
}

struct OldRow: View {
    var body: some View { Image("row").accessibilityLabel("Old row") }
}

extension OldRow {
    static var sample: OldRow { OldRow() }
}

struct LogView: View {
    var body: some View { Image("log").accessibilityLabel("Log") }
}
