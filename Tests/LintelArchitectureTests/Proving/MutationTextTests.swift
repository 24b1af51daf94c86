import LintelProving
import LintelVocabulary
import Testing

/// What proofs write into the sources.
@Suite struct MutationTextTests {
  @Test func referencesOfEveryKindThatTheLanguageHas() throws {
    let texts = try ProvenProject(aIsNotToUseB, sortsOfCode).texts()
    let spelled: [(target: String, kind: ReferenceKind, text: String)] = [
      ("Store", .type, "  func lintelProof1(_ value: Store) {}\n"),
      ("Store", .construct, "  func lintelProof2() { _ = Store() }\n"),
      ("Store", .static, "  func lintelProof3() { _ = Store.shared }\n"),
      (
        "Store.load", .call,
        "  func lintelProof4(_ value: Store) { value.load(fatalError(), from: fatalError()) }\n"
      ),
      ("Store.count", .member, "  func lintelProof5(_ value: Store) { _ = value.count }\n"),
      ("Store", .inherit, "  class LintelProof6: Store {}\n"),
      ("Port", .conform, "  class LintelProof7: Port {}\n"),
      ("Store", .extend, "extension Store {}\n"),
      ("Store", .cast, "  func lintelProof9(_ value: Any) -> Bool { value is Store }\n"),
      ("Store", .keypath, "  func lintelProof10() { _ = \\Store.count }\n"),
      ("Wrapped", .attribute, "  func lintelProof11() { @Wrapped var value = 0 }\n"),
      ("Store", .alias, "  typealias LintelProof12 = Store\n"),
    ]
    #expect(
      texts
        == spelled.map {
          [
            "'Screen' (A) uses '\($0.target)' (B) as '\($0.kind.rawValue)'",
            "A/Screen.swift: \($0.text)",
          ]
        })
  }

  @Test func modulesAreImportedWhereTheyAreNot() throws {
    let project = try ProvenProject(
      """
      components: { A: { module: A }, B: { module: B } }
      rules: { r: { kind: forbid, from: A, to: B, kinds: [import, type, static] } }
      """,
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
        """,
        "Sources/A/A.swift": "struct A {}",
        "Sources/B/B.swift": "public struct Open {}\nenum Hidden { case one }\n",
      ])
    #expect(
      try project.texts() == [
        [
          "'A' (A) uses 'Open' (B) as 'type'",
          "Sources/A/A.swift: \n  func lintelProof1(_ value: Open) {}\n",
          "Sources/A/A.swift: \nimport B\n",
        ],
        [
          "'A' (A) uses 'Hidden' (B) as 'static'",
          "Sources/A/A.swift: \n  func lintelProof2() { _ = Hidden.one }\n",
          "Sources/A/A.swift: \n@testable import B\n",
        ],
        ["'Sources/A/A.swift' (A) imports module 'B'", "Sources/A/A.swift: \nimport B\n"],
      ])
    #expect(try project.ruleProof().isPassed)
  }

  @Test func namesThatOthersShareHaveTheirModuleInFront() throws {
    let project = try ProvenProject(
      """
      components: { A: { module: A }, B: { module: B } }
      rules: { r: { kind: forbid, from: A, to: B, kinds: type } }
      """,
      [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
        """,
        "Sources/A/A.swift": "import B\nstruct A {}\nstruct User {}\n",
        "Sources/B/B.swift": "public struct User { public enum Role {} }\n",
      ])
    #expect(
      try project.texts() == [
        [
          "'A' (A) uses 'User' (B) as 'type'",
          "Sources/A/A.swift: \n  func lintelProof1(_ value: B.User) {}\n",
        ]
      ])
    #expect(try project.ruleProof().isPassed)
  }

  @Test func namesThatNeedBackticksHaveThem() throws {
    let project = try ProvenProject(
      """
      components: { A: A/**, B: B/** }
      rules: { r: { kind: forbid, from: A, to: B, kinds: [type, construct, call, conform] } }
      """,
      [
        "A/Screen.swift": "struct Screen {}\n",
        "B/Shapes.swift": """
        struct `2D point` {
          func `for each`(`in it`: Int, for value: Int, `inout` other: Int) {}
        }
        protocol `class` {}
        """,
      ])
    #expect(
      try project.texts().map { $0[1] } == [
        "A/Screen.swift: \n  func lintelProof1(_ value: `2D point`) {}\n",
        "A/Screen.swift: \n  func lintelProof2() { _ = `2D point`() }\n",
        "A/Screen.swift: \n  func lintelProof3(_ value: `2D point`) { value.`for each`("
          + "`in it`: fatalError(), for: fatalError(), `inout`: fatalError()) }\n",
        "A/Screen.swift: \n  class LintelProof4: `class` {}\n",
      ])
    #expect(try project.ruleProof().isPassed)
  }

  /// A name without backticks is preferred, as it is easier to read in a message.
  @Test func namesInBackticksAreTheSecondChoice() throws {
    let project = try ProvenProject(
      """
      components: { A: A/**, B: B/** }
      rules: { r: { kind: forbid, from: A, to: B, kinds: type } }
      """,
      [
        "A/Screen.swift": "struct Screen {}\n",
        "B/Shapes.swift": "struct `2D point` {}\nstruct Point {}\n",
      ])
    #expect(try project.texts().map { $0[0] } == ["'Screen' (A) uses 'Point' (B) as 'type'"])
  }

  /// Each kind of rule that writes names into the code does so with their backticks.
  @Test(arguments: [
    "kind: forbid, from: A, to: B", "kind: acyclic, level: file",
    "kind: declarations, in: A, should: { injects: B }",
    "kind: declarations, in: A, should: { weak-delegates: true }",
    "kind: declarations, that: { name: '2D *' }, should-not: { kind: struct }",
    "kind: metrics, level: type, metric: dependents, max: 0, in: B",
    "kind: metrics, level: type, metric: dependencies, max: 1, in: A",
    "kind: require, each: B, used-by: A",
  ])
  func breachesWithNamesInBackticksAreFound(rule: String) throws {
    let project = try ProvenProject(
      "components: { A: A/**, B: { any: [B/**, { inherits: class }] } }\nrules: { r: { \(rule) } }\n",
      [
        "A/Screen.swift": "struct Screen {}\n",
        "B/Shapes.swift": """
        class `2D point`: `class` { static let shared = `2D point`() }
        protocol `class` {}
        enum `default` { case one }
        func `do it`() {}
        let `in` = 1
        """,
      ])
    let proof = try project.ruleProof()
    #expect(!proof.mutants.isEmpty)
    #expect(proof.survivors.map(\.excerpt) == [])
  }

  /// Wherever it is written, an extension belongs to its type's components if these go by names,
  /// and so does a new type if they go by supertypes.
  @Test(arguments: [
    (selector: "{ any: [B/**, { name: \"St*\" }] }", hasExtend: false, hasInherit: true),
    (selector: "{ any: [B/**, { name: \"State\" }] }", hasExtend: true, hasInherit: true),
    (selector: "{ any: [B/**, { inherits: Stem }] }", hasExtend: false, hasInherit: false),
    (selector: "{ path: B/**, name: \"St*\" }", hasExtend: true, hasInherit: true),
    (selector: "{ any: [B/**, { kind: enum }] }", hasExtend: true, hasInherit: true),
    (selector: "{ any: [B/**, { not: { path: A/** } }] }", hasExtend: true, hasInherit: true),
  ])
  func newCodeMayBelongElsewhere(
    selector: String, hasExtend: Bool, hasInherit: Bool
  ) throws {
    let project = try ProvenProject(
      """
      components: { A: A/**, B: \(selector) }
      rules: { r: { kind: forbid, from: A, to: B, kinds: [extend, inherit, type] } }
      """,
      [
        "A/Screen.swift": "struct Screen {}",
        "B/Store.swift":
          "class Stem {}\nclass Store: Stem {}\nclass Stock: Stem {}\nenum State {}\n",
      ])
    let summaries = try project.texts().map { $0[0] }
    #expect(summaries.contains { $0.hasSuffix("'extend'") } == hasExtend)
    #expect(summaries.contains { $0.hasSuffix("'inherit'") } == hasInherit)
    #expect(try project.ruleProof().isPassed)
  }

  @Test func aProtocolMentionsInItsRequirements() throws {
    let texts = try ProvenProject(
      """
      components: { A: A/**, B: B/** }
      rules: { r: { kind: forbid, from: A, to: B, kinds: [type, construct, alias] } }
      """,
      ["A/Port.swift": "protocol Port {\n}\n", "B/Store.swift": "protocol Store {}\n"]
    ).texts()
    // The file can create things, which a protocol cannot.
    #expect(
      texts.map { $0[1] } == [
        "A/Port.swift: func lintelProof1(_ value: any Store) {}\n",
        "A/Port.swift: typealias LintelProof2 = any Store\n",
      ])
  }
}
