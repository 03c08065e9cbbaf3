import SwiftUI

struct Footer: View {
    var body: some View {
        Button("Imprint") { }.external("imprint")
    }
}
