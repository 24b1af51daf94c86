import Testing

@testable import LintelCommand

/// What depends on itself, as whole texts.
@Suite struct CycleTests {
  private func graph(_ words: String) throws -> CommandRun {
    let project = try TemporaryProject(cyclicProject)
    return CommandRun(["graph", project.path] + words.split(separator: " ").map(String.init))
  }

  @Test func cycles() throws {
    let run = try graph("--cycles")
    #expect(run.status == .success)
    #expect(
      run.output == """
        2 types depend on each other: 'Cache', 'Store'
          cut 'Cache' -> 'Store': 1 reference
            Data/Store.swift:7:14: type

        2 types depend on each other: 'Router', 'Screen'
          cut 'Screen' -> 'Router': 1 reference
            UI/Screen.swift:3:15: type

        """)
    #expect(
      try graph("--cycles --focus Store").output == """
        2 types depend on each other: 'Cache', 'Store'
          cut 'Cache' -> 'Store': 1 reference
            Data/Store.swift:7:14: type

        """)
    for level in ["file", "folder", "component", "module"] {
      #expect(try graph("--cycles --level \(level)").output == "no cycles between \(level)s\n")
    }
    #expect(try graph("--cycles --kinds construct").output == "no cycles between types\n")
  }

  @Test func onlyWhatIsSureMakesCycles() throws {
    let project = try TemporaryProject([
      "A.swift": "struct A { let b: B }\n", "B.swift": "struct B { let a: A }\n",
      "C.swift": "struct A {}\n",
    ])
    let run = CommandRun("graph", project.path, "--cycles")
    #expect(run.status == .success)
    #expect(run.output == "no cycles between types\n")
    let all = CommandRun("graph", project.path, "--cycles", "--certainty", "named,ambiguous")
    #expect(CommandRun("graph", project.path, "--cycles", "--ambiguous").output == all.output)
    #expect(
      all.output == """
        2 types depend on each other: 'A.swift:A', 'B'
          cut 'A.swift:A' -> 'B': 1 reference
            A.swift:1:19: type

        """)
    let nothing = try TemporaryProject(["A.swift": "struct A {}\n"])
    #expect(
      CommandRun("graph", nothing.path, "--cycles").output == "no cycles between types\n")
  }

  @Test func cyclesWithSeveralPlacesToCut() throws {
    var files = cyclicProject
    files["Data/Loop.swift"] = """
      extension Model { struct Part {} }
      struct Loop {
        let model: Model
        let parts: [Model.Part]
      }
      """
    files["Domain/Model.swift"] = """
      struct Model {
        let store: Store
        func loop(_ loop: Loop) -> Loop { Loop(model: self, parts: []) }
      }
      """
    let project = try TemporaryProject(files)
    #expect(
      CommandRun("graph", project.path, "--cycles", "--level", "component").output == """
        2 components depend on each other: 'Data', 'Domain'
          cut 'Data' -> 'Domain': 3 references
            Data/Loop.swift:1:11: extend
            Data/Loop.swift:3:14: type
            Data/Loop.swift:4:15: type

        """)
    let written = project.path + "/cycles.txt"
    let run = CommandRun("graph", project.path, "--cycles", "--output", written)
    #expect(run.status == .success)
    #expect(run.output == "")
    #expect(project.text(of: "cycles.txt")?.hasPrefix("2 types depend on each other") == true)
  }
}
