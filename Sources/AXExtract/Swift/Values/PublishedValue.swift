import SwiftSyntax

/// Finds the value that a publisher of Combine or RxSwift passes on: `viewModel.$title` for
/// `viewModel.$title.receive(on: queue).sink { … }`.
enum PublishedValue {
    /// The methods whose closure gets the value.
    static let subscriptions: Set<String> = ["drive", "sink", "subscribe"]

    /// The publisher without the operators that pass on values unchanged.
    static func source(of publisher: ExprSyntax) -> ExprSyntax {
        var current = publisher
        while let call = SwiftCallee.unwrapped(current).as(FunctionCallExprSyntax.self),
            let member = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self),
            let base = member.base, operators.contains(member.declName.baseName.text)
        {
            current = base
        }
        return current
    }

    private static let operators: Set<String> = [
        "asDriver", "asObservable", "debounce", "delay", "distinctUntilChanged", "dropFirst", "eraseToAnyPublisher",
        "first", "observe", "observeOn", "receive", "removeDuplicates", "share", "subscribeOn", "throttle",
    ]
}
