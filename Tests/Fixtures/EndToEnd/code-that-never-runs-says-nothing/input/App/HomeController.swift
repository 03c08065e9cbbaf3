import SwiftUI
import UIKit

struct HomeRepresentable: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> HomeController { HomeController() }

    func updateUIViewController(_ controller: HomeController, context: Context) {}
}

class HomeController: UIViewController {
    private let water = UIButton()
    private let points = [Point(text: "Sun"), Point(text: "Shade", link: nil)]
    private let kind = ChoiceView()
    private var presenter: WheelPresenter?

    override func viewDidLoad() {
        kind.accessibilityText = "Kind of bed"
        water.accessibilityLabel = "Water"
        water.accessibilityHint = waterAccessibilityHint
        if #available(iOS 14, *) {
            picker.preferredDatePickerStyle = .compact
        } else {
            presenter = WheelPresenter()
            presenter?.open()
        }
    }

    var waterAccessibilityHint: String { "Waters the bed" }
    var feedAccessibilityHint: String { "Feeds the bed" }

    func showDrought() { water.accessibilityLabel = "Water soon" }

    @objc func showRain() { water.accessibilityLabel = "It rains" }

    private func showFrost() { water.accessibilityLabel = "Don’t water" }
}

extension HomeController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ field: UITextField) { field.accessibilityLabel = "Name of the bed" }
}

class WheelPresenter {
    func open() {
        let cancel = UIBarButtonItem(title: "Cancel", style: .done, target: self, action: #selector(close))
        cancel.accessibilityHint = "Press twice"
    }
}

class Point: UIView {
    init(text: String, link: String? = nil) {
        super.init(frame: .zero)
        if let link = link {
            let linkButton = UIButton()
            linkButton.accessibilityLabel = "Read about \(link)"
            addSubview(linkButton)
        }
    }
}

final class ChoiceView: UIView {
    private let radio = UIButton()

    var accessibilityText = "" {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }

    func setSelected(_ selected: Bool) {
        radio.isSelected = selected
        update()
    }

    private func update() {
        accessibilityLabel = accessibilityText + ". " + (radio.isSelected ? "Selected" : "Not selected")
    }
}
