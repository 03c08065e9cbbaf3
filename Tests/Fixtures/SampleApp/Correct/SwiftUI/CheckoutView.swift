import SwiftUI

/// The cart and its payment, with `String(localized:)`, `LocalizedStringResource` and an announcement.
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
            total
            payButton
        }
    }

    private var total: some View {
        Text(cart.total)
            .accessibilityLabel(
                String(localized: "checkout.total.label", comment: "Accessibility label of the sum to pay.")
            )
            .accessibilityValue(discount ?? cart.total)
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
            .accessibilityHint(
                LocalizedStringResource(
                    "checkout.pay.hint", defaultValue: "Places the order and charges the card.",
                    comment: "Accessibility hint of the button that pays for the order."))
    }

    private func pay() {
        cart.order()
        AccessibilityNotification.Announcement(
            String(localized: "checkout.placed.announcement", comment: "Accessibility announcement after an order.")
        ).post()
    }
}
