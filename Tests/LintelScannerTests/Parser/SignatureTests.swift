import Testing

@testable import LintelScanner

/// Parameters, effects, and how variables get their values.
@Suite struct SignatureTests {
  private func parameters(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(bytes))
    let names = scanner.names
    return facts.parameters.map { fact in
      let type = String(
        decoding: bytes[Int(fact.typeStart)..<Int(fact.typeEnd)], as: UTF8.self)
      let owner = names.text(of: facts.declarations[Int(fact.owner)].name)
      return "\(owner): \(names.text(of: fact.label)) \(names.text(of: fact.name)) \(type)"
    }
  }

  private func traits(_ source: String) -> [String: Traits] {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(Array(source.utf8)))
    return Dictionary(
      uniqueKeysWithValues: zip(facts.declarations, facts.extents).map {
        (scanner.names.text(of: $0.name), $1.traits)
      })
  }

  @Test func labelsNamesAndTypes() {
    #expect(
      parameters(
        """
        func f(a: A, _ b: inout [B] = [], for c: @escaping (C) -> D, in d: E...) {}
        init(x y: (Int, z: Int)?) {}
        """) == [
          "f: a a A", "f: _ b inout [B]", "f: for c @escaping (C) -> D", "f: in d E...",
        ])
  }

  @Test func defaultsAndAttributesMayHoldAnything() {
    #expect(
      parameters(
        """
        struct S {
          init(@W(x: 1) a: A = { (b: B) in C(d: 1) }(), e: E = [1: 2][3] ?? .f(g: 4)) {}
          subscript(i: Int, default j: @autoclosure () -> J) -> K { get {} }
        }
        """) == [
          "init: a a A", "init: e e E", "subscript: i i Int",
          "subscript: default j @autoclosure () -> J",
        ])
  }

  @Test func associatedValues() {
    #expect(
      parameters("enum E { case a(Int, b: [B] = [], @Sendable (C) -> D), c, d(e: F) }") == [
        "a:   Int", "a: b b [B]", "a:   @Sendable (C) -> D", "d: e e F",
      ])
  }

  @Test func effects() {
    let found = traits(
      "func a() async throws(E) {}; func b() rethrows {}; func c() {}\n"
        + "struct S { init?() {}; deinit {} }")
    #expect(found["a"] == [.async, .throwing])
    #expect(found["b"] == .throwing)
    #expect(found["c"] == [])
    #expect(found["init"] == .failable)
  }

  @Test func storedAndComputed() {
    let found = traits(
      """
      struct S {
        var a: Int { 1 }
        var b: Int { get { 1 } set {} }
        var c = 1 { didSet {} }
        var d: Int { willSet {} }
        var e: Int = { 1 }()
        var f: [Int] = list.map { $0 }
        let g: Int
        var h: Int { @inlinable get { 1 } }
      }
      """)
    for name in ["a", "b", "h"] { #expect(found[name] == .computed, "\(name)") }
    for name in ["c", "d", "e", "f", "g"] { #expect(found[name] == [], "\(name)") }
  }

  @Test func headOfTheInitialValue() {
    let source = "struct S { let a: Int = 3, b = T(x), c: U; var d = e.f }"
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(Array(source.utf8)))
    let heads = zip(facts.declarations, facts.extents).filter { $1.valueStart > 0 }.map {
      let rest = source.utf8.dropFirst(Int($1.valueStart))
      return scanner.names.text(of: $0.name) + " "
        + String(Substring(rest.prefix { $0 > 44 && $0 != 59 }))
    }
    #expect(heads == ["a 3", "b T", "d e.f"])
  }
}
