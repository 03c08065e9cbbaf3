import SwiftUI

enum TourStep {
    case begin, pause, finish
}

struct TourAction {
    let step: TourStep
    let isEnabled: Bool

    init(_ step: TourStep, isEnabled: Bool = true) {
        self.step = step
        self.isEnabled = isEnabled
    }

    var title: String {
        switch step {
        case .begin: return NSLocalizedString("tour.begin", comment: "Action")
        case .pause: return NSLocalizedString("tour.pause", comment: "Action")
        case .finish: return NSLocalizedString("tour.finish", comment: "Action")
        }
    }
}

/// It has only the initializer with its properties.
struct TourHint {
    let step: TourStep

    var text: String {
        step == .begin
            ? NSLocalizedString("tour.begin.hint", comment: "Hint")
            : NSLocalizedString("tour.other.hint", comment: "Hint")
    }
}

enum StopAction {
    case add
    case remove(from: String?)

    var title: String {
        switch self {
        case .add: return NSLocalizedString("stop.add", comment: "Action")
        case .remove(let tour):
            guard let tour = tour else { return NSLocalizedString("stop.remove", comment: "Action") }
            switch tour {
            case "harbor": return NSLocalizedString("stop.remove.harbor", comment: "Action")
            default: return NSLocalizedString("stop.remove.tour", comment: "Action")
            }
        }
    }
}

enum TourNames {
    static func name(of step: TourStep) -> String {
        switch step {
        case .begin: return NSLocalizedString("tour.begin", comment: "Action")
        default: return NSLocalizedString("tour.running", comment: "Action")
        }
    }
}

struct TourRow: View {
    let name: String
    let tour: String?

    var body: some View {
        Text(name)
            .accessibilityHint(TourHint(step: .begin).text)
            .accessibilityAction(named: Text(TourAction(.begin).title)) {}
            .accessibilityAction(named: Text(TourAction(TourStep.finish, isEnabled: false).title)) {}
            .accessibilityAction(named: Text(StopAction.remove(from: nil).title)) {}
            .accessibilityAction(named: Text(StopAction.remove(from: tour).title)) {}
            .accessibilityAction(named: Text(TourNames.name(of: .pause))) {}
    }
}
