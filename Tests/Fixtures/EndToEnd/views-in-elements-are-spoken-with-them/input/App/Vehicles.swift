import SwiftUI

/// Shows the same parts in two layouts. The row speaks for them.
struct VehicleRow: View {
    let vehicle: Vehicle
    @State private var isLarge = false

    var body: some View {
        VStack {
            if isLarge {
                VStack { crowding }
                delay(isShort: false)
            } else {
                HStack { crowding }
                delay(isShort: true)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Bus \(vehicle.name)")
    }

    @ViewBuilder private var crowding: some View {
        if let crowding = vehicle.crowding, crowding > 0 {
            CrowdingBadge(level: crowding)
        }
    }

    private func delay(isShort: Bool) -> some View {
        Text(isShort ? "+3" : "3 min late").accessibilityLabel("3 minutes late")
    }
}

struct CrowdingBadge: View {
    let level: Int

    var body: some View {
        HStack { Image(systemName: "cellularbars") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(level > 2 ? "Full" : "Many seats")
    }
}

struct VehicleButton: View {
    let vehicle: Vehicle
    @State private var isLarge = false

    var body: some View {
        Button(action: track) {
            if isLarge {
                VStack { number }
            } else {
                HStack { number }
            }
        }
        .accessibilityHint("Follows the bus")
    }

    private var number: some View {
        Text(vehicle.number).accessibilityLabel("Number \(vehicle.number)")
    }
}

/// One of the rows is spoken without the subtitle.
struct DriverRow: View {
    let name: String
    let nickname: String

    var body: some View {
        HStack {
            Text(name)
            Text(nickname).accessibilityHidden(nickname == name)
            Image(systemName: "phone").accessibilityLabel("Can be called").opacity(isOnDuty ? 1 : 0)
        }
        .accessibilityElement(children: .combine)
        .accessibilityHint("Shows the driver")
    }
}

/// The action belongs to the element that contains the view.
struct PhotoView: View {
    var body: some View {
        Image("photo")
            .accessibilityLabel("Photo of the bus")
            .accessibilityAction(named: "Enlarge photo") { enlarge() }
    }
}

struct VehicleScreen: View {
    let vehicle: Vehicle

    var body: some View {
        VehicleRow(vehicle: vehicle)
        VehicleButton(vehicle: vehicle)
        DriverRow(name: "Ann", nickname: "Annie")
        Link(destination: details) {
            PhotoView()
            Text("Details").accessibilityHidden(isShort)
        }
    }
}
