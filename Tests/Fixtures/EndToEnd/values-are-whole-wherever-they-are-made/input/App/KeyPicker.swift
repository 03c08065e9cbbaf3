import UIKit

final class KeyPicker: UIViewController {
    typealias Item = KeyItem

    let kindLabel = UILabel()
    var selectedKey: Key?
}
