import UIKit

final class DateController: UIViewController {
    private lazy var dateButton: UIButton = {
        let button = UIButton()
        button.accessibilityLabel = "Select a date"
        button.addTarget(self, action: #selector(pickDate), for: .touchUpInside)
        return button
    }()
    private lazy var titleButton: UIButton = {
        let button = UIButton()
        button.accessibilityLabel = "Title"
        button.addTarget(self, action: #selector(showTitle), for: .touchUpInside)
        return button
    }()
    private var day: Day?

    override func viewDidLoad() { showTitle() }

    @objc func pickDate() {
        if day == nil {
            day = .today
            dateButton.accessibilityValue = text(day)
        }
    }

    @objc func showTitle() { titleButton.accessibilityValue = title }
}

extension DateController: UIPickerViewDelegate {
    func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        day = days[row]
        dateButton.accessibilityValue = text(day)
    }
}
