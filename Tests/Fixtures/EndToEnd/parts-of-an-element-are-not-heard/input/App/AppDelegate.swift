import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let start = [TripController(), CardCell(), SeatCell()]
    let line = Line.tram
    private let trip = TripController()
    private let card = CardCell()

    func show(_ name: String, _ count: Int) {
        trip.reset()
        card.card.update(name)
        CardView.ViewModel().bind(view: card.card, count: count, name: name)
        SeatCell().tiles?.first.show(count)
        SeatCell().show(count)
    }
}
