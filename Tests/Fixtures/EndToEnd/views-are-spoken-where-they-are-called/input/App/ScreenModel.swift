import Foundation

final class ScreenModel: ObservableObject {
    let heading = "Songs of today"
    @Published var title: String = ""

    func open() {}
    func signIn() {}
    func cancel() {}
}
