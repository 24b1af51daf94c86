import LintelScanner
import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Sources that would take minutes or all memory if the work for each name had no bound. That a test
/// ends is its point.
@Suite struct HostileInputTests {
  private static func repeated(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private static func list(_ count: Int, _ separator: String, _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: separator)
  }

  private func uses(_ sources: [String: String]) -> [String] {
    describe(makeGraph(sources)).filter { $0.hasPrefix("use") }
  }

  // MARK: - Compositions and constraints

  @Test func compositionsThatRepeatEachOtherEnd() {
    let aliases = Self.repeated(7) { level in
      "typealias A\(level) = " + Self.list(10, " & ") { _ in "A\(level + 1)" }
    }
    let source = """
      \(aliases)
      typealias A7 = P & Q
      protocol P {}
      protocol Q {}
      extension Q { func show() {} }
      struct Other { func show() {} }
      struct Row: A0 {}
      """
    #expect(
      uses(["Row.swift": source, "Use.swift": "func use(_ row: Row) { row.show() }"])
        .contains("use -> Q.show call (inferred)"))
  }

  /// `All` has `Q` after two compositions with their types.
  @Test(arguments: [(Limits.composedTypes - 4, true), (Limits.composedTypes - 2, false)])
  func compositionsHaveSoManyTypes(_ count: Int, _ isKnown: Bool) {
    let source = """
      typealias One = \(Self.list(count / 2, " & ") { "P\($0)" })
      typealias Two = \(Self.list(count / 2, " & ") { "P\($0 + count / 2)" })
      typealias All = One & Two & Q
      \(Self.repeated(count) { "protocol P\($0) {}" })
      protocol Q {}
      extension Q { func show() {} }
      struct Other { func show() {} }
      struct Row: All {}
      """
    let found = uses(["Row.swift": source, "Use.swift": "func use(_ row: Row) { row.show() }"])
    #expect(found.contains("use -> Q.show call (inferred)") == isKnown, "\(found)")
  }

  @Test func constraintsOfEachOtherEnd() {
    let requirements =
      Self.list(80, ", ") { _ in "T: U.I, U: V.I, V: W.I" } + ", W: P"
    let source =
      "protocol P { associatedtype I }\nfunc f<T, U, V, W>(_ t: T.I) where \(requirements) {}"
    #expect(!dependencies(in: source).isEmpty)
  }

  @Test(arguments: [(Limits.constraints - 2, true), (Limits.constraints, false)])
  func associatedTypesAreLookedUpInSoManyConstraints(_ count: Int, _ isFound: Bool) {
    let requirements = Self.list(count - 1, ", ") { _ in "T: Other" } + ", T: P"
    let found = uses([
      "P.swift": "protocol P { associatedtype Item }\nprotocol Other {}",
      "Use.swift": "func use<T>(_ item: T.Item) where \(requirements) {}",
    ])
    #expect(found.contains("use -> P.Item type") == isFound, "\(found)")
  }

  // MARK: - Conditions

  @Test func conditionsAreCompared() {
    let either = Self.list(20, " && ") { "(A\($0) || B\($0))" }
    func areCompatible(_ one: String, _ other: String) -> Bool {
      Assumptions.areCompatible([Condition(one), Condition(other)])
    }
    #expect(areCompatible("\(either) && Z", "\(either) && Y"))
    #expect(!areCompatible("\(either) && Z", "\(either) && !Z"))
    #expect(!areCompatible("(A || B) && (A || C)", "!A && !B"))
    #expect(!areCompatible("A || B", "!(A || B || C)"))
    // No choice of five flags for six places is free of contradictions, but there are many choices.
    let places = Self.list(6, " && ") { place in
      "(" + Self.list(5, " || ") { "(F\($0) && !G\(place)\($0))" } + ")"
    }
    let pairs = Self.list(6, " && ") { place in
      "(" + Self.list(5, " || ") { "(!F\($0) || G\(place)\($0)) && !(G\(place)\($0) && G0\($0))" }
        + ")"
    }
    _ = areCompatible(places, pairs)
  }

  @Test func usesInBranchesWithManyChoicesEnd() {
    let either = Self.list(14, " && ") { "(A\($0) || B\($0))" }
    let source = """
      #if \(either) && Z
      struct Row {}
      #endif
      #if \(either) && !Z
      struct Row { var title = 1 }
      #endif
      #if \(either) && Q && !Z
      \(Self.repeated(300) { "func use\($0)(row: Row) { row.title }" })
      #endif
      """
    #expect(dependencies(in: source).contains { $0.hasPrefix("use0 -> Row.title") })
  }

  @Test func longConditionsAreNotCompared() {
    let flags = Self.list(4_000, " && ") { "A\($0)" }
    let either = Self.list(4_000, " && ") { "(A\($0) || B\($0))" }
    for condition in [flags, either] {
      let source =
        "#if \(condition)\nstruct Row {}\n#else\nstruct Row { var title = 1 }\n#endif\nlet use: Row"
      #expect(!dependencies(in: source).isEmpty)
    }
  }

  @Test func veryManyConditionsEnd() {
    let source =
      Self.repeated(600) {
        """
        #if canImport(M\($0))
        struct Row\($0 % 10) { var title\($0) = 1 }
        func use\($0)(row: Row\($0 % 10)) { row.title\($0) }
        #endif
        """
      }
    #expect(!dependencies(in: source).isEmpty)
  }

  // MARK: - Supertypes

  @Test(arguments: [
    (Limits.externalSupertypes - 1, Limits.externalSupertypes - 1),
    (3_000, Limits.externalSupertypes),
  ])
  func inheritedMembersMayBeOfSoManyExternalTypes(_ count: Int, _ expected: Int) {
    let source = """
      class Row: \(Self.list(count, ", ") { "Outside\($0)" }) {}
      func use() {
      \(Self.repeated(300) { _ in "Row.shared" })
      }
      """
    let graph = makeGraph(["Row.swift": source], keeping: SymbolUseFilter(names: ["shared"]))
    #expect((graph.symbolUses ?? []).count == 300 * (1 + expected))
  }

  @Test(arguments: [(Limits.supertypes, true), (Limits.supertypes + 1, false)])
  func membersAreLookedUpInSoManySupertypes(_ count: Int, _ isFound: Bool) {
    let source = """
      \(Self.repeated(count) { "protocol P\($0) {}" })
      extension P\(count - 1) { func show() {} }
      class Base { enum Nested {} }
      struct Other { func show() {}; enum Nested {} }
      struct Row: \(Self.list(count, ", ") { "P\($0)" }) {}
      """
    let found = uses(["Row.swift": source, "Use.swift": "func use(_ row: Row) { row.show() }"])
    #expect(found.contains("use -> P\(count - 1).show call (inferred)") == isFound, "\(found)")
  }

  @Test(arguments: [(Limits.supertypes, true), (Limits.supertypes + 1, false)])
  func nestedTypesAreLookedUpInSoManySuperclasses(_ count: Int, _ isFound: Bool) {
    let source = """
      class C0 {}
      \(Self.repeated(count) { "class C\($0 + 1): C\($0) {}" })
      extension C0 { enum Nested {} }
      extension C\(count) { func use(_ nested: Nested) {} }
      """
    #expect(
      dependencies(in: source).contains { $0.contains("use -> C0.Nested") } == isFound)
  }

  @Test(arguments: [
    repeated(1_500) { "protocol P\($0) {}" } + "\nprotocol Q: "
      + list(1_500, ", ") { "P\($0)" } + "{}\n" + repeated(1_500) { "struct A\($0): Q {}" },
    repeated(1_500) { "protocol P\($0) {}" } + "\nenum Z { struct X {} }\nstruct A: "
      + list(1_500, ", ") { "P\($0)" } + "{\n" + repeated(1_500) { _ in "func f(x: X)" } + "}",
    "struct D { var foo = 1 }\n"
      + repeated(1_000) { "protocol P\($0) { var foo: Int { get } }\nextension Int: P\($0) {}" }
      + "\nfunc g(i: Int) {\n" + repeated(1_000) { _ in "i.foo" } + "}",
  ])
  func veryManySupertypesEnd(_ source: String) {
    #expect(!dependencies(in: source).isEmpty)
  }

  // MARK: - Names that depend on each other

  @Test(arguments: [(Limits.rounds - 2, true), (Limits.rounds * 3, false)])
  func typealiasesOfEachOtherAreResolvedInSoManyRounds(_ count: Int, _ isFound: Bool) {
    let source = """
      struct Row { typealias Same = Row; func show() {} }
      struct Other { func show() {} }
      \(Self.repeated(count) { "typealias A\($0) = A\($0 + 1).Same" })
      typealias A\(count) = Row
      """
    let found = uses(["Row.swift": source, "Use.swift": "func use(_ row: A0) { row.show() }"])
    #expect(found.contains("use -> Row.show call (inferred)") == isFound, "\(found)")
  }

  @Test func extensionsOfTypesInEachOtherEnd() {
    let source =
      "struct A0 {}\n"
      + Self.repeated(150) { depth in
        "extension \(Self.list(depth + 1, ".") { "A\($0)" }) { struct A\(depth + 1) {} }"
      }
    #expect(dependencies(in: source).contains { $0.contains("A1") })
  }

  @Test func veryManyTypesWithOneNameEnd() {
    let source = """
      struct S {
      \(Self.repeated(1_500) { _ in "struct A {}" })
      \(Self.repeated(1_500) { _ in "var a: A" })
      }
      """
    #expect(!dependencies(in: source).isEmpty)
  }

  // MARK: - Overloads, arguments and properties

  /// `shared` takes the same types as a function for exactly one argument.
  @Test(arguments: [
    """
    \(repeated(120) { "struct T\($0) {}\nfunc f(_ a: T\($0)) {}" })
    \(repeated(120) { _ in "func f(_ a: T119, _ b: Int = 1) {}" })
    func g() {
    \(repeated(300) { _ in "f(q)" })
    }
    """,
    """
    protocol P {}
    struct A: P {
    \(repeated(120) { "func f(_ a: T\($0)) {}" })
    }
    extension P {
    \(repeated(120) { _ in "func f(_ a: T119) {}" })
    }
    \(repeated(120) { "struct T\($0) {}" })
    func g(a: A) {
    \(repeated(300) { _ in "a.f(q)" })
    }
    """,
    repeated(100) { _ in
      "func f(_ a: Int..., " + list(90, ", ") { "l\($0): Int" } + ") {}"
    } + "\nfunc g() {\n" + repeated(50) { _ in "f(" + list(100, ", ") { _ in "1" } + ")" } + "}",
    """
    struct S {}
    typealias D = \(String(repeating: "[", count: 250))S\(String(repeating: "]", count: 250))
    infix operator <+>
    \(repeated(250) { _ in "func <+> (a: D, b: D) -> D {}" })
    func g(d: D) {
    \(repeated(1_000) { _ in "d <+> d" })
    }
    """,
    """
    @propertyWrapper struct W<V> {
    var wrappedValue: V
    \(repeated(100) { _ in "init(_ a: Int...) {}" })
    }
    struct S { @W(\(list(800, ", ") { _ in "\\.a" })) var x }
    """,
    "class B {\n" + repeated(2_000) { _ in "func f() {}" } + "}\nclass C: B {\n"
      + repeated(2_000) { _ in "override func f() {}" } + "}",
    """
    struct Row {
    \(repeated(3_000) { "var a\($0) = 1" })
    }
    extension Row { init(a0: String) {} }
    func g() {
    \(repeated(3_000) { _ in "Row(a0: 1)" })
    }
    """,
  ])
  func veryManyOverloadsArgumentsAndPropertiesEnd(_ source: String) {
    _ = dependencies(in: source)
  }

  @Test(arguments: [(Limits.parameters, true), (8_000, false)])
  func argumentsAreMatchedUpToALimit(_ count: Int, _ isFound: Bool) {
    let arguments = Self.list(count, ", ") { _ in ".full" }
    let others = """
      enum Phase { case full }
      enum Other { case full }
      func run(_ phases: Phase...) {}
      """
    let found = uses(["Phase.swift": others, "Use.swift": "func use() { run(\(arguments)) }"])
    #expect(found.contains { $0.hasPrefix("use -> Phase.full") } == isFound, "\(found)")
  }

  @Test(arguments: [
    (Limits.parameters - 1, ["use -> Row construct"]),
    (Limits.parameters, ["use -> Row construct", "use -> Row.init construct (ambiguous)"]),
  ])
  func memberwiseInitializersHaveSoManyParameters(_ count: Int, _ expected: [String]) {
    let properties = Self.repeated(count) { "var a\($0) = 1" }
    let found = uses([
      "Row.swift":
        "struct Row {\nvar id: Int = 1\n\(properties)\n}\nextension Row { init(id: Key) {} }",
      "Use.swift": "func use() { Row(id: 1) }",
    ])
    #expect(found.sorted() == expected.sorted(), "\(found)")
  }

  @Test(arguments: [(10, true), (Limits.wrapperArguments + 1, false)])
  func genericArgumentsOfWrappersAreAmongTheFirstArguments(_ count: Int, _ isFound: Bool) {
    let parameters = Self.list(count - 1, ", ") { "a\($0): Int" }
    let arguments = Self.list(count - 1, ", ") { "a\($0): 1" }
    let others = """
      @propertyWrapper struct Kept<Value> {
        var wrappedValue: Value { fatalError() }
        init(\(parameters), value: Value) {}
      }
      struct Row { func show() {} }
      struct Other { func show() {} }
      let row = Row()
      """
    let found = uses([
      "Kept.swift": others,
      "Use.swift":
        "struct use { @Kept(\(arguments), value: row) var kept; func f() { kept.show() } }",
    ])
    #expect(found.contains("use.f -> Row.show call (inferred)") == isFound, "\(found)")
  }

  // MARK: - Types

  @Test(arguments: [
    """
    protocol P { associatedtype I
    var x: I { get }
    \(repeated(700) { "func f(a\($0): I)" })
    }
    struct S: P {
    \(repeated(700) { "func f(b\($0): Int) {}" })
    }
    func g(s: S) {
    \(repeated(700) { _ in "s.x.y" })
    }
    """,
    """
    protocol P {}
    struct A<\(list(60, ", ") { "T\($0)" })> {}
    \(repeated(64) { _ in "extension A where \(list(100, ", ") { "T\($0 % 60): P" }) { func f() {} }" })
    func g(a: A<\(list(60, ", ") { _ in "Int" })>) {
    \(repeated(200) { _ in "a.f()" })
    }
    """,
    """
    protocol P {}
    struct A<\(list(60, ", ") { "T\($0)" })> {
    var x: (\(list(190, ", ") { _ in "T59" }))
    \(repeated(20) { "struct B\($0)<U> where \(list(250, ", ") { "T\($0 % 60): P" }) {" })
    func g(a: A<\(list(60, ", ") { "T\($0)" })>) {
    \(repeated(500) { _ in "a.x" })
    }
    \(String(repeating: "}", count: 21))
    """,
    "struct B<T> { var b: B<T> }\nfunc g<T>(x: B<T>) { x" + String(repeating: ".b", count: 15_000)
      + "}",
    "struct A<T> { typealias B = A }\nfunc g<T>(x: A<T>) { A"
      + String(repeating: ".B", count: 10_000) + ".x\nlet y: A"
      + String(repeating: ".B", count: 10_000)
      + " }",
    repeated(1_500) { "enum E\($0) { case one, two, three\($0) }" } + "\nfunc g() {\n"
      + repeated(1_500) { _ in "switch u { case .one, .two, .four: 1 }" } + "}",
  ])
  func typesThatTakeMuchWorkEnd(_ source: String) {
    _ = dependencies(in: source)
  }

  @Test(arguments: [(Limits.pathTypes - 2, true), (Limits.pathTypes + 10, false)])
  func pathsNameSoManyTypes(_ count: Int, _ isFound: Bool) {
    let found = uses([
      "Row.swift": "struct Row { typealias Same = Row; enum Last {} }\nenum Last {}",
      "Use.swift": "func use(_ last: Row\(String(repeating: ".Same", count: count)).Last) {}",
    ])
    #expect(found.contains { $0.hasPrefix("use -> Row.Last") } == isFound, "\(found)")
  }
}
