import SwiftUI

struct Gallery: View { var body: some View { Image("g").accessibilityLabel("A picture of the gallery") } }
