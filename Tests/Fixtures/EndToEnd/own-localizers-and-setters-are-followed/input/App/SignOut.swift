/// This file doesn't mention an accessibility API.
struct SignOut {
    let notifier: Notifier

    func run() {
        notifier.notify("Signed out")
    }
}
