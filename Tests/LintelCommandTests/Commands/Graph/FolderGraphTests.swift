import Testing

@testable import LintelCommand

/// The graph of folders, as whole texts.
@Suite struct FolderGraphTests {
  /// A folder holds the files that lie directly in it, and is named by its path.
  @Test func folders() throws {
    let project = try TemporaryProject([
      "App.swift": "struct App { let list: ListScreen }\n",
      "UI/List/ListScreen.swift": "struct ListScreen { let style: Style; let model: Model }\n",
      "UI/Style.swift": "struct Style { let list: ListScreen? }\n",
      "Domain/Model.swift": "struct Model {}\nstruct Other {}\n",
      "Domain/More.swift": "extension Model { var other: Other { Other() } }\n",
    ])
    let words = ["graph", project.path, "--level", "folder"]
    let run = CommandRun(words + ["--format", "mermaid"])
    #expect(run.status == .success)
    #expect(
      run.output == """
        flowchart LR
          n0["."]
          n1["Domain"]
          n2["UI"]
          n3["UI/List"]
          n0 -->|1| n3
          n2 -->|1| n3
          n3 -->|1| n1
          n3 -->|1| n2

        """)
    #expect(
      CommandRun(words + ["--cycles"]).output == """
        2 folders depend on each other: 'UI', 'UI/List'
          cut 'UI' -> 'UI/List': 1 reference
            UI/Style.swift:1:26: type

        """)
    #expect(
      CommandRun(words + ["--focus", "Domain", "--format", "mermaid"]).output
        == "flowchart LR\n  n0[\"Domain\"]\n  n1[\"UI/List\"]\n  n1 -->|1| n0\n")
    // A folder that is no node of the level stands for what lies in it.
    #expect(
      CommandRun("graph", project.path, "--focus", "UI", "--format", "mermaid").output
        == "flowchart LR\n  n0[\"ListScreen\"]\n  n1[\"Style\"]\n  n0 -->|1| n1\n  n1 -->|1| n0\n")
    #expect(
      CommandRun("why", ".", "Domain", project.path).output == """
        'App' uses 'ListScreen': type at App.swift:1:24
        'ListScreen' uses 'Model': type at UI/List/ListScreen.swift:1:50
        every chain uses 'App' -> 'ListScreen'
        every chain uses 'ListScreen' -> 'Model'
        every chain between folders uses '.' -> 'UI/List'
        every chain between folders uses 'UI/List' -> 'Domain'

        """)
  }
}
