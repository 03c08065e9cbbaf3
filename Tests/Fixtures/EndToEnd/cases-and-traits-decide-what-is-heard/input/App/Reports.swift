import SwiftUI

enum Report {
    case today
    case archived(String, pages: Int)
    case shared(by: String)

    var title: String {
        switch self {
        case .today: "Today's report"
        case let .archived(name, _): "Report of \(name)"
        case .shared(by: let sender): "Report from \(sender)"
        }
    }
}

extension Text {
    func chapter() -> some View { font(.headline).accessibility(addTraits: .isHeader) }
}

struct ReportScreen: View {
    let report: Report

    var body: some View {
        Text("Cases").chapter().accessibility(label: Text("Cases per person"))
        VStack { Text("…") }
            .accessibilityRepresentation {
                switch report {
                case let .archived(_, pages): Text("\(pages) pages")
                default: Text(report.title)
                }
            }
    }
}
