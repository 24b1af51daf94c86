import Foundation
import LintelVocabulary
import Testing

@testable import LintelArchitecture
@testable import LintelProving

@Suite struct ProverTests {
  /// Each kind of rule with code for all that it forbids, and how many breaches there are of it.
  private static let kinds: [(rule: String, files: [String: String], count: Int)] = [
    ("{ kind: forbid, from: A, to: B }", sortsOfCode, 12),
    ("{ kind: protect, target: B, from: C }", sortsOfCode.merging(third) { $1 }, 13),
    ("{ kind: only, from: A, to: C }", sortsOfCode.merging(third) { $1 }, 13),
    // A protocol may be used, so none is conformed to; classes and structs may not.
    ("{ kind: through-protocols, from: A, to: B }", sortsOfCode, 17),
    ("{ kind: independent, of: [A, C] }", pair, 10),
    // Up, past a closed layer, and both ways round.
    ("{ kind: layers, layers: [A, B, C] }", layers, 22),
    ("{ kind: forbid, from: A, to: C, kinds: type, reach: transitive }", layers, 2),
    ("{ kind: acyclic, level: type }", cycle, 5),
    ("{ kind: acyclic, level: file }", cycle, 5),
    ("{ kind: acyclic, level: folder }", cycle, 5),
    ("{ kind: acyclic, level: component }", cycle, 5),
    ("{ kind: imports, in: A, deny: [UIKit, \"C*\"], testable: deny }", sortsOfCode, 3),
    ("{ kind: imports, only: [Foundation], exported: deny, public: deny }", sortsOfCode, 6),
    ("{ kind: exhaustive }", sortsOfCode, 1),
  ]

  private static let third = ["C/Other.swift": "struct Other {}\n"]

  private static let pair = [
    "A/Screen.swift": "struct Screen {}\n", "C/Other.swift": "struct Other {}\n",
  ]

  private static let layers = [
    "A/Screen.swift": "struct Screen {}\n", "B/Order.swift": "struct Order {}\n",
    "C/Table.swift": "struct Table {}\n", "D/Helper.swift": "struct Helper {}\n",
  ]

  private static let cycle = [
    "A/Screen.swift": "struct Screen { let order: Order }\n", "B/Order.swift": "struct Order {}\n",
  ]

  /// Rules that the code which is there could not break, and code beside it could.
  private static let additions: [(rule: String, files: [String: String], breaches: [String])] = [
    (
      "{ kind: only, from: A, to: B }", both,
      ["'Screen' (A) uses a type in the new file 'LintelStranger.swift' as 'type'"]
    ),
    (
      "{ kind: protect, target: A, from: B }", both,
      ["a type in the new file 'LintelStranger.swift' uses 'Screen' (A) as 'type'"]
    ),
    (
      "{ kind: through-protocols, from: A, to: B, values: allow }", both,
      ["'Screen' (A) uses a new class in 'B/Order.swift' as 'type'"]
    ),
    (
      "{ kind: acyclic, level: component }", both,
      ["'Screen' (A) and 'Order' (B) use each other"]
    ),
    (
      "{ kind: acyclic, level: type, in: A }",
      both.merging(["A/Button.swift": "struct Button {}\n"]) { $1 },
      ["'Button' (A) and 'Screen' (A) use each other"]
    ),
  ]

  private static let both = [
    "A/Screen.swift": "struct Screen {}\n", "B/Order.swift": "struct Order {}\n",
  ]

  @Test(arguments: additions.indices)
  func codeThatIsNotThereYetIsFound(_ index: Int) throws {
    let (rule, files, breaches) = Self.additions[index]
    let proof = try ProvenProject("components: { A: A/**, B: B/** }\nrules: { r: \(rule) }", files)
      .ruleProof()
    #expect(proof.mutants.map(\.summary) == breaches)
    #expect(proof.isPassed)
  }

  @Test(arguments: kinds.indices)
  func everyBreachIsFound(_ index: Int) throws {
    let (rule, files, count) = Self.kinds[index]
    let names = ["A", "B", "C"].filter { name in files.keys.contains { $0.hasPrefix(name) } }
    let components = names.map { "\($0): \($0)/**" }.joined(separator: ", ")
    let proof = try ProvenProject("components: { \(components) }\nrules: { r: \(rule) }", files)
      .ruleProof()
    #expect(proof.survivors.map(\.summary) == [])
    #expect(proof.mutants.count == count, "\(proof.mutants.map(\.summary))")
    #expect(proof.isPassed)
  }

  @Test func aRuleThatFindsNothingIsShownWithWhatItMissed() throws {
    let project = try ProvenProject(aIsNotToUseB, sortsOfCode)
    let proof = try project.proof { BlindRule(real: $0) }
    #expect(!proof.isPassed)
    #expect(proof.rules[0].survivors.count == 12)
    #expect(proof.rules[0].survivors[0].summary == "'Screen' (A) uses 'Store' (B) as 'type'")
    #expect(
      proof.rules[0].survivors[0].excerpt == [
        "A/Screen.swift:3: +  func lintelProof1(_ value: Store) {}"
      ])
  }

  @Test(arguments: ReferenceSpelling.kinds)
  func aRuleThatForgetsOneKindOfReferenceIsShown(kind: ReferenceKind) throws {
    let project = try ProvenProject(aIsNotToUseB, sortsOfCode)
    let proof = try project.proof { forgetfulRule(real: $0, forgotten: kind) }
    let survivors = proof.rules[0].survivors.map(\.summary)
    #expect(survivors.count == 1)
    #expect(survivors.first?.hasSuffix("as '\(kind.rawValue)'") == true)
  }

  @Test func aRuleThatFindsOnlyWhatWasThereBeforeIsShown() throws {
    var files = sortsOfCode
    files["A/Zoo.swift"] = "struct Zoo { let store: Store }\n"
    let project = try ProvenProject(aIsNotToUseB, files)
    #expect(try project.proof().isPassed)
    let proof = try project.proof { shortSightedRule(real: $0, path: "A/Zoo.swift") }
    #expect(proof.rules[0].survivors.count == proof.rules[0].mutants.count)
  }

  @Test(arguments: [
    (
      "{ kind: construct, of: B, by: A, allow: [{ from: C, to: B, because: why }] }",
      ["'Stranger' uses 'Service' (B) as 'construct'"]
    ),
    (
      """
      { kind: symbols, deny: [print, '*.shared'], allow: [
        { from: C, to: print, because: why }, { from: A, to: '*.shared', because: why },
        { from: B, to: ['print(*)', Service.shared], because: why }] }
      """,
      [
        "'Stranger' uses 'print'", "'Stranger' uses 'LintelProof.shared'",
        "'Screen' uses 'print'", "'Service' uses 'print'",
        "'Service' uses 'LintelProof.shared'", "'Other' uses 'LintelProof.shared'",
      ]
    ),
  ])
  func whatExceptionsCoverIsNotTried(rule: String, breaches: [String]) throws {
    let proof = try ProvenProject(
      "components: { A: A/**, B: B/**, C: C/** }\nrules: { r: \(rule) }",
      [
        "A/Screen.swift": "struct Screen {}",
        "B/Service.swift": "final class Service { init() {} }",
        "C/Other.swift": "struct Other {}", "D/Stranger.swift": "struct Stranger {}",
      ]
    ).ruleProof()
    #expect(proof.survivors.map(\.summary) == [])
    #expect(proof.mutants.map(\.summary) == breaches)
  }

  @Test func instancesAreCreatedByTheComponentItselfAndByOthers() throws {
    let targets = ["Core", "App"].map { ".target(name: \"\($0)\")" }
    let proof = try ProvenProject(
      """
      components: { Core: { module: Core }, Root: { name: Root }, Screen: { name: Screen } }
      rules: { r: { kind: construct, of: Core, by: Root, values: allow } }
      """,
      [
        "Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "P", targets: [\(targets.joined(separator: ", "))])
        """,
        "Sources/Core/Core.swift": "final class Clock {}\nfinal class Store {}\nstruct Money {}\n",
        "Sources/App/Root.swift": "import Core\nfinal class Root {}\n",
        "Sources/App/Screen.swift": "import Core\nfinal class Screen {}\n",
      ]
    ).ruleProof()
    #expect(proof.survivors.map(\.summary) == [])
    #expect(
      proof.mutants.map(\.summary) == [
        "'Sources/App/Root.swift' uses 'Clock' (Core) as 'construct'",
        "'Screen' (Screen) uses 'Clock' (Core) as 'construct'",
        "'Clock' (Core) uses 'Store' (Core) as 'construct'",
      ])
  }

  @Test func membersInExtensionsOfOtherModulesNeedTwoImports() throws {
    let targets = ["Kit", "Base", "Other", "App"].map { ".target(name: \"\($0)\")" }
    let proof = try ProvenProject(
      """
      components: { App: { module: App }, Base: { module: Base } }
      rules: { r: { kind: forbid, from: App, to: Base } }
      """,
      [
        "Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "P", targets: [\(targets.joined(separator: ", "))])
        """,
        "Sources/Kit/Item.swift": "public struct Item {}",
        "Sources/Base/Item+Base.swift":
          "import Kit\nextension Item {\n  func extra() {}\n  struct Odd {}\n}",
        "Sources/Other/Item+Other.swift": "import Kit\nextension Item { struct Odd {} }",
        "Sources/App/Screen.swift": "struct Screen {}",
      ]
    ).ruleProof()
    #expect(proof.survivors.map(\.summary) == [])
    #expect(
      proof.mutants.map(\.summary) == [
        "'Screen' (App) uses 'Item.extra' (Base) as 'call'",
        "'Sources/App/Screen.swift' (App) imports module 'Base'",
      ])
  }

  /// A type that is nested by an extension is called by its module where another type has the name of
  /// the one that is extended.
  @Test func typesInExtensionsOfEqualNamesAreToldApart() throws {
    let targets = ["Kit", "App"].map { ".target(name: \"\($0)\")" }
    let proof = try ProvenProject(
      """
      components: { App: { module: App }, Parts: "Sources/Kit/Part.swift" }
      rules: { r: { kind: forbid, from: App, to: Parts } }
      """,
      [
        "Package.swift": """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(name: "P", targets: [\(targets.joined(separator: ", "))])
        """,
        "Sources/Kit/Item.swift": "public struct Item {}",
        "Sources/Kit/Part.swift": "extension Item { public enum Part {} }",
        "Sources/App/Item.swift": "struct Item {}\nstruct Screen {}",
      ]
    ).ruleProof()
    #expect(proof.survivors.map(\.summary) == [])
    #expect(proof.mutants.contains { $0.summary.contains("'Item.Part' (Parts) as 'type'") })
  }

  @Test func whatExceptionsCoverIsNotTriedInFamilies() throws {
    let rules = """
      components: { A: A/**, "{n}.B": "B/{n}/**" }
      rules:
        r:
          kind: forbid
          from: A
          to: "{n}.B"
          allow: [{ from: A, to: One.B, because: why }]
      """
    let project = try ProvenProject(
      rules,
      [
        "A/A.swift": "struct A {}", "B/One/One.swift": "struct One {}",
        "B/Two/Two.swift": "struct Two {}",
      ])
    let proof = try project.ruleProof()
    #expect(proof.isPassed)
    #expect(!proof.mutants.isEmpty)
    #expect(proof.mutants.allSatisfy { $0.summary.contains("'Two' (Two.B)") })
  }

  @Test func noFileIsTouched() throws {
    let project = try ProvenProject(aIsNotToUseB, sortsOfCode)
    _ = try project.proof()
    let files = FileManager.default.enumerator(atPath: project.folder.path)
    let names = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    #expect(names.sorted() == sortsOfCode.keys.sorted())
    for (path, text) in sortsOfCode {
      #expect(project.project.source(of: path) == Array(text.utf8))
    }
  }
}
