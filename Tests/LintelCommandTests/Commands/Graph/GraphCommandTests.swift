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
