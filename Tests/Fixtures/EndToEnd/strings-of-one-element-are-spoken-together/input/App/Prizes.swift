import SwiftUI

enum Prize { case gold, gem }

enum Rank: String, CustomStringConvertible {
    case first = "1", second = "2"
    var description: String { "No. \(rawValue)" }
}

/// The description of a case is its name, unless the type has its own.
struct PrizeView: View {
    let prize: Prize
    let rank: Rank
    let lost: Prize?

    var body: some View {
        VStack {
            Image("prize").accessibilityLabel("\(prize) prize")
            Image("rank").accessibilityLabel("Rank \(rank)")
            Image("lost").accessibilityLabel("Lost \(String(describing: lost))")
            Image("name").accessibilityLabel(name)
        }
    }

    private var name: String { "\(prize)" }
}
