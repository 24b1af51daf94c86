import LintelArchitecture
import LintelFindings
import LintelText
import LintelVocabulary
import Testing

@Suite struct SymbolsRuleTests {
  /// The messages of all findings; each pattern and option in `options` is that of one rule.
  private func messages(_ options: String, _ files: [String: String]) throws -> [String] {
    let folder = try ProjectFolder(files)
    let rules = """
      version: 1
      components: { A: A/**, B: B/** }
      rules: { r: { kind: symbols, \(options) } }
      """
    return try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules).check(folder.path)
      .findings.map {
        let place = $0.locations[0]
        return "\(place.path):\(place.line):\(place.column)+\(place.length): "
          + ($0.severity == .error ? "" : "\($0.severity.rawValue): ") + $0.message
      }
  }

  private func files(_ code: String) -> [String: String] {
    ["A/A.swift": code + "\n", "B/B.swift": "struct B {}\n"]
  }

  @Test(arguments: [
    ("UserDefaults.standard", "UserDefaults.standard.set(1)", true),
    ("UserDefaults.standard", "Foundation.UserDefaults.standard", false),
    ("UserDefaults.standard", "UserDefaults.other.standard", false),
    ("UserDefaults", "UserDefaults.standard", true),
    ("UserDefaults", "[UserDefaults]()", true),
    ("*.shared", "URLSession.shared.data", true), ("*.shared", "Outer.Inner.shared", true),
    ("*.shared", "session.shared", false), ("*.shared", "URLSession.instance.shared", false),
    ("*.shared", "URLSession().shared", false), ("*.shared", "shared", false),
    ("Locator.*", "Locator.users", true), ("Locator.*", "Locator()", true),
    ("Locator.*", "Locator.init()", true), ("Locator.*", "Locator.self as Any", true),
    ("UIColor.init", "UIColor(white: 1)", true), ("UIColor.init", "UIColor.init(white: 1)", true),
    ("UIColor.init", "map(UIColor.init)", true), ("UIColor.init", "UIColor.red", false),
    ("UIColor.init(*)", "map(UIColor.init)", false), ("UIColor.init(*)", "UIColor()", true),
    ("UIColor.init(white:)", "UIColor(white: 1)", true),
    ("UIColor.init(white:)", "UIColor(red: 1)", false),
    ("Date.init()", "Date()", true), ("Date.init()", "Date(now: 1)", false),
    ("print(*)", "print(1)", true), ("print(*)", "map(print)", false),
    ("print", "map(print)", true), ("print", "printer.print(1)", false),
    ("f(_:b:)", "f(1, b: 2)", true), ("f(_:b:)", "f(1)", false), ("f(_:b:)", "f(1) { }", true),
    ("NS*", "NSLog(1)", true), ("NS*", "ANSI.red", false), ("DispatchQueue.main", ".main", false),
  ])
  func matches(_ pattern: String, _ code: String, _ isFound: Bool) throws {
    let found = try messages("deny: '\(pattern)'", files("let value = \(code)"))
    #expect(found.count == (isFound ? 1 : 0), "\(found)")
  }

  @Test(arguments: [
    ("2D point", 3), ("`2D point`", 3), ("2D *", 3), ("`2D point`.*", 3), ("2D point.shared", 1),
    ("`2D point`.shared", 1), ("2D point.the one", 1), ("`2D point`.`the one`", 1),
    ("*.the one", 1), ("2D point.init()", 1), ("`2D point`.init(`in it`:)", 1),
    ("2D point.init(in it:)", 1), ("class.all", 1), ("`class`", 1), ("`class`.*", 1),
    ("`v1.2`.shared", 1), ("v1.2.shared", 0), ("log it(_:at most:)", 1), ("`log it`(*)", 1),
    ("get/users.init", 1), ("*.shared", 2), ("Kind.default", 1), ("Kind.`default`", 1),
  ])
  func namesInBackticks(_ pattern: String, _ count: Int) throws {
    let source = """
      struct `2D point` {
        static let shared = `2D point`(), `the one` = 1
        init() {}
        init(`in it`: Int) {}
      }
      enum `class` { static let all = 1 }
      enum Kind { static let `default` = 1 }
      struct `v1.2` { static let shared = 1 }
      struct `get/users` {}
      func `log it`(_ text: String, `at most`: Int) {}
      """
    let uses = """
      struct User {
        func use() {
          _ = `2D point`.shared
          _ = `2D point`.`the one`
          _ = `2D point`()
          _ = `2D point`(`in it`: 1)
          let point: `2D point` = .shared
          _ = `class`.all
          _ = `v1.2`.shared
          _ = `get/users`()
          `log it`("", `at most`: 1)
          _ = Kind.`default` + Kind.default
        }
      }
      """
    let found = try messages("deny: '\(pattern)'", ["B/B.swift": source, "A/A.swift": uses])
    #expect(found.count == count, "\(found)")
  }

  /// A creation is written without `init`, and a member of any type with none of their names.
  @Test func manyPatternsOfOneNameAreToldApart() throws {
    let options = "deny: [A1.init, A1.x, A1.y, A2.shared, A3.shared, '*.other']"
    let found = try messages(
      options, files("let values = (A1(), A1.z, A2.shared, A4.shared, A5.other)"))
    #expect(found.count == 3, "\(found)")
  }

  @Test(arguments: [
    ("UserDefaults.standard", "(UserDefaults).standard"),
    ("UserDefaults.standard", "UserDefaults.self.standard"),
    ("Date.init()", "Date.self.init()"),
    ("Date.now", "\\Date.Type.now"),
    ("UserDefaults.standard", "{ typealias D = UserDefaults; return D.standard }()"),
    ("Outer.Inner.shared", "{ (i: Outer.Inner) in type(of: i).shared }"),
    ("Outer.Inner.shared", "(Outer.Inner.self).shared"),
    ("Outer.Inner.shared", "{ (i: Outer.Inner) in let t = type(of: i); return t.shared }"),
    ("Date.init()", "Moment()"), ("Date.init()", "Instant()"), ("Outer.Inner.init()", "Inner()"),
  ])
  func aTypeIsWrittenInOtherWays(_ pattern: String, _ code: String) throws {
    let source = """
      import Foundation
      struct Outer { struct Inner { static let shared = 1 } }
      typealias Inner = Outer.Inner
      typealias Instant = Moment
      typealias Moment = Date
      struct S { func f() { let value = \(code) } }
      """
    let found = try messages("deny: '\(pattern)'", files(source))
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { !$0.contains(" note: ") }, "\(found)")
  }

  @Test(arguments: [
    ("Service.shared", "Special.shared"), ("Special.shared", "Special.shared"),
    ("*.shared", "Special.shared"), ("Shared.count", "Special.count"),
    ("UserDefaults.standard", "Mine.standard"), ("UserDefaults.standard", "Own.standard"),
  ])
  func inheritedMembersAreThoseOfTheTypeThatHasThem(_ pattern: String, _ code: String) throws {
    let source = """
      import Foundation
      protocol Shared {}
      extension Shared { static var count: Int { 1 } }
      class Service: Shared { static let shared = 1 }
      class Special: Service {}
      class Mine: UserDefaults {}
      class Own: Mine {}
      struct S { func f() { _ = \(code); _ = Other.shared + Other.standard } }
      """
    let other = "class Other: UserDefaults { static let shared = 1; static let standard = 2 }"
    var files = files(source)
    files["B/B.swift"] = other
    let found = try messages("deny: '\(pattern)'", files).filter { !$0.contains("Other") }
    #expect(found.count == 1, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("A/A.swift:8:27") }, "\(found)")
  }

  @Test func whatATypealiasOfATypeItselfStandsForIsNotItsOwn() throws {
    let code = "struct S { typealias D = UserDefaults; func f() { _ = D.standard } }"
    let found = try messages("deny: UserDefaults.standard", files(code))
    #expect(
      found == [
        "A/A.swift:1:55+10: 'S' (A) uses 'UserDefaults.standard', which it must not"
      ])
  }

  @Test func aDynamicTypeThatNothingSaysIsANote() throws {
    let found = try messages(
      "deny: '*.shared'", files("func f(_ x: [Any]) { _ = type(of: x[0]).shared }"))
    #expect(found.map { $0.contains("note: ") } == [true])
    let other = "func f(_ x: A) { _ = (x as B).shared; _ = (x).shared; _ = type(x).shared }"
    #expect(try messages("deny: '*.shared'", files(other)) == [])
  }

  @Test(arguments: [
    ("'Date.init()'", true), ("'Date.init(now:)'", true), ("'Date.init(*)'", nil),
    ("['Date.init()', Date.init]", false), ("'Time.init()'", nil),
  ])
  func anInitialiserThatIsHandedOnIsANoteForLabels(_ patterns: String, _ isNote: Bool?) throws {
    let found = try messages(
      "deny: \(patterns)", files("import Foundation\nlet now: () -> Date = Date.init"))
    #expect(found.map { $0.contains(" note: ") } == [isNote].compactMap { $0 })
  }

  @Test func aModuleInFrontCountsForNothing() throws {
    let found = try messages(
      "deny: UserDefaults.standard",
      files("import Foundation\nlet a = Foundation.UserDefaults.standard"))
    #expect(found == ["A/A.swift:2:20+21: 'a' (A) uses 'UserDefaults.standard', which it must not"])
  }

  @Test func saysHowASymbolIsMentioned() throws {
    let code = """
      struct S {
        func f() { print(1); print(2); _ = UIColor(white: 1); _ = NSLocalizedString("a") }
        let color: UIImage? = nil
      }
      """
    #expect(
      try messages("deny: [print, UIColor.init, NSLocalizedString, UIImage]", files(code)) == [
        "A/A.swift:2:14+5: 'S' (A) calls 'print', which it must not",
        "A/A.swift:2:38+7: 'S' (A) creates 'UIColor', which it must not",
        "A/A.swift:2:61+17: 'S' (A) calls 'NSLocalizedString', which it must not",
        "A/A.swift:3:14+7: 'S' (A) uses 'UIImage', which it must not",
      ])
  }

  @Test func judgesTheCodeThatItNames() throws {
    let files = [
      "A/A.swift": "let a = X.shared\n", "B/B.swift": "let b = X.shared\n",
      "C/C.swift": "let c = X.shared\n",
    ]
    func paths(_ options: String) throws -> [String] {
      try messages("deny: '*.shared', \(options)", files).map { String($0.prefix(1)) }
    }
    #expect(try paths("severity: error") == ["A", "B", "C"])
    #expect(try paths("in: A") == ["A"])
    #expect(try paths("outside: A") == ["B", "C"])
    #expect(try paths("allow: [{ from: B, to: X.*, because: legacy }]") == ["A", "C"])
    #expect(
      try messages("deny: '*.shared', outside: [A, B]", files) == [
        "C/C.swift:1:9+8: 'c' uses 'X.shared', which only 'A' and 'B' may"
      ])
  }

  @Test func anExceptionWithoutUseIsAFinding() throws {
    let found = try messages(
      "deny: '*.shared', allow: [{ from: B, to: X.*, because: legacy }]", files("let a = 1"))
    #expect(found.map { $0.hasSuffix("the exception from 'B' to 'X.*' is not used") } == [true])
  }

  @Test func aTypeMayMentionWhatBelongsToIt() throws {
    let code = """
      final class Session { static let shared = Session() }
      extension Session { func f() { _ = Session.shared } }
      let a = Session.shared
      """
    #expect(
      try messages("deny: '*.shared'", files(code)) == [
        "A/A.swift:3:9+14: 'a' (A) uses 'Session.shared', which it must not"
      ])
  }

  @Test func aMemberOfAnUnknownTypeIsANote() throws {
    let code = "let a = send(.shared)"
    #expect(
      try messages("deny: '*.shared'", files(code)) == [
        "A/A.swift:1:15+6: note: 'a' (A) uses '.shared', which it must not; the type is not certain"
      ])
    #expect(try messages("deny: X.shared", files(code)) == [])
    #expect(
      try messages("deny: '*.shared', certainty: ambiguous", files(code)).first?
        .contains("note") == false)
  }

  @Test func aProjectReadWithoutMentionsIsRefused() throws {
    let folder = try ProjectFolder(files("let a = X.shared"))
    let rules = "version: 1\nrules: { r: { kind: symbols, deny: '*.shared' } }\n"
    let architecture = try DeclaredArchitecture(rulesFile: "lintel.yml", text: rules)
    let project = try Project(root: folder.path, for: nil)
    #expect {
      try architecture.check(project)
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "the project was read without the names that rule 'r' requires; read it with "
          + "'Project(root:for:)' for this configuration"
      ]
    }
  }
}
