import AXModel

/// Swift Charts: the labels of plotted values. VoiceOver speaks them with the values of each mark.
enum ChartsAPIs {
    static let module = "Charts"

    static let rows: [APIRow] = [
        // The call doesn't name the type: `BarMark(x: .value("Month", month))`. The second argument is the plotted
        // value. A call without it is to another function named `value`.
        APIRow(
            "PlottableValue.value(_:_:)",
            .call(".value", .position(0), where: APIRow.Requirement(argument: .position(1))), .label, .key,
            module: module)
    ]
}
