import SwiftUI

@main
struct GardenApp: App {
    var body: some Scene {
        WindowGroup { BedList() }
    }
}

struct BedList: View {
    var body: some View {
        VStack {
            Text("Roses").accessibilityLabel("Bed of roses")
                #if targetEnvironment(macCatalyst)
                    .bedPopover("Roses")
                #endif
            Text("Herbs").accessibilityLabel("Bed of herbs").herbBadge()
            TitleRepresentable()
            HomeRepresentable()
            Cover(label: "Garden in spring")
            Cover()
        }
    }
}

struct Cover: View {
    private let label: String?

    init(label: String? = nil) { self.label = label }

    var body: some View {
        if let label {
            Image("cover").accessibilityLabel(label)
        } else {
            Image("cover").accessibilityHidden(true)
        }
    }
}

struct BedPopover: View {
    let name: String
    var body: some View { Text("@\(name)").accessibilityLabel("Details of \(name)") }
}

struct BedPopoverModifier: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
        content.popover(isPresented: .constant(true)) { BedPopover(name: name) }
    }
}

struct HerbBadge: View {
    var body: some View { Image("herb").accessibilityLabel("Herb") }
}

extension View {
    func bedPopover(_ name: String) -> some View { modifier(BedPopoverModifier(name: name)) }

    func herbBadge() -> some View { overlay(HerbBadge()) }
}
