import Testing

@testable import LintelCommand

/// Types whose names begin with no capital letter.
@Suite struct SmallTypeTests {
  private static let rules = """
    version: 1
    components: { Low: Low/**, High: High/** }
    rules: { down: { kind: forbid, from: Low, to: High } }
    """
  private static let types = """
    final class iCloudManager { static let shared = iCloudManager(); init() {} }
    struct eBayClient { init() {}; static func ping() {}; enum Mode { case on } }
    enum iMode { case on, off }
    struct 商品 { init() {} }
    struct `2D point` { init() {} }
    struct _internal { static let one = 1 }
    typealias json = [String: Int]
    protocol shown {}
    @propertyWrapper struct clamped { var wrappedValue: Int; init(wrappedValue: Int, max: Int) {
      self.wrappedValue = wrappedValue } }
    @propertyWrapper struct trimmed { var wrappedValue: String }
    @globalActor actor myActor { static let shared = myActor() }
    """

  /// The lines of `Low/L.swift` with certain findings.
  private func lines(_ code: String, types: String = Self.types) throws -> [Int] {
    let project = try TemporaryProject([
      "lintel.yml": Self.rules, "High/H.swift": types, "Low/L.swift": code,
    ])
    let output = CommandRun(project.path).output
    var lines: Set<Int> = []
    for line in output.split(separator: "\n") {
      guard line.contains("Low/L.swift:"), !line.contains(": note: ") else { continue }
      for part in line.split(separator: " ") where part.hasPrefix("Low/L.swift:") {
        if let number = Int(part.dropFirst(12).prefix(while: \.isNumber)) { lines.insert(number) }
      }
    }
    return lines.sorted()
  }

  @Test(arguments: [
    "_ = iCloudManager()", "_ = iCloudManager.shared", "_ = iCloudManager.init()",
    "eBayClient.ping()", "_ = [eBayClient]()", "let a: eBayClient? = nil; print(a as Any)",
    "_ = eBayClient.Mode.on", "print(eBayClient.self)", "_ = (eBayClient)()",
    "_ = [1].map { _ in eBayClient() }", "if case eBayClient.Mode.on = 1 as Any {}",
    "_ = iMode.on", "_ = 商品()", "_ = `2D point`()", "_ = `eBayClient`()", "_ = _internal.one",
    "_ = (1 as Any) as? eBayClient", "print(\"\\(eBayClient())\")", "_ = json()",
    "switch iMode.on { case .on: break; case .off: break }", "_ = \\eBayClient.self",
  ])
  func areFoundInExpressions(_ code: String) throws {
    #expect(try lines("func f() {\n  \(code)\n}\n") == [2])
  }

  @Test(arguments: [
    "@clamped(max: 3) var v = 1", "@trimmed var v = \"\"", "@myActor func v() {}",
    "var v: eBayClient { fatalError() }", "static let v = eBayClient()",
    "func v(_ value: eBayClient = eBayClient()) {}",
  ])
  func areFoundInMembers(_ code: String) throws {
    #expect(try lines("struct F {\n  \(code)\n}\n") == [2])
  }

  /// A variable, a parameter, a property or a label of the name means no type.
  @Test(arguments: [
    "func f(iMode: Int) { print(iMode) }", "func f() { let iMode = 1; print(iMode) }",
    "struct F { var iMode = 1; func f() { print(iMode) } }",
    "func f() { for iMode in [1] { print(iMode) } }",
    "func f() { [1].forEach { iMode in print(iMode) } }",
    "func g(iMode: Int) {}; func f() { g(iMode: 1) }",
    "struct F { let x: Int }; func f(_ f: F) { print(f.x) }",
    "func f() { guard let iMode = [1].first else { return }; print(iMode) }",
    "struct clamps {}; @available(*, deprecated) func f() {}",
  ])
  func hidden(_ code: String) throws {
    #expect(try lines(code + "\n") == [])
  }

  /// The name may be that of a value; nothing is said then that is not known.
  @Test func whatIsAValueAsWellStaysAValue() throws {
    let types = "struct json {}\nclass Base { var json = 1 }\n"
    #expect(
      try lines("class Leaf: Base2 { func f() { print(json) } }\nclass Base2 {}\n", types: types)
        == [])
  }

  /// A member of the SDK's class comes first, if it has one of the name.
  @Test(arguments: [
    ("class A: UIViewController { func f() { view.layoutIfNeeded() } }", []),
    ("extension UIViewController { func f() { _ = view() } }", []),
    ("class A: UIViewController { func f() { _ = eBayClient() } }", [2]),
    ("struct A: Codable { func f() { _ = eBayClient() } }", [2]),
    ("struct A { func f() { _ = view() } }", [2]),
  ])
  func anInheritedMemberComesFirst(code: String, lines: [Int]) throws {
    let types = "struct view { static func layoutIfNeeded() {} }\nstruct eBayClient {}\n"
    #expect(try self.lines("import UIKit\n\(code)\n", types: types) == lines)
  }

  @Test func rulesKnowThem() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { Factory: { name: "*Factory" }, Client: Clients/** }
      rules:
        made: { kind: require, each: Factory, uses: Client, kinds: construct }
        given: { kind: symbols, deny: ["*.shared"] }
      """,
      "App/ShopFactory.swift": """
      struct ShopFactory { func make() { _ = eBayClient() } }
      struct Other { func f() { _ = iCloudManager.shared } }
      """,
      "Clients/C.swift": """
      struct eBayClient { init() {} }
      final class iCloudManager { static let shared = iCloudManager(); private init() {} }
      """,
    ])
    let output = CommandRun(project.path).output
    #expect(output.hasPrefix("App/ShopFactory.swift:2:31: error: "), "\(output)")
    #expect(output.contains("(given)"))
    #expect(output.contains("\n1 finding (1 error) in 1 rule; "), "\(output)")
  }

  @Test(arguments: ["eBayClient", "商品", "_client"])
  func aRuleAboutThemCanBeBroken(name: String) throws {
    let project = try TemporaryProject([
      "lintel.yml": Self.rules, "High/H.swift": "struct \(name) { init() {} }\n",
      "Low/L.swift": "struct Shop {}\n",
    ])
    let run = CommandRun("prove", project.path)
    #expect(run.status == .success, "\(run.output)\(run.error)")
  }
}
