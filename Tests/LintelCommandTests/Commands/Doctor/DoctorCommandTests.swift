import Testing

@testable import LintelCommand

@Suite struct DoctorCommandTests {
  @Test func nothingWrong() throws {
    var files = layeredProject
    files["Domain/Model.swift"] = "struct Model { let store: Store }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .success)
    #expect(run.output == "nothing wrong with 1 rule\n")
  }

  @Test func oddThingsFail() throws {
    var files = layeredProject
    files["lintel.yml"]? += """

          allow: [{ from: Data, to: UI, because: "used to be so" }]
      """
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        \(project.path)/lintel.yml:11:13: warning: this exception from rule 'layering' excuses nothing; \
        remove it
        1 warning about 1 rule

        """)
  }

  @Test func whatCannotBeCheckedIsShownAtOnce() throws {
    var files = layeredProject
    files["lintel.yml"]? +=
      "\n  other: { kind: forbit, from: X }\n  more: { kind: forbid, from: Domian, to: UI }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .failure)
    #expect(run.error.split(separator: "\n").count == 2)
    #expect(run.error.contains("did you mean 'forbid'?"))
    #expect(run.error.contains("did you mean 'Domain'?"))
  }

  @Test func aRuleThatNothingCanBreakIsOdd() throws {
    let project = try TemporaryProject([
      "lintel.yml": """
      version: 1
      components: { All: "**", UI: UI/** }
      rules:
        place: { kind: exhaustive }
        ui: { kind: imports, in: UI, deny: Network }
      """,
      "UI/Screen.swift": "struct Screen {}\n",
    ])
    let run = CommandRun("doctor", project.path)
    #expect(run.status == .findings)
    #expect(
      run.output.contains(
        "lintel.yml:4:3: warning: rule 'place' cannot be broken: no change of the code that is there "
          + "would break it; say what is missing, or remove the rule\n"))
    #expect(!run.output.contains("'ui'"))
  }
}
