import Testing

@testable import LintelCommand

extension WhyTests {
  /// A component has of a type that it extends no more than the extension; so has a file or module.
  @Test(arguments: [("A", "B"), ("A/A.swift", "B/B.swift"), ("A", "B.swift")])
  func extensionsAreNotTheTypesTheyExtend(from: String, to: String) throws {
    var files = extendingProject
    func answer() throws -> CommandRun {
      let project = try TemporaryProject(files)
      let drawing = CommandRun("graph", project.path, "--focus", from, "--reaches", to)
      let run = CommandRun("why", from, to, project.path)
      #expect(drawing.status == (run.status == .success ? .success : .failure))
      return run
    }
    let none = try answer()
    #expect(none.status == .findings)
    #expect(none.output == "'\(from)' does not depend on '\(to)'\n")

    files["B/B.swift"] = "struct Part {}\n"
    files["M/M.swift"] = "struct API { let b: Build }\nstruct Build { let part: Part }\n"
    let some = try answer()
    #expect(some.status == .success)
    // Ends of one sort have a part each of a type that both extend.
    let part = from.contains("/") == to.contains(".") ? "A/A.swift:API" : "API"
    #expect(
      some.output.hasPrefix(
        """
        '\(part)' uses 'API': extend at A/A.swift:1:11
        'API' uses 'Build': type at M/M.swift:1:21
        'Build' uses 'Part': type at M/M.swift:2:26

        """), "\(some.output)")
  }

  @Test func extensionsOfOtherModules() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      sources: { modules: { A: A/**, B: B/**, M: M/** } }
      components: { All: "**" }
      rules: { all: { kind: exhaustive } }
      """,
      "M/M.swift": "public struct API { public let b: Build }\npublic struct Build {}\n",
      "A/A.swift": "import M\nextension API { func a(_ b: Build) {} }\n",
      "B/B.swift": "import M\nextension Build { func b() {} }\n",
    ])
    #expect(CommandRun("why", "A", "B", project.path).output == "'A' does not depend on 'B'\n")
    #expect(
      CommandRun("why", "A", "M", project.path).output.hasPrefix(
        "'A.API' uses 'API': extend at A/A.swift:2:11\n"))
  }

  /// Two components may each have a part of one type.
  @Test func fromOnePartOfATypeToAnother() throws {
    var files = extendingProject
    files["A/A.swift"] = "extension API { func a() { b() } }\n"
    files["B/B.swift"] = "extension API { func b() {} }\n"
    let project = try TemporaryProject(files)
    #expect(
      CommandRun("why", "A", "B", project.path).output == """
        'A/A.swift:API' uses 'B/B.swift:API': call at A/A.swift:1:28
        every chain uses 'A/A.swift:API' -> 'B/B.swift:API'
        every chain between components uses 'A' -> 'B'

        """)
    #expect(CommandRun("why", "B", "A", project.path).status == .findings)
  }

  /// Another path leads through 'Side' and back to the type itself.
  @Test func aStepThatEveryPathTakes() throws {
    var files = extendingProject
    files["A/A.swift"] = "extension API { func a(_ p: Part, _ x: Side) {} }\n"
    files["M/M.swift"] = """
      struct API { let p: Part }
      struct Side { let api: API }
      struct Part { let goal: Goal }
      """
    files["B/B.swift"] = "struct Goal {}\n"
    let project = try TemporaryProject(files)
    #expect(
      CommandRun("why", "A", "B", project.path).output == """
        'A/A.swift:API' uses 'Part': type at A/A.swift:1:29
        'Part' uses 'Goal': type at M/M.swift:3:25
        every chain uses 'Part' -> 'Goal'

        """)
  }
}

/// Two components that extend types of a third.
let extendingProject = [
  "lintel.yml": """
  version: 1
  components: { A: A/**, B: B/** }
  rules: { apart: { kind: forbid, from: A, to: B, may-be-empty: true } }
  """,
  "M/M.swift": "struct API { let b: Build }\nstruct Build {}\n",
  "A/A.swift": "extension API { func a() {} }\n",
  "B/B.swift": "extension Build { func b() {} }\n",
]
