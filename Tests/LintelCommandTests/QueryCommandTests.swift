import Testing

@testable import LintelCommand

/// `graph`, `why`, `explain` and `facts`.
@Suite struct QueryCommandTests {
  @Test func graphOfComponentsMarksWhatIsForbidden() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("graph", project.path, "--level", "component", "--format", "mermaid")
    #expect(run.status == .success)
    #expect(
      run.output == """
        flowchart LR
          n0["Data"]
          n1["Domain"]
          n2["UI"]
          n1 -->|1| n0
          n1 -->|1| n2
          n2 -->|1| n1
          linkStyle 1 stroke:red,color:red

        """)
  }

  @Test func graphNeedsNoRules() throws {
    var files = layeredProject
    files["lintel.yml"] = nil
    let project = try TemporaryProject(files)
    let types = CommandRun("graph", project.path, "--format", "mermaid")
    #expect(types.output.contains("n0[\"Model\"]"))
    let components = CommandRun("graph", project.path, "--level", "component")
    #expect(components.status == .failure)
  }

  @Test func graphOfFilesAndModules() throws {
    let project = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])
      """,
      "Sources/A/A.swift": "import B\nstruct A { let b: B.Thing }\n",
      "Sources/B/B.swift": "public struct Thing {}\n",
    ])
    let modules = CommandRun("graph", project.path, "--level", "module", "--format", "json")
    #expect(modules.output.contains("\"from\": \"A\""))
    #expect(modules.output.contains("\"import\""))
    let files = CommandRun("graph", project.path, "--level", "file", "--format", "dot")
    #expect(files.output.contains("\"Sources/A/A.swift\" -> \"Sources/B/B.swift\""))
  }

  /// A layer that imports the module above it, and uses nothing of it.
  private static let importing = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "P", targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
    """,
    "Sources/A/A.swift": "public struct Top {}\n",
    "Sources/B/B.swift": "import A\nstruct Bottom {}\n",
    "lintel.yml": """
    version: 1
    components:
      A: { module: A }
      B: { module: B }
      Later: { path: Later/**, may-be-empty: true }
    rules:
      layering: { kind: layers, layers: [A, Later, B] }
    """,
  ]

  @Test(arguments: ["component", "module"])
  func graphMarksForbiddenImports(level: String) throws {
    let project = try TemporaryProject(Self.importing)
    let run = CommandRun("graph", project.path, "--level", level, "--format", "mermaid")
    #expect(
      run.output == """
        flowchart LR
          n0["A"]
          n1["B"]
          n1 -->|1| n0
          linkStyle 0 stroke:red,color:red

        """)
  }

  @Test func graphDoesNotCondemnWhatIsUncertain() throws {
    var files = layeredProject
    files["UI/Other.swift"] = "struct Screen {}\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).status == .success)
    let run = CommandRun("graph", project.path, "--level", "component", "--format", "mermaid")
    #expect(run.output.contains("n1 -->|"))
    #expect(!run.output.contains("red"))
  }

  @Test func whyShowsEveryStep() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("why", "Screen", "Data/Store.swift", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        'Screen' uses 'Model': type at UI/Screen.swift:1:28
        'Model' uses 'Store': type at Domain/Model.swift:2:14
        every path uses 'Screen' -> 'Model'
        every path uses 'Model' -> 'Store'

        """)
  }

  @Test func whyNot() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("why", "Data", "UI", project.path)
    #expect(run.status == .findings)
    #expect(run.output == "'Data' does not depend on 'UI'\n")
    let unknown = CommandRun("why", "Modle", "UI", project.path)
    #expect(unknown.status == .failure)
    #expect(unknown.error.contains("named 'Modle'; did you mean 'Model'?"))
  }

  @Test func explainTellsPlaceAndRights() throws {
    let project = try TemporaryProject(layeredProject)
    let run = CommandRun("explain", "Model", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        struct Model
          file:       Domain/Model.swift
          module:     (project)
          component:  Domain
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
          file:       \(file)
          module:     (project)
          component:  Domain

        """), "\(run.output)")
    #expect(run.output.contains("uses:\n  \(used)\nused by:"), "\(run.output)")
    #expect(CommandRun("explain", "startServce", project.path).error.contains("'startService'"))
    #expect(CommandRun("why", "Button", "startService", project.path).status == .success)
  }

  @Test func factsAreLinesOfJSON() throws {
    let project = try TemporaryProject([
      "A.swift":
        "@testable import B.C\n#if DEBUG\npublic final class A: P { @W lazy var b: C.D? = .e }\n#endif\n"
    ])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        {"format":"lintel-facts","version":3}
        {"fact":"import","file":"A.swift","line":1,"column":18,"name":"B.C","kind":null,"access":null,"testable":true,"exported":false}
        {"fact":"declaration","file":"A.swift","line":3,"column":20,"kind":"class","name":"A","parent":null,"access":"public","effectiveAccess":"public","modifiers":["final"],"traits":[],"parameters":[],"requirements":[],"thrownTypes":[],"type":null,"value":null,"endLine":3,"condition":"(DEBUG)"}
        {"fact":"declaration","file":"A.swift","line":3,"column":39,"kind":"var","name":"b","parent":"A","access":null,"effectiveAccess":"internal","modifiers":["lazy"],"traits":[],"parameters":[],"requirements":[],"thrownTypes":[],"type":"C.D?","value":{"kind":"reference","line":3,"column":49},"endLine":3,"condition":"(DEBUG)"}
        {"fact":"inheritance","file":"A.swift","line":3,"column":23,"name":"P","parent":"A"}
        {"fact":"attribute","file":"A.swift","line":1,"column":2,"name":"testable","parent":null}
        {"fact":"attribute","file":"A.swift","line":3,"column":28,"name":"W","parent":"A.b"}
        {"fact":"reference","file":"A.swift","line":3,"column":23,"kind":"inherit","name":"P","parent":"A","typePosition":true,"condition":"(DEBUG)"}
        {"fact":"reference","file":"A.swift","line":3,"column":28,"kind":"attribute","name":"W","parent":"A.b","typePosition":true,"condition":"(DEBUG)"}
        {"fact":"reference","file":"A.swift","line":3,"column":42,"kind":"type","name":"C.D","parent":"A.b","typePosition":true,"condition":"(DEBUG)"}
        {"fact":"use","file":"A.swift","line":3,"column":50,"kind":"implicitMember","name":"e","parent":"A.b","pattern":false,"condition":"(DEBUG)"}

        """)
  }

  @Test func factsOfCodeAreLinesOfJSON() throws {
    let project = try TemporaryProject([
      "A.swift": """
      private func f<T: P>(_ t: T) throws(E) -> Int where T.Q == R {
        let a: Int = S.make(t).b[c: 0].d  // lintel:disable:this layering - why
        return M::N(a)
      }
      #endif
      """
    ])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .success)
    let facts = ["use", "argument", "local", "directive", "diagnostic", "declaration"]
    let lines = run.output.split(separator: "\n").filter { line in
      facts.contains { line.hasPrefix("{\"fact\":\"\($0)\"") }
    }
    #expect(
      lines.joined(separator: "\n") == """
        {"fact":"declaration","file":"A.swift","line":1,"column":14,"kind":"func","name":"f","parent":null,"access":"private","effectiveAccess":"private","modifiers":[],"traits":["throwing"],"parameters":[{"label":"_","name":"t","type":"T","optional":false}],"requirements":[{"kind":"conformance","subject":"T","type":"P"},{"kind":"sameType","subject":"T.Q","type":"R"}],"thrownTypes":["E"],"type":"Int","value":null,"endLine":4}
        {"fact":"declaration","file":"A.swift","line":1,"column":16,"kind":"genericParameter","name":"T","parent":"f","access":null,"effectiveAccess":"fileprivate","modifiers":[],"traits":[],"parameters":[],"requirements":[],"thrownTypes":[],"type":null,"value":null,"endLine":1}
        {"fact":"use","file":"A.swift","line":2,"column":16,"kind":"static","name":"S.make().b[].d","parent":"f","pattern":false}
        {"fact":"use","file":"A.swift","line":2,"column":23,"kind":"value","name":"t","parent":"f","pattern":false}
        {"fact":"use","file":"A.swift","line":3,"column":15,"kind":"value","name":"a","parent":"f","pattern":false}
        {"fact":"argument","file":"A.swift","line":2,"column":23,"label":null,"of":{"line":2,"column":18}}
        {"fact":"argument","file":"A.swift","line":2,"column":28,"label":"c","of":{"line":2,"column":26}}
        {"fact":"argument","file":"A.swift","line":3,"column":15,"label":null,"of":{"line":3,"column":13}}
        {"fact":"local","file":"A.swift","line":2,"column":7,"kind":"variable","name":"a","parent":"f","type":{"line":2,"column":10},"value":{"kind":"reference","line":2,"column":16},"scopeEnd":{"line":4,"column":2}}
        {"fact":"directive","file":"A.swift","line":2,"column":40,"text":"lintel:disable:this layering - why"}
        {"fact":"diagnostic","file":"A.swift","line":5,"column":1,"kind":"unopenedCondition"}
        """)
    #expect(run.output.contains("\"kind\":\"static\",\"name\":\"S.make\""))
    #expect(run.output.contains("\"kind\":\"construct\",\"name\":\"M::N\""))
    #expect(CommandRun("facts", project.path, "--jobs", "2").output == run.output)
  }

  @Test func factsOfShapesClosuresAndMatchesAreLinesOfJSON() throws {
    let project = try TemporaryProject([
      "A.swift": """
      @A(b: c) func f(_ g: [H: any I]) {
        if case .a = try j(k: { 0 }) {}
        switch l { default: { m }() }
      }
      """
    ])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n").filter { line in
      ["argument", "typeShape", "closure", "match"].contains {
        line.hasPrefix("{\"fact\":\"\($0)\"")
      }
    }
    #expect(
      lines.joined(separator: "\n") == """
        {"fact":"argument","file":"A.swift","line":1,"column":4,"label":"b","of":{"line":1,"column":2}}
        {"fact":"argument","file":"A.swift","line":2,"column":22,"label":"k","of":{"line":2,"column":20}}
        {"fact":"typeShape","file":"A.swift","line":1,"column":23,"kind":"element","of":{"line":1,"column":22}}
        {"fact":"typeShape","file":"A.swift","line":1,"column":26,"kind":"value","of":{"line":1,"column":22}}
        {"fact":"typeShape","file":"A.swift","line":1,"column":30,"kind":"specifier","of":{"line":1,"column":26}}
        {"fact":"closure","file":"A.swift","line":2,"column":25,"end":{"line":2,"column":30},"argument":{"line":2,"column":22}}
        {"fact":"closure","file":"A.swift","line":3,"column":23,"end":{"line":3,"column":28},"argument":null}
        {"fact":"match","file":"A.swift","line":2,"column":6,"end":{"line":2,"column":15},"subject":{"line":2,"column":20}}
        {"fact":"match","file":"A.swift","line":3,"column":12,"end":{"line":3,"column":32},"subject":{"line":3,"column":10}}
        """)
  }
}
