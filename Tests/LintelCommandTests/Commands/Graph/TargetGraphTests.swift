import Testing

@testable import LintelCommand

/// What graphs tell of the targets of an Xcode project.
@Suite struct TargetGraphTests {
  /// Two apps with modules of one name; a name in the file of both means another type in each, and
  /// one of them uses a framework.
  private static let files = twoAppsProject.merging([
    "Phone.swift": "import Kit\nstruct Screen { let shared: Shared; let tool: Tool }\n",
    "TV.swift": "struct Screen {}\n",
    "Shared.swift": "struct Shared { var screen: Screen? }\n",
    "Kit/Tool.swift": "public struct Tool {}\n",
    "lintel.yml": """
    version: 1
    sources: { modules: { Kit: Kit/** } }
    components: { All: "**" }
    rules: { cycles: { kind: acyclic, level: module } }

    """,
  ]) { $1 }

  private func output(_ arguments: String...) throws -> String {
    let project = try TemporaryProject(Self.files)
    let run = CommandRun(arguments + [project.path])
    #expect(run.error == "")
    return run.output
  }

  @Test func targetsOfOneModuleNameAreNodesOfTheirOwn() throws {
    #expect(
      try output("graph", "--level", "module") == """
        digraph lintel {
          graph [rankdir=LR, fontname="Helvetica"]
          node [shape=box, fontname="Helvetica"]
          edge [fontname="Helvetica"]
          "App (App iOS)" [label="App (App iOS)"]
          "App (App tvOS)" [label="App (App tvOS)"]
          "Kit" [label="Kit"]
          "App (App iOS)" -> "Kit" [label="2", tooltip="import, type"]
        }

        """)
    #expect(
      try output("graph", "--level", "module", "--format", "mermaid") == """
        flowchart LR
          n0["App (App iOS)"]
          n1["App (App tvOS)"]
          n2["Kit"]
          n0 -->|2| n2

        """)
  }

  @Test(arguments: ["App (App iOS)", "App iOS", "App"])
  func aTargetIsNamedAsItsNodeOrInItsProject(name: String) throws {
    #expect(
      try output("why", name, "Kit") == """
        'Phone.swift:Screen' uses 'Tool': type at Phone.swift:2:47
        every chain uses 'Phone.swift:Screen' -> 'Tool'
        every chain between modules uses 'App (App iOS)' -> 'Kit'

        """)
  }

  /// The file of both leads to the types of each, but not from one to the other.
  @Test(arguments: [("App tvOS", "App iOS"), ("App iOS", "App tvOS"), ("App tvOS", "Kit")])
  func whatTwoTargetsCompileConnectsThemNot(from: String, to: String) throws {
    #expect(try output("why", from, to) == "'\(from)' does not depend on '\(to)'\n")
  }

  @Test func aNameOfSeveralTargetsMeansThemAll() throws {
    let all = try output("graph", "--level", "module", "--focus", "App")
    #expect(all.contains("App (App tvOS)"))
    let one = try output("graph", "--level", "module", "--focus", "App iOS")
    #expect(!one.contains("App (App tvOS)"))
  }

  @Test func programsGetTheSameNames() throws {
    #expect(
      try output("graph", "--level", "module", "--format", "json", "--kinds", "import") == """
        {
          "version": 1,
          "level": "module",
          "nodes": [
            {
              "id": "App (App iOS)",
              "label": "App (App iOS)",
              "group": null,
              "modules": null
            },
            {
              "id": "Kit",
              "label": "Kit",
              "group": null,
              "modules": null
            }
          ],
          "edges": [
            {
              "from": "App (App iOS)",
              "to": "Kit",
              "count": 1,
              "kinds": [
                "import"
              ],
              "certainty": "named",
              "forbidden": false,
              "standing": null,
              "places": [
                {
                  "path": "Phone.swift",
                  "line": 1,
                  "column": 8,
                  "length": 3,
                  "reference": "import",
                  "certainty": "named",
                  "reason": null,
                  "modules": null
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func filesSayWhichModulesCompileThemAndPlacesInWhichTheyHold() throws {
    #expect(
      try output("graph", "--level", "file", "--focus", "TV.swift", "--format", "json") == """
        {
          "version": 1,
          "level": "file",
          "nodes": [
            {
              "id": "Shared.swift",
              "label": "Shared.swift",
              "group": null,
              "modules": [
                "App (App iOS)",
                "App (App tvOS)"
              ]
            },
            {
              "id": "TV.swift",
              "label": "TV.swift",
              "group": "App (App tvOS)",
              "modules": [
                "App (App tvOS)"
              ]
            }
          ],
          "edges": [
            {
              "from": "Shared.swift",
              "to": "TV.swift",
              "count": 1,
              "kinds": [
                "type"
              ],
              "certainty": "named",
              "forbidden": false,
              "standing": null,
              "places": [
                {
                  "path": "Shared.swift",
                  "line": 1,
                  "column": 29,
                  "length": 6,
                  "reference": "type",
                  "certainty": "named",
                  "reason": null,
                  "modules": [
                    "App (App tvOS)"
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func foldersAndComponentsHaveAllModulesOfTheirFiles() throws {
    let list = """
            "modules": [
              "App (App iOS)",
              "App (App tvOS)"
            ]
      """
    #expect(try output("graph", "--level", "folder", "--format", "json").contains(list))
    let component = try output("graph", "--level", "component", "--format", "json")
    #expect(component.contains("\"App (App tvOS)\",\n        \"Kit\"\n"))
  }
}
