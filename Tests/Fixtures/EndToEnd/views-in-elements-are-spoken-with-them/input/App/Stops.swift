import SwiftUI

@main struct TransitApp: App {
    var body: some Scene {
        WindowGroup {
            StopList(stops: [], name: "Airport")
            Timetable(trips: [])
            Settings(hasImages: images, hasAudio: audio)
            VehicleScreen(vehicle: vehicle)
        }
    }
}

/// Combined by its only call, and in the label of a link.
struct StopRow: View {
    let index: Int
    let name: String
    let isCurrent: Bool

    var body: some View {
        HStack {
            Text("\(index)").accessibilityLabel(isCurrent ? "Stop \(index), current" : "Stop \(index)")
            Text(name)
            Text("5 m").accessibilityLabel("5 meters").accessibilityValue("Walking")
        }
    }
}

struct StopRow_Previews: PreviewProvider {
    static var previews: some View { StopRow(index: 1, name: "Mall", isCurrent: true) }
}

struct StopList: View {
    let stops: [Stop]
    let name: String
    @State private var isNear = false

    var body: some View {
        ForEach(stops) { stop in
            StopRow(index: stop.index, name: stop.name, isCurrent: stop.isCurrent)
                .accessibilityElement(children: .combine)
                .accessibilityAddTraits(.isButton)
        }
        Link(destination: home) {
            StopRow(index: 0, name: name, isCurrent: isNear)
        }
    }
}

/// In a row that is in a link.
struct Badge: View {
    let minutes: Int
    var body: some View { Text("\(minutes)").accessibilityLabel("Arrived \(minutes) min ago") }
}

/// Spoken only in the link, even though it depends on many tests.
struct TripRow: View {
    let trip: Trip

    var body: some View {
        HStack {
            if trip.isLate { Text("Late") }
            if trip.isFull { Text("Full") }
            if trip.isNight { Text("Night bus") }
            if trip.isExtra { Text("Extra bus") }
            if trip.isFinal { Text("Last bus") }
            Badge(minutes: trip.minutes)
        }
    }
}

struct Timetable: View {
    let trips: [Trip]
    @State private var isShown = false

    var body: some View {
        ForEach(trips) { trip in
            NavigationLink(value: trip) { TripRow(trip: trip) }
        }
        // The view in the sheet isn't a part of an element.
        .sheet(isPresented: $isShown) { TicketView() }
    }
}

struct TicketView: View {
    var body: some View {
        Button(action: buy) { PriceView(price: Price(amount: 2)) }
        Text("2 €").accessibilityLabel("2 euros")
    }
}

struct Price {
    let amount: Int
    let isReduced: Bool
    var priceAccessibilityLabel: String { isReduced ? "Reduced price" : "Full price" }
}

/// A view with the trait of a button in a button.
private struct PriceView: View {
    let price: Price

    var body: some View {
        HStack { Text("\(price.amount) €") }
            .accessibilityElement()
            .accessibilityLabel(price.priceAccessibilityLabel)
            .accessibilityAddTraits(.isButton)
    }
}
