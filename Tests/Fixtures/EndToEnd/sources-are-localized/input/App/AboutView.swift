import SwiftUI

struct AboutView: View {
    var body: some View {
        Image("logo").accessibilityLabel("The logo")
    }
}
