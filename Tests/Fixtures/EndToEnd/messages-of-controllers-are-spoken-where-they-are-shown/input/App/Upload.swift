/// The delegate is a view controller.
final class Upload {
    weak var messenger: Messenger?

    func fail() {
        messenger?.showMessage("The upload failed.", buttonTitle: "Try again")
    }
}

/// Another method with the same name.
final class Log {
    let printer = Printer()

    func showMessage(_ text: String, buttonTitle: String) {}

    func fail() {
        showMessage("Failed", buttonTitle: "No button")
        printer.showMessage("Failed", buttonTitle: "No button either")
    }
}
