import Testing

@testable import LintelCommand

@Suite struct ExplainCommandTests {
  @Test func explainTellsPlaceAndRights() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("explain", "Model", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        struct Model
          file:         Domain/Model.swift
          module:       (project)
          component:    Domain
          may use:      Data
          must not use: UI
          used by:      UI (1 type)
          breaks now:   1 finding
            Domain/Model.swift:3:15: error: 'Model' (Domain) uses 'Screen' (UI), a layer above it (layering)
        component Domain: 4 declarations
          rule layering (layers): the domain is the core
            layer Domain, 2 of 3 from the top, closed
            may use: Data
            must not use: UI
        uses:
          Screen (UI)
          Store (Data)
        used by:
          Screen (UI)

        """)
  }

  @Test func explainTellsWhoMayUseAProtectedComponent() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { A: A/**, B: B/**, C: C/** }
      rules: { vault: { kind: protect, target: C, from: [B] } }
      """,
      "A/Screen.swift": "struct Screen { let shop: Shop }\n",
      "B/Shop.swift": "struct Shop { let safe: Safe }\n", "C/Safe.swift": "struct Safe {}\n",
    ])
    #expect(CommandRun("explain", "Shop", project.path).output.contains("\n  may use:      C\n"))
    #expect(CommandRun("explain", "Screen", project.path).output.contains("\n  must not use: C\n"))
  }

  /// What an exception accepts is no 'must not use'.
  @Test(arguments: [
    ("because: legacy", "UI: legacy"),
    ("at-most: 1, because: legacy", "UI, in at most 1 place: legacy"),
    (
      "at-most: 1, because: legacy, until: 9999-12-31",
      "UI, in at most 1 place, until 9999-12-31: legacy"
    ),
  ])
  func explainTellsExceptions(options: String, words: String) throws {
    let project = try TemporaryProject([
      "UI/s.swift": "struct S { let o: Order }\n",
      "Core/o.swift": "struct Order { var s: S? }\n",
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Core: Core/** }
      rules:
        layering:
          kind: layers
          layers: [UI, Core]
          allow: [{ from: Core, to: UI, \(options) }]

      """,
    ])
    #expect(
      CommandRun("explain", "Order", project.path).output == """
        struct Order
          file:         Core/o.swift
          module:       (project)
          component:    Core
          by exception: \(words)
          used by:      UI (1 type)
          breaks now:   nothing
        component Core: 3 declarations
          rule layering (layers)
            layer Core, 2 of 2 from the top, closed
            may use by an exception: \(words)
        uses:
          S (UI)
        used by:
          S (UI)

        """)
  }

  /// An expired exception accepts nothing, and one rule does not excuse from another.
  @Test(arguments: [
    "r: { kind: forbid, from: Core, to: UI, allow: [{ from: Core, to: UI, because: x, until: 2020-01-01 }] }",
    "r: { kind: forbid, from: Core, to: UI, allow: [{ from: Core, to: UI, because: x }] }\n  "
      + "s: { kind: only, from: Core, to: Kit }",
  ])
  func explainTellsWhatNoExceptionAccepts(rules: String) throws {
    let project = try TemporaryProject([
      "UI/s.swift": "struct S { let o: Order }\n",
      "Core/o.swift": "struct Order { var s: S? }\n",
      "Kit/k.swift": "struct Kit {}\n",
      "lintel.yml":
        "version: 1\ncomponents: { UI: UI/**, Core: Core/**, Kit: Kit/** }\nrules:\n  \(rules)\n",
    ])
    let output = CommandRun("explain", "Order", project.path).output
    #expect(output.contains("\n  must not use: UI\n"), "\(output)")
    #expect(!output.contains("by exception:"), "\(output)")
  }

  @Test func explainTellsAllTargetsOfAFile() throws {
    var files = twoAppsProject
    files["lintel.yml"] = """
      version: 1
      components: { All: "**" }
      rules: { r: { kind: acyclic, level: type } }

      """
    let project = try TemporaryProject(files)
    #expect(
      CommandRun("explain", "Shared.swift", project.path).output == """
        file Shared.swift
          file:         Shared.swift
          targets:      App (App iOS), App (App tvOS)
          component:    All
          used by:      All (2 types)
          breaks now:   nothing
        component All: 8 declarations
        uses: nothing
        used by:
          Phone (All)
          TV (All)

        """)
  }

  /// What code of both targets means in the other one is no use.
  @Test func explainTellsWhatATargetUses() throws {
    var files = twoAppsProject
    files["Phone.swift"] = "import Kit\nstruct Screen { let tool: Tool; let shared: Shared }\n"
    files["TV.swift"] = "struct Screen {}\n"
    files["Shared.swift"] = "struct Shared { let screen: Screen? }\n"
    files["Kit/Tool.swift"] = "public struct Tool {}\n"
    files["lintel.yml"] = """
      version: 1
      sources: { modules: { Kit: Kit/** } }
      components: { All: "**" }
      rules: { r: { kind: acyclic, level: type } }

      """
    let project = try TemporaryProject(files)
    let nothing = "uses: nothing\nused by: nothing\n"
    #expect(CommandRun("explain", "App tvOS", project.path).output.hasSuffix(nothing))
    #expect(
      CommandRun("explain", "App iOS", project.path).output.hasSuffix(
        "uses:\n  Tool (All)\nused by: nothing\n"))
    #expect(
      CommandRun("explain", "Kit", project.path).output.hasSuffix(
        "uses: nothing\nused by:\n  Phone.swift:Screen (All)\n"))
  }

  @Test func explainTellsWhatAComponentIs() throws {
    var files = layeredProject
    files["Domain/Names.swift"] =
      "extension Model { struct Name {} }\ntypealias Names = [Model.Name]\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("explain", "Domain", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        component Domain: 8 declarations
          may use:      Data
          must not use: UI
          used by:      UI (1 type)
          breaks now:   1 finding
            Domain/Model.swift:3:15: error: 'Model' (Domain) uses 'Screen' (UI), a layer above it (layering)
          rule layering (layers): the domain is the core
            layer Domain, 2 of 3 from the top, closed
            may use: Data
            must not use: UI
        files:
          Domain/Model.swift: Model
          Domain/Names.swift: Model, Names
        uses:
          Screen (UI)
          Store (Data)
        used by:
          Screen (UI)

        """)
    let unknown = CommandRun("explain", "Domian", project.path)
    #expect(unknown.status == .failure)
    #expect(unknown.error.hasSuffix("is named 'Domian'; did you mean 'Domain'?\n"))
  }

  /// Whatever an explanation lists can be explained.
  @Test(arguments: [
    ("startService", "func startService", "Domain/Start.swift", "Store (Data)"),
    ("limit", "let limit", "Domain/Start.swift", "Store (Data)"),
    ("Model.store", "let Model.store", "Domain/Model.swift", "Store (Data)"),
    ("Domain/Start.swift:startService", "func startService", "Domain/Start.swift", "Store (Data)"),
  ])
  func explainTakesAnyDeclaration(
    name: String, head: String, file: String, used: String
  ) throws {
    var files = layeredProject
    files["Domain/Start.swift"] = """
      func startService(_ store: Store) {}
      let limit: Store? = nil
      """
    files["UI/Button.swift"] = "struct Button { func tap(_ s: Store) { startService(s) } }\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun("explain", "UI", project.path).output.contains("  startService (Domain)\n"))
    let run = CommandRun("explain", name, project.path)
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        """
        \(head)
          file:         \(file)
          module:       (project)
          component:    Domain

        """), "\(run.output)")
    #expect(run.output.contains("uses:\n  \(used)\nused by:"), "\(run.output)")
    #expect(CommandRun("explain", "startServce", project.path).error.contains("'startService'"))
    #expect(CommandRun("why", "Button", "startService", project.path).status == .success)
  }

  /// What the baseline accepts or a comment hides is not broken now, and what others break is theirs.
  @Test func explainTellsWhatIsBrokenNow() throws {
    var files = layeredProject
    files["Domain/Other.swift"] = "struct Other { let screen: Screen }\n"
    let project = try TemporaryProject(files)
    func answer(_ subject: String) -> [Substring] {
      CommandRun("explain", subject, project.path).output.split(separator: "\n")
        .filter { $0.contains("breaks now:") || $0.contains(": error: ") }
    }
    #expect(
      answer("Other") == [
        "  breaks now:   1 finding",
        "    Domain/Other.swift:1:28: error: 'Other' (Domain) uses 'Screen' (UI), a layer above it (layering)",
      ])
    #expect(answer("Domain/Other.swift") == answer("Other"))
    #expect(answer("Domain").first == "  breaks now:   2 findings")
    #expect(answer("Screen") == ["  breaks now:   nothing"])
    #expect(CommandRun("baseline", "write", project.path).status == .success)
    #expect(answer("Other") == ["  breaks now:   nothing; the baseline accepts 1 finding"])
  }

  @Test func rightsAreThoseOfAllRulesTogether() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { A: A/**, B: B/**, C: C/**, D: D/**, E: E/** }
      rules:
        r: { kind: layers, layers: [A, B, C] }
        s: { kind: forbid, from: A, to: B }
        t: { kind: through-protocols, from: A, to: D }

      """,
      "A/A.swift": "struct A {}\n", "B/B.swift": "struct B {}\n", "C/C.swift": "struct C {}\n",
      "D/D.swift": "struct D {}\n", "E/E.swift": "struct E {}\n",
    ])
    #expect(
      CommandRun("explain", "A", project.path).output.hasPrefix(
        """
        component A: 2 declarations
          may use:      E
          by protocols: D
          must not use: B, C
          used by:      nothing
          breaks now:   nothing

        """))
  }
}
