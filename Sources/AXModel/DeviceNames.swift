package enum DeviceNames {
    /// The names of devices in string catalogs and `.stringsdict` files (Apple, “Creating width and device variants of
    /// strings”).
    package static let all = ["iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other"]
}
