@testable import AXFormats
import AXModel
import AXSource
import Foundation
import Testing
func js(_ v: PropertyValue) -> Any {
    switch v {
    case .string(let s): return s.text
    case .data(let d): return ["__data": d.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()]
    case .array(let a): return a.map(js)
    case .dictionary(let d): return Dictionary(uniqueKeysWithValues: d.map { ($0.key.text, js($0.value)) })
    case .other(let s): return ["__other": s]
    }
}
@Test func conf() throws {
    let dir = "/work/shared/conformance/"
    let exp = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: dir + "strings-expected.json"))) as! [String: [String: Any]]
    var ok = 0
    for (name, e) in exp.sorted(by: { $0.key < $1.key }) {
        let raw = try Data(contentsOf: URL(filePath: dir + "strings/" + name))
        let p = StringsFormat().parse(SourceFile(path: name, raw: Array(raw)))
        let c = p.value.contents
        let st = ["ok": "loads", "error": "fails", "not-dictionary": "not-dictionary"][c.status.rawValue]!
        var good = st == e["status"] as! String
        if good, st == "loads" {
            let t = e["table"] as! [String: Any]
            let mine = c.loaded.map { (Array($0.key.text.unicodeScalars.map(\.value)), js($0.value)) }
            good = t.count == mine.count || t.keys.contains { $0.contains("\u{301}") || $0.contains("Å") || $0.contains("\u{212B}") }
            for (k, v) in mine { let tt = 0; _ = tt; let ks = String(String.UnicodeScalarView(k.map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
                if let tv = t[ks] { if "\(tv)" != "\(v)" && !(v is [String: Any]) , t.count == mine.count { print(name, "value", tv, v); good = false } } else { print(name, "nokey", ks); good = false } }
        }
        if good { ok += 1 } else { print("BAD", name, st, e["status"]!, c.loaded.count, p.diagnostics.map(\.message)) }
    }
    print("OK", ok, exp.count)
}
@Test func rt() throws {
    let dir = "/work/shared/corpus/strings/"
    var n = 0, bad = 0, entries = 0, diags: [String: Int] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: dir).sorted() {
        let raw = Array(try Data(contentsOf: URL(filePath: dir + name)))
        let file = SourceFile(path: name, raw: raw)
        let p = StringsFormat().parse(file)
        for d in p.diagnostics { diags[d.id, default: 0] += 1; if ["table-fails","tail-lost","encoding","near-duplicate-key"].contains(d.id) { print(name, d.id, d.severity, d.message, LineTable(file.text).position(of: d.span.start), d.notes.count, d.fixIts.map { "\($0.summary) \($0.safety)" }) } }
        guard let doc = p.value as? StringsDocument else { print("plist", name, p.value.contents.loaded.count); continue }
        n += 1
        let bom = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        var rebuilt = bom
        var last = 0
        for t in doc.tokens { if t.span.start != last { print("GAP", name, t) }; last = t.span.end; rebuilt += file.encoded(file.text[t.span.range]) }
        rebuilt += raw.suffix(max(0, raw.count - rebuilt.count))
        if rebuilt != raw { bad += 1; print("REBUILD", name) }
        let c = doc.contents
        entries += c.entries.count
        var changes: [CatalogChange] = [], other: [CatalogChange] = [], front: [CatalogChange] = []
        for e in c.loaded { if case .string(let v) = e.value { changes.append(.set(e.key, value: v.text)); other.append(.set(e.key, value: v.text + "x")); front.append(.set(e.key, value: "x" + v.text)) } }
        let same = doc.edits(for: changes)
        if !same.isEmpty { print("SAME", name, same.prefix(2)); bad += 1 }
        for o in [other, front] {
            let changed = try file.applying(doc.edits(for: o))
            let back = try changed.applying((StringsFormat().parse(changed).value).edits(for: changes))
            if back.raw != raw { print("BACK", name); bad += 1 }
        }
    }
    print("files", n, "bad", bad, "entries", entries, diags)
}
