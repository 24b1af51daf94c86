import Foundation
import Testing

@testable import LintelCommand

@Suite struct GraphCommandTests {
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

  /// An arrow is red if a reference breaks a rule, black if a rule says that it may be, and else grey.
  @Test(arguments: [
    ("kind: only, from: A, to: [B]", "forbidden A>C, allowed A>B"),
    ("kind: forbid, from: A, to: C", "forbidden A>C"),
    ("kind: forbid, from: C, to: A", ""),
    ("kind: layers, layers: [A, B]", "allowed A>B"),
    ("kind: layers, layers: [C, B, A]", "forbidden A>B A>C B>C"),
    ("kind: independent, of: [A, B]", "forbidden A>B"),
    ("kind: protect, target: C, from: [B]", "forbidden A>C, allowed B>C"),
    ("kind: through-protocols, from: B, to: C", "allowed B>C"),
    ("kind: forbid, from: A, to: C, kinds: [inherit]", ""),
    ("kind: forbid, from: A, to: C, allow: [{ from: A, to: C, because: why }]", "allowed A>C"),
    ("kind: only, from: A, to: []", "forbidden A>B A>C"),
  ])
  func arrowsSayWhatRulesSay(rule: String, expected: String) throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { A: A/**, B: B/**, C: C/** }
      rules: { rule: { \(rule) } }
      """,
      "A/A.swift": "struct A { let b: B; let c: C }\n", "B/B.swift": "struct B { let c: any C }\n",
      "C/C.swift": "protocol C {}\n",
    ])
    let run = CommandRun("graph", project.path, "--level", "component", "--format", "json")
    let graph = try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8))
    #expect(graph.edges.count == 3, "\(run.error)")
    let texts = ["forbidden", "allowed"].compactMap { standing -> String? in
      let edges = graph.edges.filter { $0.standing == standing }.map { "\($0.from)>\($0.to)" }
      return edges.isEmpty ? nil : ([standing] + edges).joined(separator: " ")
    }
    #expect(texts.joined(separator: ", ") == expected)
    #expect(graph.edges.allSatisfy { $0.forbidden == ($0.standing == "forbidden") })
  }

  @Test func rulesThatAllowNothingColorNothing() throws {
    var files = layeredProject
    files["lintel.yml"] = """
      version: 1
      components: { UI: UI/**, Domain: Domain/** }
      rules: { cycles: { kind: acyclic, level: file } }
      """
    let project = try TemporaryProject(files)
    let run = CommandRun("graph", project.path, "--level", "component", "--format", "mermaid")
    #expect(run.output.contains("-->"))
    #expect(!run.output.contains("gray"))
  }

  private struct Graph: Decodable {
    struct Edge: Decodable {
      let from: String
      let to: String
      let forbidden: Bool
      let standing: String
    }

    let edges: [Edge]
  }

  /// What has few nodes: components; without rules modules, or the folders of the only one.
  @Test func drawnAreTheLargestParts() throws {
    var files = layeredProject
    func nodes(_ words: String...) throws -> [String] {
      let project = try TemporaryProject(files)
      let run = CommandRun(["graph", project.path, "--format", "mermaid"] + words)
      return run.output.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "\"").map { line[$0...].filter { $0 != "\"" && $0 != "]" } }
      }
    }
    #expect(try nodes() == ["Data", "Domain", "UI"])
    #expect(try nodes("--focus", "Store") == ["Model", "Store"])
    files["lintel.yml"] = nil
    #expect(try nodes() == ["Data", "Domain", "UI"])
    files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B")])
      """,
      "Sources/A/Near/A.swift": "struct A {}\n", "Sources/B/Far/B.swift": "struct B {}\n",
    ]
    #expect(try nodes() == ["A", "B"])
  }

  @Test func graphNeedsNoRules() throws {
    var files = layeredProject
    files["lintel.yml"] = nil
    let project = try TemporaryProject(files)
    let types = CommandRun("graph", project.path, "--level", "type", "--format", "mermaid")
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

  /// A layer that imports the module above it, but does not use it.
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
    files["Other/Screen.swift"] = "struct Screen {}\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).status == .success)
    let run = CommandRun("graph", project.path, "--level", "component", "--format", "mermaid")
    #expect(run.output.contains("n1 -->|"))
    #expect(!run.output.contains("red"))
  }

  @Test func graphCondemnsWhatBreaksARuleWhateverItMeans() throws {
    var files = layeredProject
    files["UI/Other.swift"] = "struct Screen {}\n"
    let project = try TemporaryProject(files)
    #expect(CommandRun(project.path).status == .findings)
    let run = CommandRun("graph", project.path, "--level", "component", "--format", "mermaid")
    #expect(run.output.contains("red"))
  }
}
