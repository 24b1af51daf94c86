import Testing

@testable import LintelArchitecture
@testable import LintelProving

/// Breaches that consist in something going away, and others that only some rules know.
@Suite struct DesertionTests {
  private func proof(_ rules: String, _ files: [String: String]) throws -> [RuleProof] {
    let folder = try ProjectFolder(
      files.merging(["lintel.yml": "version: 1\n" + rules]) { $1 })
    let configuration = try DeclaredArchitecture(contentsOf: folder.path + "/lintel.yml")
      .configuration
    let project = try LintelArchitecture.Project(root: folder.path, for: configuration)
    return try Prover(configuration, project).run().rules
  }

  private func summaries(_ rules: String, _ files: [String: String]) throws -> [String] {
    let proofs = try proof(rules, files)
    try #require(proofs.count == 1)
    #expect(proofs[0].survivors.map(\.summary) == [])
    return proofs[0].mutants.map(\.summary)
  }

  @Test func anArrowThatNothingFollowsAnyMoreIsFound() throws {
    let found = try summaries(
      """
      components: { A: A/**, B: B/** }
      rules: { r: { kind: diagram, file: parts.mmd, unused-arrows: deny } }
      """,
      [
        "parts.mmd": "flowchart TD\n  A --> B\n",
        "A/Screen.swift": "struct Screen {\n  let order: Order\n  func show() { _ = Order() }\n}\n",
        "B/Order.swift": "struct Order {}\n",
      ])
    #expect(found.first == "nothing follows the arrow from 'A' to 'B' any more")
    #expect(found.count > 1)
  }

  @Test func aDependencyThatNothingUsesAnyMoreIsFound() throws {
    let found = try summaries(
      "rules: { r: { kind: manifest } }",
      [
        "Package.swift": """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(
          name: "P",
          targets: [
            .target(name: "App", dependencies: ["CKit", "Kit"]),
            .target(name: "CKit"),
            .target(name: "Kit"),
            .target(name: "Other"),
          ])
        """,
        "Sources/App/App.swift": "import CKit\nimport Kit\n\nstruct App { let store: Store }\n",
        "Sources/CKit/kit.c": "int kit;\n",
        "Sources/Kit/Store.swift": "public struct Store {}\n",
        "Sources/Other/Other.swift": "public struct Other {}\n",
      ])
    #expect(found.contains("'App' uses nothing of 'Kit' any more"))
    #expect(found.contains("'App' imports 'Other', which is not declared"))
  }

  private static let hexagon = [
    "Core/Port.swift": "protocol Port {}\n\nstruct Order {}\n",
    "Ports/Asking.swift": "struct Question {}\n",
    "Screens/Screen.swift": "struct Screen { let port: any Port }\n",
    "Tables/Table.swift": "struct Table: Port {}\n",
    "Main/Main.swift": "struct Main { let screen: Screen; let table: Table }\n",
  ]

  @Test func eachClauseAboutHexagonsIsBroken() throws {
    let found = try summaries(
      """
      components: { Core: Core/**, Ports: Ports/**, In: Screens/**, Out: Tables/**, Main: Main/** }
      rules:
        r:
          kind: ports-and-adapters
          core: Core
          ports: [Core, Ports]
          driving: In
          driven: Out
          composition-root: Main
      """, Self.hexagon)
    #expect(found.contains("'Core/Port.swift' declares a port that is a class"))
    #expect(found.contains("'Ports/Asking.swift' declares a port outside of the core"))
    #expect(found.contains("nothing in 'Out' conforms to a port"))
    #expect(
      found.contains(
        "a type in the new file 'LintelStranger.swift' uses 'Table' (Out) and 'Screen' (In) as "
          + "'type'"))
  }

  @Test func codeInNoPartThatIsThereConnectsAdapters() throws {
    let found = try summaries(
      """
      components: { Core: Core/**, In: Screens/**, Out: Tables/**, Main: Main/** }
      rules:
        r:
          kind: ports-and-adapters
          core: Core
          driving: In
          driven: Out
          composition-root: Main
      """, Self.hexagon)
    #expect(found.contains("'Question' uses 'Table' (Out) as 'type'"))
  }

  @Test func whatAMemberHidesIsTriedElsewhere() throws {
    let rules = "rules: { r: { kind: symbols, deny: print } }"
    let printer = "class Device { func print() {} }\nclass Printer: Device {}\n"
    #expect(try summaries(rules, ["A.swift": printer]) == [])
    let other = ["A.swift": printer, "B.swift": "struct Other {}\n"]
    #expect(try summaries(rules, other) == ["'Other' uses 'print'"])
  }
}
