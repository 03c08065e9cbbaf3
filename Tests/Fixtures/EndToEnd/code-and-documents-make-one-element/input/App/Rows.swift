import SwiftUI

struct DeletableRow: View {
    let song: Song

    var body: some View {
        Text(song.title)
            .swipeActions {
                Button { delete() } label: { Image(systemName: "trash") }
                    .help("row.delete.hint")
                Button("row.delete") { delete() }
            }
            .accessibilityHint("row.hint")
    }
}

/// Every branch of the property makes a button, and each case of the format is a toggle.
struct FormatRow: View {
    let item: Item

    var body: some View {
        control.accessibilityLabel("format.more")
        Button { toggle() } label: { Icon(item.icon) }
            .disabled(item.state == .disabled)
            .accessibilityLabel("format.bold")
            .accessibilityAddTraits(item.state == .reversed ? [.isToggle, .isSelected] : .isToggle)
        Text("a").accessibilityLabel("format.limit").accessibilityValue("\((item.limit ?? 500) + item.length)")
        VStack {
            Text("b")
            Text(day).padding().accessibility(hidden: true)
            Text(Self.hours(item.seconds))
        }
        .accessibilityElement(children: .combine)
        .accessibilityHint("format.hint")
    }

    @ViewBuilder private var control: some View {
        if item.hasMenu {
            Menu { Text("c") } label: { Text("d") }
        } else {
            Button { toggle() } label: { Text("d") }
        }
    }

    static func hours(_ seconds: Double) -> String { String(format: "%.2f", seconds / 3600) }
}

/// Patterns of one value exclude each other, and what a call leaves out isn't spoken.
struct RentalRow: View {
    let rental: Rental

    var body: some View {
        HStack { Text("e") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Self.label(rental))
    }

    static func label(_ rental: Rental, stop: String? = nil) -> String {
        var parts = [String(localized: "rental.name")]
        if let stop { parts.append(stop) }
        if case .station(let station) = rental { parts.append(String(localized: "rental.station")) }
        if case .vehicle(let vehicle) = rental { parts.append(String(localized: "rental.vehicle")) }
        return parts.joined(separator: ", ")
    }
}
