import SwiftUI

struct Departure {
    let time: Time
    let status: Status
    let isLive: Bool
    let minutes: Int
    enum Time { case past, future }
    enum Status { case arriving, departing }

    /// The value of the format is a format itself.
    var spoken: String {
        guard isLive else { return NSLocalizedString("departure.scheduled", comment: "Value") }
        return String(format: NSLocalizedString("departure.live", comment: "Value"), label)
    }

    private var label: String {
        if minutes > 0 { return String(format: NSLocalizedString("departure.late", comment: "Value"), minutes) }
        return NSLocalizedString("departure.onTime", comment: "Value")
    }
}

/// Each value of the tuple has a test of its own, and the general case comes last.
struct DepartureBadge: View {
    let departure: Departure

    var body: some View {
        Circle().accessibilityLabel(text)
    }

    private var text: String {
        switch (departure.time, departure.status) {
        case (.past, .arriving): NSLocalizedString("badge.arrived", comment: "Label")
        case (.past, _): NSLocalizedString("badge.departed", comment: "Label")
        default: NSLocalizedString("badge.soon", comment: "Label")
        }
    }
}

struct DepartureRow: View {
    let departure: Departure
    let route: String

    var body: some View {
        Circle().accessibilityLabel(text)
        Button {} label: {
            #if os(iOS)
                Text(route)
            #else
                PosterView(route)
            #endif
        }
        .accessibilityHint("departure.hint")
        Rectangle().accessibilityLabel(Clauses.joined(route, details: details))
    }

    private var text: String {
        String(format: NSLocalizedString("departure.row", comment: "Label"), route, departure.spoken)
    }

    private var details: [String] {
        var details: [String] = []
        if departure.isLive { details.append(NSLocalizedString("details.live", comment: "Part of a label")) }
        if departure.minutes > 60 { details.append(NSLocalizedString("details.long", comment: "Part of a label")) }
        return details
    }
}

/// The elements of a list that is appended to another one are separated, too.
enum Clauses {
    static func joined(_ first: String, details: [String]) -> String {
        var clauses = [first]
        clauses.append(contentsOf: details)
        return clauses.joined(separator: ", ")
    }
}

struct SectionButton: View {
    let title: String

    var body: some View {
        Button {} label: { Text(title) }
            .accessibilityLabel(title)
            .accessibilityHint(Localized("section.hint", value: "Shows all items", comment: "Hint"))
    }
}

/// The calls speak the hint, which an own function looks up.
struct Sections: View {
    var body: some View {
        SectionButton(title: "section.near")
        SectionButton(title: "section.saved")
    }
}

func Localized(_ key: String, value: String, comment: String) -> String {
    NSLocalizedString(key, value: value, comment: comment)
}
