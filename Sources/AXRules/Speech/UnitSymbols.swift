/// Symbols of units that are the same in all languages, in small letters.
enum UnitSymbols {
    /// BIPM, The International System of Units, 9th edition; IEC 80000-13 for bits and bytes; and the common ones beside
    /// them. Left out are those that are as often something else: in, am, pm, K, G, D.
    static let international: Set<String> = [
        "km", "cm", "mm", "dm", "nm", "μm", "µm", "mi", "ft", "yd", "kg", "mg", "lb", "oz", "ml", "dl", "cl", "gal",
        "kb", "mb", "gb", "tb", "kib", "mib", "gib", "tib", "bps", "kbps", "mbps", "gbps", "kbit", "mbit", "gbit",
        "hz", "khz", "mhz", "ghz", "kw", "kwh", "wh", "mah", "ma", "kv", "ms", "min", "kcal", "kj", "px", "pt", "dpi",
        "ppi", "fps", "mph", "kmh", "rpm", "bpm", "db", "dbm", "hpa", "kpa", "psi", "mmhg",
    ]

    /// Of days, hours, minutes and seconds.
    static let time: Set<String> = ["d", "h", "m", "s"]
}
