import AXModel

/// Swift Charts: what the values of a mark are called. VoiceOver speaks the names with the values of each mark.
enum ChartsAPIs {
    static let rows: [APIRow] = [
        // Written without its type, as in `BarMark(x: .value("Month", month))`. The plotted value follows the label; what
        // has no second argument is something else with this name.
        APIRow(
            "PlottableValue.value(_:_:)",
            .call(".value", .position(0), where: APIRow.Requirement(argument: .position(1))), .label, .key,
            module: "Charts")
    ]
}
