import UIKit

final class OrderController: BaseController {
    let card = UIView()
    let badge = UILabel()
    var step = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        card.describe(as: "Order")
        badge.describe(as: "Paid")
        showStep(title: "First step")
        showStep(title: step)
    }

    func cancel() {
        ask("Cancel the order?", yes: "Cancel the order", no: "Keep it")
    }
}

class BaseController: UIViewController {
    func fail() {
        self.showMessage("Something is wrong.", buttonTitle: "Close")
    }
}
