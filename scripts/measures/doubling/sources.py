"""The inputs that are sources: Swift, Objective-C and Interface Builder documents."""

from measures.doubling.inputs import add

TABLE = '/* The label of a button. */\n"k0" = "Plays the song";\n\n"song.label" = "Song";\n\n"list.label" = "List";\n'


def source(name, extension, size, make, keys=lambda n: TABLE, **options):
    def files(count):
        written = make(count)
        if isinstance(written, str):
            written = {f"Sources/A.{extension}": written}
        return {"App/en.lproj/Localizable.strings": keys(count), **{f"App/{path}": text for path, text in written.items()}}
    add(f"{name}", "sources", size, files, **options)


def swift(name, size, make, **options):
    source(f"Swift: {name}", "swift", size, make, **options)


def expression(name, size, make):
    """An input whose one assignment to a label grows; `make` answers the expression."""
    swift(name, size, lambda n: HEAD + f"    view.accessibilityLabel = {make(n)}\n" + TAIL, hostile=True)


def statements(name, size, make):
    """An input whose function grows; `make` answers a statement for a number."""
    swift(name, size, lambda n: HEAD + "".join(f"    {make(i)}\n" for i in range(n)) + TAIL)


HEAD = "import UIKit\n\nfunc set(_ view: UIView, _ c: Bool, _ n: Int, _ s: String?) {\n"
TAIL = "}\n"

statements("labels", 500, lambda i: f'view.accessibilityLabel = "Text {i}"')
statements("equal labels", 500, lambda i: 'view.accessibilityLabel = "Plays"')
statements("labels, hints and traits", 250, lambda i: f'view.accessibilityLabel = "Text {i}"; view.accessibilityHint = "Opens {i}"; '
           'view.accessibilityTraits = .button')
statements("localized calls", 500, lambda i: f'view.accessibilityLabel = NSLocalizedString("k{i}", comment: "Label {i}")')
statements("calls of one key", 500, lambda i: f'view.accessibilityLabel = NSLocalizedString("k0", comment: "Label {i}")')
statements("interpolations", 250, lambda i: f'view.accessibilityLabel = "Song \\(n + {i}) of \\(s)"')
statements("formats", 250, lambda i: f'view.accessibilityLabel = String(format: NSLocalizedString("k{i} %d", comment: ""), n)')
statements("conditions", 250, lambda i: f'view.accessibilityLabel = c ? "One {i}" : "Other {i}"')
statements("hand-rolled plurals", 250, lambda i: f'view.accessibilityLabel = n == 1 ? "1 song {i}" : "\\(n) songs {i}"')
statements("constants", 250, lambda i: f'let a{i} = "Text {i}"; view.accessibilityLabel = a{i}')
statements("assignments of one constant", 250, lambda i: f'let a{i} = a{i - 1} + "x"; view.accessibilityLabel = a{i}' if i else
           'let a0 = "x"')
statements("one variable that grows", 250, lambda i: f'{"let x = " if i else "var x = "}"a{i}"; view.accessibilityLabel = x')
statements("x = x + …", 250, lambda i: 'x = x + "y"; view.accessibilityLabel = x' if i else 'var x = "y"')
statements("other literals", 1000, lambda i: f'print("Text {i}")')
statements("suppressions", 500, lambda i: f'view.accessibilityLabel = "Text {i}" // axstrings:disable hard-coded-string: known')
swift("one line of labels", 500, lambda n: HEAD + "".join(f'view.accessibilityLabel = "Text {i}"; ' for i in range(n)) + TAIL)
swift("functions", 250, lambda n: "".join(f'func f{i}(v: UIView) {{ v.accessibilityLabel = "Text {i}" }}\n' for i in range(n)))
swift("functions that call each other", 250, lambda n: "".join(
    f"func f{i}() -> String {{ f{i + 1}() }}\n" for i in range(n)) + f'func f{n}() -> String {{ "a" }}\n' + HEAD
    + "view.accessibilityLabel = f0()\n" + TAIL, hostile=True)
swift("calls with one parameter passed on", 250, lambda n: "".join(
    f"func f{i}(_ t: String) {{ f{i + 1}(t) }}\n" for i in range(n)) + f"func f{n}(_ t: String) {{ view.accessibilityLabel = t }}\n"
    + 'func g() { f0("Text") }\n', hostile=True)
swift("methods of controllers and their calls", 250, lambda n: "import UIKit\nextension UIViewController {\n" + "".join(
    f"  func show{i}(button: String) {{ let b = UIButton(); b.accessibilityLabel = button; view.addSubview(b) }}\n" for i in range(n))
    + "}\nclass A: UIViewController { func f() {\n" + "".join(f'  show{i}(button: "Text {i}")\n' for i in range(n)) + "} }\n")
swift("methods that announce and their calls", 250, lambda n: "import UIKit\nclass A: UIViewController {\n" + "".join(
    f"  func say{i}(_ m: String) {{ UIAccessibility.post(notification: .announcement, argument: m) }}\n" for i in range(n))
    + "  func f() {\n" + "".join(f'    say{i}("Text {i}")\n' for i in range(n)) + "  }\n}\n")
swift("protocols and functions of one class", 250, lambda n: "import UIKit\n@main class A: UIResponder, UIApplicationDelegate { let v = V() }\n"
      + "".join(f"protocol P{i} {{}}\n" for i in range(n)) + "class V: UIView, " + ", ".join(f"P{i}" for i in range(n))
      + " {\n  let b = UIButton()\n" + "".join(f'  func f{i}() {{ b.accessibilityLabel = "Text {i}" }}\n' for i in range(n)) + "}\n", hostile=True)
swift("views in elements that contain each other", 250, lambda n: "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { V0() } } }\n"
      + "".join(f'struct V{i}: View {{ var body: some View {{ HStack {{ Text("a").accessibilityLabel("Text {i}"); V{i + 1}() }}'
                ".accessibilityElement(children: .combine) } }\n" for i in range(n))
      + f'struct V{n}: View {{ var body: some View {{ Text("b") }} }}\n', hostile=True)
swift("containers and labels of one view", 250, lambda n: "import UIKit\nclass A: UIView {\n  let v = UIButton(); let e = UIView()\n"
      + "".join(f"  let c{i} = UIView()\n" for i in range(n)) + "  func a() {\n    e.isAccessibilityElement = true\n"
      + "".join(f"    c{i}.addSubview(v)\n" for i in range(n)) + "  }\n"
      + "".join(f'  func f{i}() {{ v.accessibilityLabel = "Text {i}" }}\n' for i in range(n)) + "}\n", hostile=True)
swift("hint of nested choices", 100, lambda n: "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { "
      + 'Image("a").accessibilityLabel("b").accessibilityHint(' + " : ".join(f'a{i} ? "Text {i}"' for i in range(n)) + ' : "c") } } }\n',
      hostile=True)
swift("extensions with equal parts of a view", 250, lambda n: "import SwiftUI\nstruct V: View { var body: some View { VStack { row } } }\n"
      + "".join(f'extension V {{ var row: some View {{ HStack {{ Text("a").accessibilityLabel("Text {i}"); row }} }} }}\n'
                for i in range(n)), hostile=True)
swift("classes in elements that contain each other", 250, lambda n: "import UIKit\n" + "".join(
    f"class C{i}: UIView {{ let b = UIButton(); let c = C{i + 1}()\n  func f{i}() {{ c.isAccessibilityElement = true; "
    f'b.accessibilityLabel = "Text {i}"; c.f{i + 1}() }} }}\n' for i in range(n)) + f"class C{n}: UIView {{ func f{n}() {{}} }}\n", hostile=True)
swift("views in views in buttons", 50, lambda n: "import SwiftUI\n" + "".join(
    f"struct V{i}: View {{ let t: String; var body: some View {{ VStack {{ " + f"V{i + 1}(t: t); " * 8 + "} } }\n" for i in range(5))
    + "struct V5: View { let t: String; var body: some View { Text(t) } }\nstruct S: View { var body: some View { VStack {\n"
    + "".join(f'  Button(action: {{}}) {{ V0(t: "Text {i}") }}.accessibilityHint("Opens {i}")\n' for i in range(n)) + "} } }\n")
swift("static constants in a chain", 250, lambda n: "enum A {\n" + "".join(
    f"  static let a{i} = a{i + 1}\n" for i in range(n)) + f'  static let a{n} = "Text"\n}}\n' + HEAD + "view.accessibilityLabel = A.a0\n"
    + TAIL, hostile=True)
# From about ten on, the other constants aren't followed.
swift("constants that double", 40, lambda n: "enum A {\n" + "".join(
    f"  static let a{i} = a{i + 1} + a{i + 1}\n" for i in range(n)) + f'  static let a{n} = "Text"\n}}\n' + HEAD
    + "view.accessibilityLabel = A.a0\n" + TAIL, hostile=True)
swift("functions of one name", 250, lambda n: "".join(
    f'struct S{i} {{ func f(v: UIView) {{ v.accessibilityLabel = L.a{i} }} }}\nextension L {{ static let a{i} = "Text {i}" }}\n'
    for i in range(n)))
swift("types", 250, lambda n: "".join(f'struct V{i}: View {{ var body: some View {{ Text("Text {i}").accessibilityLabel("Label {i}") }} }}\n'
                                      for i in range(n)))
swift("views side by side", 250, lambda n: "struct V: View { var body: some View { VStack {\n" + "".join(
    f'Button("Title {i}") {{ }}.accessibilityLabel("Label {i}").accessibilityHint("Opens it.")\n' for i in range(n)) + "} } }\n")
swift("nested views", 50, lambda n: "struct V: View { var body: some View {\n" + "VStack { " * n + 'Text("a").accessibilityLabel("Label")'
      + " }" * n + " } }\n", hostile=True)
swift("modifiers in a chain", 250, lambda n: 'struct V: View { var body: some View { Text("a")' + "".join(
    f'.accessibilityLabel("Label {i}")' for i in range(n)) + " } }\n", hostile=True)
swift("a chain of other modifiers", 500, lambda n: 'struct V: View { var body: some View { Text("a").accessibilityLabel("Label")'
      + ".padding()" * n + " } }\n", hostile=True)
swift("cases", 500, lambda n: "enum E { case " + ", ".join(f"a{i}" for i in range(n)) + "\nvar t: String { switch self {\n" + "".join(
    f'case .a{i}: return "Text {i}"\n' for i in range(n)) + "} } }\nfunc f(e: E, v: UIView) { v.accessibilityLabel = e.t }\n")
swift("nested attributes", 250, lambda n: "var x: " + "borrowing " * n + 'Int\nlet v = "accessibilityLabel"\n', hostile=True)
swift("attributes", 500, lambda n: "@a " * n + 'var v = "accessibilityLabel"\n', hostile=True)
swift("nested types", 100, lambda n: "struct A {" * n + "}" * n + '\nlet v = "accessibilityLabel"\n', hostile=True)
swift("nested functions", 100, lambda n: "func f() {" * n + 'view.accessibilityLabel = "a"' + "}" * n, hostile=True)
swift("nested conditions", 100, lambda n: HEAD + "if c {" * n + 'view.accessibilityLabel = "a"' + "}" * n + TAIL, hostile=True)
swift("else if", 250, lambda n: HEAD + "".join(
    f'{"else " if i else ""}if n == {i} {{ view.accessibilityLabel = "a{i}" }} ' for i in range(n)) + TAIL, hostile=True)
swift("#if", 100, lambda n: "#if A\n" * n + 'view.accessibilityLabel = "a"\n' + "#endif\n" * n, hostile=True)
swift("comments", 2000, lambda n: "// A comment, “accessibility”.\n" * n + HEAD + 'view.accessibilityLabel = "a"\n' + TAIL)
swift("nested comments", 1000, lambda n: "/*" * n + "*/" * n + HEAD + 'view.accessibilityLabel = "a"\n' + TAIL, hostile=True)
swift("open brackets", 500, lambda n: HEAD + "view.accessibilityLabel = " + "(" * n, hostile=True)
swift("closing braces", 1000, lambda n: HEAD + 'view.accessibilityLabel = "a"\n' + "}" * n, hostile=True)
swift("open literals", 1000, lambda n: HEAD + 'view.accessibilityLabel = "a"\n' + 'x = "a\n' * n, hostile=True)
for title, size, make in [
    ("parentheses", 100, lambda n: "(" * n + '"a"' + ")" * n), ("brackets", 100, lambda n: "[" * n + '"a"' + "]" * n),
    ("closures", 100, lambda n: "{ " * n + '"a"' + " }()" * n), ("calls", 100, lambda n: "f(" * n + '"a"' + ")" * n),
    ("interpolations in interpolations", 25, lambda n: '"\\(' * n + "s" + ')"' * n), ("generics", 100, lambda n: "A<" * n + ">" * n + "()"),
    ("prefix operators", 250, lambda n: "!" * n + "c"), ("! after", 250, lambda n: "s" + "!" * n), ("? after", 250, lambda n: "s" + "?" * n),
    ("tries", 250, lambda n: "try " * n + '"a"'), ("+ in a chain", 500, lambda n: '"a"' + ' + "x"' * n),
    ("?? in a chain", 500, lambda n: "s" + ' ?? "x"' * n), ("? : in a chain", 250, lambda n: 'c ? "a" : ' * n + '"b"'),
    ("? : inside", 100, lambda n: "c ? " * n + '"a"' + ' : "b"' * n), ("? : in parentheses", 100, lambda n: 'c ? "a" : (' * n + '"b"' + ")" * n),
    ("+ of variables", 500, lambda n: "a" + " + a" * n), ("members in a chain", 500, lambda n: "a" + ".b" * n),
    ("calls in a chain", 500, lambda n: "a" + ".b()" * n), ("subscripts in a chain", 500, lambda n: "a" + "[0]" * n),
    ("as in a chain", 250, lambda n: '"a"' + " as String" * n), ("&& in a chain", 500, lambda n: "c" + " && c" * n + ' ? "a" : "b"'),
    ("closures after a call", 250, lambda n: "f" + " { }" * n), ("arguments", 1000, lambda n: "f(" + '"a", ' * n + '"b")'),
    ("a list", 1000, lambda n: "[" + '"a", ' * n + '"b"].joined()'), ("if expressions", 50, lambda n: 'if c { "a" } else { ' * n + '"b"' + " }" * n),
    ("one literal of letters", 20000, lambda n: '"' + "a" * n + '"'), ("one literal of words", 4000, lambda n: '"' + "Lorem ipsum. " * n + '"'),
    ("one literal of escapes", 2000, lambda n: '"' + "\\u{e9}\\n" * n + '"'), ("one literal of interpolations", 500, lambda n: '"' + "\\(n) " * n + '"'),
    ("one literal of many lines", 1000, lambda n: '"""\n' + "Lorem ipsum.\n" * n + '"""'), ("one literal of %@", 1000, lambda n: '"' + "%@ " * n + '"'),
    ("one literal of quotes", 2000, lambda n: '"' + '\\"' * n + '"'), ("a raw literal", 500, lambda n: "#" * n + '"a"' + "#" * n),
    ("formats in formats", 50, lambda n: 'String(format: "%@", ' * n + "s" + ")" * n),
]:
    expression(title, size, make)
swift("files", 100, lambda n: {f"Sources/F{i}.swift": HEAD + f'    view.accessibilityLabel = "Text {i}"\n' + TAIL for i in range(n)})
swift("files without strings", 200, lambda n: {f"Sources/F{i}.swift": f"struct S{i} {{ }}\n" for i in range(n)})
swift("files that share a constant", 100, lambda n: {
    "Sources/L.swift": "enum L {\n" + "".join(f'static let a{i} = "Text {i}"\n' for i in range(n)) + "}\n",
    **{f"Sources/F{i}.swift": HEAD + f"    view.accessibilityLabel = L.a{i}\n" + TAIL for i in range(n)}})
for title, unused in [("keys and calls", False), ("unused keys and sources", True)]:
    swift(title, 250, lambda n, unused=unused: {f"Sources/F{j}.swift": HEAD + "".join(
        f'    view.accessibilityLabel = NSLocalizedString("{"x" if unused else "k"}{i}", comment: "Label {i}")\n'
        for i in range(j, n, 10)) + TAIL for j in range(10)},
        keys=lambda n: "".join(f'/* Label {i} */\n"k{i}" = "Text {i}";\n\n' for i in range(n)))


def objc(name, size, make, **options):
    source(f"Objective-C: {name}", "m", size, lambda n: f"void f(UIView *v, int n) {{\n{make(n)}\n}}\n", **options)


objc("labels", 500, lambda n: "".join(f'v.accessibilityLabel = @"Text {i}";\n' for i in range(n)))
objc("localized calls", 500, lambda n: "".join(f'v.accessibilityLabel = NSLocalizedString(@"k{i}", @"Label");\n' for i in range(n)))
objc("messages", 500, lambda n: "".join(f'[v setAccessibilityLabel:@"Text {i}"];\n' for i in range(n)))
objc("nested messages", 100, lambda n: "v.accessibilityLabel = " + "[" * n + "a" + " b]" * n + ";", hostile=True)
objc("open brackets", 500, lambda n: "v.accessibilityLabel = " + "[" * n, hostile=True)
objc("nested parentheses", 100, lambda n: "v.accessibilityLabel = " + "(" * n + '@"a"' + ")" * n + ";", hostile=True)
objc("nested blocks", 100, lambda n: "^{" * n + 'v.accessibilityLabel = @"a";' + "}" * n + ";", hostile=True)
objc("concatenations", 500, lambda n: 'v.accessibilityLabel = @"a"' + ' "b"' * n + ";")
objc("conditions in a chain", 250, lambda n: "v.accessibilityLabel = " + 'n ? @"a" : ' * n + '@"b";', hostile=True)
objc("macros", 250, lambda n: "".join(f'#define A{i} @"Text {i}"\n' for i in range(n)) + "".join(
    f"v.accessibilityLabel = A{i};\n" for i in range(n)))
objc("macros in a chain", 250, lambda n: "".join(f"#define A{i} A{i + 1}\n" for i in range(n)) + f'#define A{n} @"Text"\n'
     "v.accessibilityLabel = A0;\n", hostile=True)
objc("macros that double", 10, lambda n: "".join(f"#define A{i} A{i + 1} A{i + 1}\n" for i in range(n)) + f'#define A{n} @"Text"\n'
     "v.accessibilityLabel = A0;\n", hostile=True)
objc("macros of one name", 250, lambda n: "".join(f'#define A @"Text {i}"\n' for i in range(n)) + "v.accessibilityLabel = A;\n")
objc("continued lines", 1000, lambda n: "#define A " + "\\\n" * n + '@"a"\nv.accessibilityLabel = A;\n', hostile=True)
objc("arguments of a format", 500, lambda n: 'v.accessibilityLabel = [NSString stringWithFormat:@"' + "%d " * n + '"' + ", n" * n + "];")
objc("one literal", 20000, lambda n: f'v.accessibilityLabel = @"{"a" * n}";')
objc("open literals", 1000, lambda n: 'v.accessibilityLabel = @"a\n' * n, hostile=True)
objc("open comments", 2000, lambda n: "/* a\n" * n, hostile=True)
objc("#if", 250, lambda n: "#if A\n" * n + 'v.accessibilityLabel = @"a";\n' + "#endif\n" * n, hostile=True)
source("Objective-C: files", "m", 100, lambda n: {f"Sources/F{i}.m": f'void f(UIView *v) {{ v.accessibilityLabel = @"Text {i}"; }}\n'
                                                  for i in range(n)})
source("Objective-C: headers that include the next", "m", 100, lambda n: {
    **{f"Sources/F{i}.h": f'#import "F{i + 1}.h"\n#define A{i} @"Text {i}"\n' for i in range(n)},
    "Sources/A.m": f'#import "F0.h"\nvoid f(UIView *v) {{ v.accessibilityLabel = A{n - 1}; }}\n'})

XIB = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">\n'
    "<objects>\n{}</objects>\n</document>\n"
)


def button(number, inner="", text="Plays"):
    return (
        f'<button id="b{number}"><accessibility key="accessibilityConfiguration" label="{text} {number}" hint="Opens {number}"/>'
        f'<state key="normal" title="Title {number}"/>{inner}</button>\n'
    )


def document(name, size, make, **options):
    source(f"Interface Builder: {name}", "xib", size, lambda n: XIB.format(make(n)), **options)


document("buttons", 250, lambda n: "".join(button(i) for i in range(n)))
document("nested views", 100, lambda n: "".join(f'<view id="v{i}"><subviews>' for i in range(n)) + button(0) + "</subviews></view>" * n,
         hostile=True)
document("nested buttons", 100, lambda n: "".join(button(i).removesuffix("</button>\n") for i in range(n)) + "</button>" * n, hostile=True)
document("equal ids", 250, lambda n: button(0) * n, hostile=True)
document("runtime attributes", 500, lambda n: '<button id="b0"><userDefinedRuntimeAttributes>' + "".join(
    f'<userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Text {i}"/>' for i in range(n))
    + "</userDefinedRuntimeAttributes></button>", hostile=True)
document("attributes", 500, lambda n: '<button id="b0" ' + " ".join(f'a{i}="b"' for i in range(n)) + "/>", hostile=True)
document("one long label", 10000, lambda n: button(0, text="a" * n))
document("one label of &lt;", 4000, lambda n: button(0, text="&lt;" * n))
source("Interface Builder: files", "xib", 50, lambda n: {f"Views/F{i}.xib": XIB.format(button(i)) for i in range(n)})
