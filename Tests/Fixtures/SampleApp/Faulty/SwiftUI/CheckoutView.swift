import SwiftUI

/// The cart and its payment.
struct CheckoutView: View {
    let cart: Cart

    var body: some View {
        List {
            ForEach(cart.records) { record in
                Text(record.title)
                    .accessibilityAction(
                        named: Text(
                            "checkout.remove.action",
                            comment: "Accessibility custom action that takes a record out of the cart.")
                    ) { cart.remove(record) }
            }
            Text(cart.total)
                // fault: comment-missing
                .accessibilityLabel(String(localized: "checkout.total.label"))
                .accessibilityValue(discount ?? cart.total)
            payButton
        }
    }

    private var discount: String? {
        guard let percent = cart.discount else { return nil }
        let format = String(
            localized: "checkout.discount.value",
            comment: "Accessibility value of the price: the discount in percent.")
        return String(format: format, percent)
    }

    private var payButton: some View {
        Button(action: pay) { Image(systemName: "creditcard") }
            .accessibilityLabel(
                LocalizedStringResource(
                    "checkout.pay.label", defaultValue: "Pay",
                    comment: "Accessibility label of the button that pays for the order.")
            )
            // The name was heard a moment ago.
            // fault: hint-repeats-label
            .accessibilityHint(
                LocalizedStringResource(
                    "checkout.pay.hint", defaultValue: "Pay pays for the order.",
                    comment: "Accessibility hint of the button that pays for the order."))
    }

    private func pay() {
        cart.order()
        // fault: hard-coded-string
        UIAccessibility.post(notification: .announcement, argument: "Your order is on its way.")
    }
}
