import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let start = [TripController(), CardCell(), SeatCell()]
    let line = Line.tram
}
