/// Names of folders that contain strings that aren't part of the app.
enum UnshippedFolders {
    static let previews: Set<String> = ["Preview Content", "PreviewContent", "Previews"]

    /// Names of folders for galleries of components, sample apps, and sample data.
    static let samples: Set<String> = [
        "Storybook", "Samples", "Sample", "SampleData", "Sample Data", "SampleApp", "MockData", "Mocks", "Mock",
        "Fixtures", "Demo", "DemoApp", "Example", "Examples",
    ]

    /// Names of folders for copies of other projects, in lowercase.
    static let vendored: Set<String> = [
        "vendor", "vendors", "vendored", "thirdparty", "third-party", "third party", "third_party", "3rdparty",
        "external", "externals", "submodules",
    ]
}
