import UIKit

final class Start: UIViewController {
    private let logo = UIImageView(image: UIImage(named: "logo")).described(as: "Logo of the app")
}
