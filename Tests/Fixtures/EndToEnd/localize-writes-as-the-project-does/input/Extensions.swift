import Foundation

extension String {
    var localizedText: String { NSLocalizedString(self, comment: "") }
}
