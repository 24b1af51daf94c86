import LintelTestGraphs
import Testing

/// Operators that the project and the standard library both declare.
@Suite struct OperatorTests {
  private static let query = """
    struct Q {}
    func && (a: Q, b: Q) -> Q { a }
    func || (a: Q, b: Q) -> Q { a }
    func + (a: Q, b: Q) -> Q { a }
    func < (a: Q, b: Q) -> Bool { true }
    func ?? (a: Q, b: Q) -> Q { a }
    prefix func ! (a: Q) -> Q { a }
    prefix func ~ (a: Q) -> Q { a }
    prefix func - (a: Q) -> Q { a }
    prefix func ... (a: Q) -> Q { a }
    postfix func ... (a: Q) -> Q { a }
    """

  @Test(arguments: [
    ("a && b", ["&&"]), ("a || b", ["||"]), ("!a", ["!"]), ("~a", ["~"]), ("...a", ["..."]),
    ("a...", ["..."]), ("!(a)", ["!"]), ("-(a)", ["-"]), ("a || !b && c", ["||", "!", "&&"]),
    ("(a && b) || !a", ["&&", "||", "!"]), ("a ?? b", ["??"]), ("a + -b", ["+", "-"]),
    // The values are Boolean, numbers or optional.
    ("x && y", []), ("!x || y", []), ("~n", []), ("n...", []), ("-(n)", []), ("o ?? b", []),
    ("a ?? o", []), ("!(a == b)", []), ("!unknown", []), ("unknown && unknown", []),
  ])
  func operatorsOfTheStandardLibraryAreLookedUp(_ operation: String, _ expected: [String]) {
    let code = """
      func use(a: Q, b: Q, c: Q, o: Q?, x: Bool, y: Bool, n: Int) { _ = \(operation) }
      """
    #expect(calls(code, of: Self.query) == expected.sorted())
  }

  @Test(arguments: [
    ("xs.reduce(xs[0], +)", ["+"]), ("xs.reduce(a, &&)", ["&&"]), ("xs.sorted(by: <)", ["<"]),
    ("xs.max(by: <)", ["<"]), ("ns.reduce(0, +)", []), ("ns.sorted(by: <)", []),
    ("flags.reduce(true, &&)", []), ("xs.sorted(by: { a < a })", ["<"]), ("f(by: (0) < (1))", []),
  ])
  func operatorsAreHandedOn(_ operation: String, _ expected: [String]) {
    let code = "func use(a: Q, xs: [Q], ns: [Int], flags: [Bool]) { _ = \(operation) }"
    #expect(calls(code, of: Self.query) == expected)
  }

  @Test(arguments: [
    ("text * 3", ["*"]), ("\"-\" * 40", ["*"]), ("text - \"x\"", ["-"]), ("text - other", ["-"]),
    ("pairs + pairs", ["+"]), ("date + 3", []), ("factor * 2", []), ("2 * factor", []),
    ("1 - 2", []), ("text * \"x\".count", []), ("text + \"x\"", []), ("(text, 1).1 * 3", []),
    ("text == \"x\"", []), ("pairs == pairs", []),
  ])
  func operandsAreOfTypesOfSDKs(_ operation: String, _ expected: [String]) {
    let declarations = """
      extension String {
        static func * (text: String, times: Int) -> String { text }
        static func - (a: String, b: String) -> String { a }
      }
      extension Dictionary { static func + (a: Self, b: Self) -> Self { a } }
      func + (date: Date, days: Int) -> Date { date }
      func * (factor: Double, times: Int) -> Double { factor }
      func == <K, V: Shown>(a: [K: V], b: [K: V]) -> Bool { true }
      protocol Shown {}
      """
    let code = """
      func use(text: String, other: String, pairs: [String: Int], date: Date, factor: Double) {
        _ = \(operation)
      }
      """
    #expect(calls(code, of: declarations) == expected)
  }

  @Test(arguments: [
    (#"filter(\.id == 1)"#, ["== call (inferred)"]),
    (#"filter(\User.id == 1)"#, ["== call (inferred)"]),
    (#"filter(\User.id == user)"#, ["== call (inferred)"]),
    (#"filter(\User.id == \User.other)"#, []), (#"filter(\User.id == load())"#, []),
  ])
  func keyPathsAreOperands(_ call: String, _ expected: [String]) {
    let code = "struct User { var id = 1 }\nfunc use(user: User) { \(call) }"
    let declarations = """
      struct Other { static func == (a: Other, b: Other) -> Bool { true } }
      func == <M, F: Equatable>(left: KeyPath<M, F>, right: F) -> Int { 1 }
      """
    #expect(uses(code, of: declarations).filter { $0.hasPrefix("==") } == expected)
    // Another module may declare the operator for other key paths.
    let open = uses("import Kit\n" + code, of: declarations).filter { $0.hasPrefix("==") }
    #expect(open == (expected.isEmpty ? [] : ["== call (ambiguous)"]))
  }

  @Test func functionsThatReturnNoOptionalTakeThePlainOperator() {
    let declarations = """
      infix operator >>>
      func >>> <X, Y, Z>(_ f: @escaping (X) -> Y, _ g: @escaping (Y) -> Z) -> (X) -> Z { { g(f($0)) } }
      """
    let code = """
      func >>> <X, Y, Z>(_ f: @escaping (X) -> Y?, _ g: @escaping (Y) -> Z?) -> (X) -> Z? { fatalError() }

      """
    let plain = "func use<X>(_ l: @escaping (X) -> X, _ r: @escaping (X) -> X) { _ = l >>> r }"
    #expect(calls(code + plain, of: declarations) == [">>>"])
    let optional = "func use<X>(_ l: @escaping (X) -> X?, _ r: @escaping (X) -> X?) { _ = l >>> r }"
    #expect(calls(code + optional, of: declarations) == [])
  }

  @Test(arguments: [
    ("switch a { case b: break; default: break }", ["~="]), ("if case b = a {}", ["~="]),
    ("switch a { case b where b == a: break; default: break }", ["~="]),
    ("switch n { case m: break; default: break }", []),
    ("switch a { case n: break; default: break }", []),
    ("switch a { case let b: break }", []),
    ("switch a { case _ where same(b): break; default: break }", []),
    ("switch e { case .full(b): break; default: break }", []),
    ("switch (a, n) { case (b, n): break; default: break }", []),
  ])
  func variablesArePatterns(_ statement: String, _ expected: [String]) {
    let declarations = "struct Q {}\nfunc ~= (pattern: Q, value: Q) -> Bool { true }"
    let code = """
      enum E { case full(Q) }
      func use(a: Q, b: Q, n: Int, m: Int, e: E) { \(statement) }
      """
    #expect(calls(code, of: declarations) == expected)
  }

  private func calls(_ code: String, of declarations: String) -> [String] {
    uses(code, of: declarations).filter { $0.hasSuffix(" call (inferred)") }
      .map { use in
        let name = use.prefix { $0 != " " }
        return name.first?.isLetter == true
          ? String(name.drop { $0 != "." }.dropFirst()) : String(name)
      }
      .sorted()
  }
}
