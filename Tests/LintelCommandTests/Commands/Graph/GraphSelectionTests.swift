import Testing

@testable import LintelCommand

/// Parts of the graph, as whole texts.
@Suite struct GraphSelectionTests {
  private func drawing(_ words: String) throws -> String {
    let project = try TemporaryProject(cyclicProject)
    let run = CommandRun(
      ["graph", project.path, "--format", "mermaid"]
        + words.split(separator: " ").map(String.init))
    #expect(run.status == .success)
    #expect(run.error == "")
    return run.output
  }

  private func error(_ words: String) throws -> String {
    let project = try TemporaryProject(cyclicProject)
    let run = CommandRun(["graph", project.path] + words.split(separator: " ").map(String.init))
    #expect(run.status == .failure)
    #expect(run.output == "")
    return run.error.replacing(project.path, with: "PATH")
  }

  @Test func focus() throws {
    let around = """
      flowchart LR
        n0["Model"]
        n1["Router"]
        n2["Screen"]
        n3["Store"]
        n0 -->|1| n3
        n1 -->|1| n0
        n1 -->|2| n2
        n2 -->|1| n0
        n2 -->|1| n1

      """
    #expect(try drawing("--focus Model") == around)
    #expect(try drawing("--focus Model --depth 1") == around)
    #expect(
      try drawing("--focus Model.swift") == """
        flowchart LR
          n0["Clock"]
          n1["Model"]
          n2["Router"]
          n3["Screen"]
          n4["Store"]
          n1 -->|1| n4
          n2 -->|1| n1
          n2 -->|2| n3
          n3 -->|1| n1
          n3 -->|1| n2

        """)
    #expect(try drawing("--focus Model --depth 2").contains("[\"Cache\"]"))
    #expect(
      try drawing("--focus Cache --focus Helper") == """
        flowchart LR
          n0["Cache"]
          n1["Helper"]
          n2["Store"]
          n0 -->|1| n2
          n2 -->|3| n0

        """)
  }

  /// Components, files and modules are named by what they are, or by what is in them.
  @Test(arguments: ["UI", "Screen", "Screen.swift"])
  func focusAtEveryLevel(name: String) throws {
    #expect(
      try drawing("--level component --focus \(name)") == """
        flowchart LR
          n0["Domain"]
          n1["UI"]
          n1 -->|2| n0

        """)
    #expect(
      try drawing("--level file --focus \(name)") == """
        flowchart LR
          n0["Domain/Model.swift"]
          n1["UI/Screen.swift"]
          n1 -->|2| n0

        """)
  }

  @Test func modules() throws {
    let project = try TemporaryProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["C"]),
          .target(name: "C"),
        ])
      """,
      "Sources/A/A.swift": "import B\n",
      "Sources/B/B.swift": "import C\nstruct Thing {}\n",
      "Sources/C/C.swift": "struct Other {}\n",
    ])
    let run = CommandRun(
      "graph", project.path, "--level", "module", "--reaches", "Thing", "--kinds", "import",
      "--format", "mermaid")
    #expect(run.output == "flowchart LR\n  n0[\"A\"]\n  n1[\"B\"]\n  n0 -->|1| n1\n")
    let types = CommandRun("graph", project.path, "--kinds", "import", "--level", "type")
    #expect(types.status == .failure)
    #expect(
      types.error.hasSuffix(
        "there are no dependencies at the level of types if only import counts; "
          + "the graph is not empty with '--level module'\n"))
    let why = CommandRun("why", "A", "C", project.path)
    #expect(why.status == .success)
    #expect(
      why.output == """
        'A' uses 'B': import at Sources/A/A.swift:1:8
        'B' uses 'C': import at Sources/B/B.swift:1:8
        every chain between modules uses 'A' -> 'B'
        every chain between modules uses 'B' -> 'C'

        """)
  }

  @Test func reaches() throws {
    #expect(
      try drawing("--reaches Domain --level component") == """
        flowchart LR
          n0["Domain"]
          n1["UI"]
          n1 -->|2| n0

        """)
    #expect(
      try drawing("--focus Model --reaches Cache") == """
        flowchart LR
          n0["Cache"]
          n1["Model"]
          n2["Store"]
          n0 -->|1| n2
          n1 -->|1| n2
          n2 -->|3| n0

        """)
    #expect(
      try drawing("--focus Model --reaches Cache --depth 2")
        == drawing("--focus Model --reaches Cache"))
  }

  @Test func kindsAndCertainty() throws {
    #expect(
      try drawing("--kinds construct,static --level type") == """
        flowchart LR
          n0["Cache"]
          n1["Model"]
          n2["Router"]
          n3["Screen"]
          n4["Store"]
          n1 -->|1| n4
          n2 -->|1| n1
          n2 -->|1| n3
          n4 -->|1| n0

        """)
    let named = try drawing("--focus Model --certainty named,inferred")
    #expect(try named == drawing("--focus Model"))
  }

  @Test(arguments: [
    (
      "--focus Stroe",
      "Stroe: error: no declaration, file, folder, module or component is named 'Stroe'; did you mean 'Store'?"
    ),
    (
      "--reaches Domian --level component",
      "Domian: error: no declaration, file, folder, module or component is named 'Domian'; did you mean "
        + "'Domain'?"
    ),
    (
      "--focus Helper --level component",
      "Helper: error: 'Helper' is part of no component; choose another '--level'"
    ),
    (
      "--focus Clock",
      "PATH: error: nothing uses 'Clock' or is used by it at the level of types; the graph is not "
        + "empty with '--level file', or with '--level folder', or with '--level component'"
    ),
    (
      "--focus Helper",
      "PATH: error: nothing uses 'Helper' or is used by it at the level of types; leave out "
        + "'--focus'"
    ),
    (
      "--focus Cache --reaches UI",
      "PATH: error: nothing leads from 'Cache' to 'UI' at the level of types; the graph is not empty "
        + "without '--focus', or without '--reaches'"
    ),
    (
      "--focus Screen --reaches Cache --depth 2",
      "PATH: error: nothing leads from 'Screen' to 'Cache' at the level of types within 2 steps; "
        + "the graph is not empty with a greater '--depth', or without '--focus', or without "
        + "'--reaches', or with '--level file', or with '--level folder', or with '--level component'"
    ),
    (
      "--certainty ambiguous --cycles",
      "PATH: error: there are no dependencies at the level of types if only ambiguous counts; "
        + "the graph is not empty with more '--certainty'"
    ),
    (
      "--reaches UI --level component --kinds static,cast",
      "PATH: error: nothing leads to 'UI' at the level of components if only static or cast "
        + "counts; leave out '--reaches' and '--kinds'"
    ),
  ])
  func nothingToDraw(words: String, message: String) throws {
    #expect(try error(words) == message + "\n")
  }
}
