import SwiftUI
import UIKit

struct TitleView: View {
    var body: some View { Text("Garden").accessibilityAction(named: Text("More")) {} }
}

struct TitleView_Previews: PreviewProvider {
    static var previews: some View { TitleView() }
}

struct TitleRepresentable: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> TitleController {
        TitleController(nibName: "TitleView", bundle: .main)
    }

    func updateUIViewController(_ controller: TitleController, context: Context) {}
}

class TitleController: UIViewController {
    @IBOutlet weak var bell: BellButton!
}

class BellButton: UIButton {
    override func awakeFromNib() { accessibilityLabel = "Ring" }
}

class VoiceCell: UITableViewCell {
    static let nib = (name: "VoiceCell", id: "VoiceCell")

    override func awakeFromNib() { accessibilityHint = "Double tap to use" }
}
