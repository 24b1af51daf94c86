import LintelTestGraphs
import Testing

/// Names that a module which is not read may declare as well.
@Suite struct OutsideOverloadTests {
  // MARK: - Operators

  private static let composition = """
    infix operator <+>
    func <+> (_ first: @escaping (Int) -> Int, _ second: @escaping (Int) -> Int) -> (Int) -> Int {
      { second(first($0)) }
    }
    """

  @Test(arguments: [
    // The project's function takes no arrays.
    ("import Kit\nfunc use(_ a: [Int], _ b: [Int]) { _ = a <+> b }", []),
    ("import Kit\nfunc use(_ a: [Int]) { _ = load() <+> a }", []),
    ("import Kit\nfunc use() { _ = load() <+> load() }", ["<+> call (ambiguous)"]),
    (
      "import Kit\nfunc use(_ a: (Int) -> Int, _ b: (Int) -> Int) { _ = a <+> b }",
      ["<+> call (inferred)"]
    ),
    ("func use() { _ = load() <+> load() }", ["<+> call (inferred)"]),
  ])
  func operatorIsTheProjectsForItsTypes(_ code: String, _ expected: [String]) {
    #expect(uses(code, of: Self.composition) == expected)
  }

  // MARK: - Overloads that the arguments do not choose

  private static let overloads = """
    struct P { func go() {} }
    struct Q { func go() {} }
    struct Tags: ExpressibleByArrayLiteral { init(arrayLiteral tags: Int...) {} }
    struct S {
      func make(_ x: Int) -> P { P() }
      func make(_ x: String) -> Q { Q() }
      static func build(_ x: Int) -> P { P() }
      static func build(_ x: String) -> Q { Q() }
      subscript(_ x: Int) -> P { P() }
      subscript(_ x: String) -> Q { Q() }
      func same(_ x: Int) -> P { P() }
      func same(_ x: String) -> P { P() }
      func put(_ tags: Tags) {}
      func put(_ tags: [Int]) {}
      func only(_ tags: Tags) {}
    }
    """

  @Test(arguments: [
    ("s.make(next()).go()", []), ("S.build(next()).go()", []), ("s[next()].go()", []),
    ("let made = s.make(next()); made.go()", []),
    ("s.make(1).go()", ["P.go call (inferred)"]), ("s.make(\"a\").go()", ["Q.go call (inferred)"]),
    ("s.same(next()).go()", ["P.go call (inferred)"]),
    ("s.put([1])", []), ("s.only([1])", ["Tags.init construct (inferred)"]),
  ])
  func resultOfAnyOverloadIsNotThatOfTheFirst(_ statement: String, _ expected: [String]) {
    let found = uses("func use(_ s: S) { \(statement) }", of: Self.overloads)
    #expect(found.filter { $0.contains(".go ") || $0.contains(".init ") } == expected)
  }

  /// The other arguments may exclude the overload for a literal's own type.
  @Test(arguments: [
    ("f(\"a\", nil)", "B1"), ("h(\"a\")", "B1"), ("p(1, m)", "B1"),
    ("r(1) { x in }", "B1"), ("j(\"a\", next())", "B1"),
  ])
  func literalsDoNotDecideAlone(_ call: String, _ wrong: String) {
    let found = uses(
      "func use(_ n: Int?, _ m: Mny) { let made = \(call); made.n }",
      of: """
        struct Tag: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
        struct Mny: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
        struct A1 { var n = 1 }
        struct B1 { var n = 2 }
        func f(_ t: Tag, _ n: Int?) -> A1 { A1() }
        func f(_ t: String, _ n: Int) -> B1 { B1() }
        func h(_ t: Tag) -> A1 { A1() }
        func h<T: Shown>(_ t: T) -> B1 { B1() }
        func p(_ a: Mny, _ b: Mny) -> A1 { A1() }
        func p<T>(_ a: T, _ b: T) -> B1 { B1() }
        func r(_ a: Mny, _ b: (Row) -> Void) -> A1 { A1() }
        func r(_ a: Int, _ b: (Cell, Cell) -> Void) -> B1 { B1() }
        func j(_ a: Tag, _ b: Row) -> A1 { A1() }
        func j(_ a: String, _ b: Cell) -> B1 { B1() }
        """)
    #expect(!found.contains { $0.hasPrefix("\(wrong).n") }, "\(found)")
  }

  // MARK: - Members of types and protocols

  @Test func membersOfTypesHideThoseOfProtocolsIfTheyFit() {
    let others = """
      protocol Sending { associatedtype Item }
      extension Sending {
        func send(_ item: Item) {}
        func pass(_ number: Int) {}
        func hold(_ item: Item) {}
      }
      class Subject: Sending { typealias Item = String }
      extension Subject {
        func send(_ number: Int) {}
        func pass(_ number: Int) {}
        func hold(_ text: String) {}
      }
      """
    let found = uses(
      """
      import Kit
      func use(_ s: Subject) { s.send(next()) }
      func useLike(_ s: Subject) { s.pass(next()); s.hold(next()) }
      func useKnown(_ s: Subject) { s.send(1); s.send("") }
      """, of: others
    ).filter { $0.contains(" call ") }
    #expect(
      found == [
        "Sending.send call (ambiguous)", "Subject.send call (ambiguous)",
        "Subject.pass call (inferred)", "Subject.hold call (inferred)",
        "Subject.send call (inferred)", "Sending.send call (inferred)",
      ])
  }

  // MARK: - Implicit members

  private static let styling = """
    struct Path {}
    extension Styling { static func source(_ path: Path) -> Styling { Styling() } }
    """

  @Test(arguments: [
    ("import Kit\nfunc use() { show(.source(\"a\")) }", []),
    ("import Kit\nfunc use(_ text: String) { show(.source(text)) }", []),
    ("import Kit\nfunc use() { show(.source(load())) }", ["Styling.source static (ambiguous)"]),
    (
      "import Kit\nfunc use(_ path: Path) { show(.source(path)) }",
      ["Path type", "Styling.source static (inferred)"]
    ),
  ])
  func implicitMemberIsTheProjectsForItsTypes(_ code: String, _ expected: [String]) {
    #expect(uses(code, of: Self.styling) == expected)
  }

  // MARK: - Functions of SDKs with further parameters

  private static let queue = """
    protocol Running { func async(execute work: @escaping () -> Void) }
    extension DispatchQueue: Running { func async(execute work: @escaping () -> Void) {} }
    """

  @Test(arguments: [
    ("DispatchQueue.main.async { }", ["DispatchQueue.async call (inferred)"]),
    ("DispatchQueue.global().async(execute: { })", ["DispatchQueue.async call (inferred)"]),
    ("DispatchQueue.main.async(qos: .utility) { }", []),
    ("DispatchQueue.main.asyncAfter(deadline: time) { }", []),
  ])
  func functionWithFewerParametersIsMeant(_ code: String, _ expected: [String]) {
    #expect(uses("import Dispatch\nfunc use() { \(code) }", of: Self.queue) == expected)
  }

  // MARK: - Generic parameters

  @Test func genericParameterHasNoMembersOfValues() {
    let others = """
      protocol Reader { static func ask() -> Int }
      protocol Writer { static func ask() -> Int }
      extension Kit { func ask() -> Int { 1 } }
      """
    #expect(
      uses("func use<F: Reader>(_ type: F.Type) -> Int { F.ask() }", of: others)
        == ["Reader type", "Reader.ask static (inferred)"])
    #expect(
      uses("func use(_ kit: Kit) -> Int { kit.ask() }", of: others)
        .contains { $0.hasPrefix("Kit.ask") })
  }
}
