import UIKit

class ShareController: UIViewController {
    let post = UIButton()

    override func viewDidLoad() {
        post.accessibilityLabel = "Post"
    }
}
