import Testing

@testable import AXCommands

/// The imports of Objective-C files decide which API the output shows.
struct ObjectiveCModuleTests {
    @Test(arguments: [
        ("@import AppKit;", "NSAccessibility.accessibilityLabel"),
        ("#import <AppKit/AppKit.h>", "NSAccessibility.accessibilityLabel"),
        ("@import UIKit;", "UIView.accessibilityLabel"), ("@class AppKit;", "UIView.accessibilityLabel"),
    ])
    func theFrameworkIsThatOfTheImport(line: String, api: String) throws {
        let source = "\(line)\nvoid f(NSButton *b) { b.accessibilityLabel = @\"Play\"; }\n"
        #expect(try VerbRun(["extract", "--format", "json"], ["A.m": source]).output.contains("\"\(api)\""))
    }

    @Test func whatAFileWithoutAccessibilityCallsShowsIsInTheWholeTranscript() throws {
        let files = ["V.m": "@implementation PlayerView\n- (void)show { self.nameLabel.text = @\"Name\"; }\n@end\n"]
        #expect(try VerbRun(["preview", "--all"], files).output.contains("nameLabel\n  Name\n"))
        #expect(try !VerbRun(["preview"], files).output.contains("Name"))
    }
}
