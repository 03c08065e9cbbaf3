import SwiftUI
import UIKit

func setUp(_ view: UIView, files: Int, all: Int) {
    view.accessibilityLabel = "\(files) \(files == 1 ? "file" : "files") found"
    view.accessibilityHint = "100% sure"
    view.accessibilityValue = "\(files) \(files == 1 ? "file" : "files") of \(all) \(all == 1 ? "folder" : "folders")"
}

struct Files: View {
    let count: Int

    var body: some View {
        Image("a").accessibilityLabel(count == 0 ? "Empty" : count == 1 ? "One file" : "\(count) files")
        Image("b").accessibilityLabel(count == 1 ? "One folder" : "\(count) folders")
    }
}
