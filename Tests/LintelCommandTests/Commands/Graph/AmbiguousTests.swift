import Testing

@testable import LintelCommand

/// What `lintel graph` makes of names with several meanings, as whole texts.
@Suite struct AmbiguousTests {
  private static let files = [
    "A.swift": "struct A { let b: B }\n",
    "B.swift": "struct B { let a: A, other: A? }\n",
    "C.swift": "struct A {}\n",
  ]

  private func graph(_ words: String...) throws -> CommandRun {
    let project = try TemporaryProject(Self.files)
    return CommandRun(["graph", project.path] + words)
  }

  @Test func onlyWhatIsSureIsDrawn() throws {
    let run = try graph("--format", "mermaid", "--level", "type")
    #expect(
      run.output == """
        flowchart LR
          n0["A.swift:A"]
          n1["B"]
          n2["C.swift:A"]
          n0 -->|1| n1

        """)
    #expect(
      run.error == "note: 2 ambiguous names are left out; '--ambiguous' counts their possible "
        + "meanings, and '--unresolved --ambiguous' lists the names\n")
    #expect(
      try graph("--focus", "C.swift:A").error.contains("the graph is not empty with '--ambiguous'"))
  }

  @Test func whatMayBeMeantIsDashedOnRequest() throws {
    let run = try graph("--ambiguous", "--format", "mermaid", "--level", "type")
    #expect(run.error == "")
    #expect(
      run.output == """
        flowchart LR
          n0["A.swift:A"]
          n1["B"]
          n2["C.swift:A"]
          n0 -->|1| n1
          n1 -.->|2| n0
          n1 -.->|2| n2

        """)
    let dot = try graph("--ambiguous", "--level", "type").output
    #expect(
      dot.contains("\"B\" -> \"C.swift:A\" [label=\"2\", tooltip=\"type\", style=dashed]\n"))
    let chosen = try graph(
      "--certainty", "named,ambiguous", "--format", "mermaid", "--level", "type")
    #expect(chosen.output == run.output)
    #expect(chosen.error == "")
    let added = try graph(
      "--certainty", "named", "--ambiguous", "--format", "mermaid", "--level", "type")
    #expect(added.output == run.output)
    // Files that refer to each other for certain are not dashed.
    let sure = try graph("--ambiguous", "--level", "module", "--format", "mermaid")
    #expect(!sure.output.contains("-.->"))
  }

  @Test func programsGetTheCertaintyAndThePlacesOfEdges() throws {
    let output = try graph("--ambiguous", "--format", "json", "--level", "type").output
    #expect(
      output.contains(
        """
              "from": "B",
              "to": "C.swift:A",
              "count": 2,
              "kinds": [
                "type"
              ],
              "certainty": "ambiguous",
              "forbidden": false,
              "standing": null,
              "places": [
                {
                  "path": "B.swift",
                  "line": 1,
                  "column": 19,
                  "length": 1,
                  "reference": "type",
                  "certainty": "ambiguous",
                  "reason": "several-declarations",
                  "modules": null
                },
        """))
  }

  @Test func ambiguousNamesAreListed() throws {
    #expect(try graph("--unresolved").output == "no unresolved names\n")
    #expect(
      try graph("--unresolved", "--ambiguous").output == """
        no unresolved names

        1 ambiguous name, 2 references
        'A': 2 references, because several files declare it
          may mean 'A' in A.swift or 'A' in C.swift
          B.swift:1:19
          B.swift:1:29

        """)
    let known = try TemporaryProject(["A.swift": "struct A {}\n"])
    #expect(
      CommandRun("graph", known.path, "--unresolved", "--ambiguous").output
        == "no unresolved names\n\nno ambiguous names\n")
  }

  /// What may be meant besides, and why, is told of names that SDKs have.
  @Test func reasonsAreTold() throws {
    let project = try TemporaryProject([
      "A.swift": "func g(_ text: String) -> Bool { text.hasPrefix(\"x\") }\n",
      "B.swift": "extension String { func hasPrefix(_ text: String) -> Bool { false } }\n",
    ])
    let run = CommandRun("graph", project.path, "--unresolved", "--ambiguous")
    #expect(
      run.output == """
        no unresolved names

        1 ambiguous name, 1 reference
        'hasPrefix': 1 reference, because a declaration of an SDK fits as well
          may mean 'String.hasPrefix' in B.swift or a declaration of an SDK
          A.swift:1:39

        """)
  }

  /// Where all that may be meant is part of one node, what depends on what is certain.
  @Test func nodesThatAreMeantWhateverIsMeantAreSure() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { UI: UI/**, Data: Data/** }
      rules: { c: { kind: acyclic, level: component } }
      """,
      "UI/Screen.swift": "struct Screen { let user: User }\n",
      "Data/A.swift": "struct User {}\n", "Data/B.swift": "struct User {}\n",
    ])
    func graph(_ words: String...) -> CommandRun {
      CommandRun(["graph", project.path, "--format", "mermaid"] + words)
    }
    let run = graph("--level", "component")
    #expect(run.output.hasSuffix("  n1 -->|2| n0\n"))
    #expect(run.error == "")
    #expect(graph("--level", "component", "--ambiguous").output == run.output)
    #expect(!graph("--level", "file").output.contains("--"))
  }

  @Test func programsGetAmbiguousNamesOnRequest() throws {
    #expect(
      try graph("--unresolved", "--ambiguous", "--format", "json").output == """
        {
          "version": 1,
          "unresolved": [],
          "ambiguous": [
            {
              "name": "A",
              "reason": "several-declarations",
              "candidates": [
                {
                  "name": "A",
                  "group": "(project)",
                  "path": "A.swift",
                  "line": 1,
                  "column": 8
                },
                {
                  "name": "A",
                  "group": "(project)",
                  "path": "C.swift",
                  "line": 1,
                  "column": 8
                }
              ],
              "count": 2,
              "places": [
                {
                  "path": "B.swift",
                  "line": 1,
                  "column": 19,
                  "length": 1
                },
                {
                  "path": "B.swift",
                  "line": 1,
                  "column": 29,
                  "length": 1
                }
              ]
            }
          ]
        }

        """)
  }
}
