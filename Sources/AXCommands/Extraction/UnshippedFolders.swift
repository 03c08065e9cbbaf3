/// Names of folders whose strings aren't the app's own.
enum UnshippedFolders {
    static let previews: Set<String> = ["Preview Content", "PreviewContent", "Previews"]

    /// Galleries of components, sample apps, and sample data.
    static let samples: Set<String> = [
        "Storybook", "Samples", "Sample", "SampleData", "Sample Data", "SampleApp", "MockData", "Mocks", "Mock",
        "Fixtures", "Demo", "DemoApp", "Example", "Examples",
    ]

    /// Copies of other projects, in lowercase.
    static let vendored: Set<String> = [
        "vendor", "vendors", "vendored", "thirdparty", "third-party", "third party", "third_party", "3rdparty",
        "external", "externals", "submodules",
    ]
}
