import Testing

@testable import LintelCommand

/// Rules about modules where a file is compiled in several.
@Suite struct ModuleLevelTests {
  private func run(_ rule: String, _ words: String...) throws -> CommandRun {
    var files = twoAppsProject
    files["Phone.swift"] = "import Kit\nstruct Phone { let shared: Shared; let tool: Tool }\n"
    files["Kit/Tool.swift"] = "import Base\npublic struct Tool { let base: Base }\n"
    files["Base/Base.swift"] = "public struct Base {}\n"
    files["lintel.yml"] = """
      version: 1
      sources: { modules: { Kit: Kit/**, Base: Base/** } }
      components: { All: "**" }
      rules: { r: { \(rule) } }

      """
    let project = try TemporaryProject(files)
    return CommandRun(words + [project.path])
  }

  /// The file of both counts in both, and each is at a file of its own.
  @Test func aFileOfTwoModulesIsMeasuredInBoth() throws {
    #expect(
      try run("kind: metrics, metric: lines, level: module, max: 1").output == """
        Kit/Tool.swift:1:1: error: 'Kit' (All) has 2 lines of code; at most 1 is allowed (r)
            1 | import Base
              | ^
           remedy:  split it into parts that change independently

        Phone.swift:1:1: error: 'App (App iOS)' (All) has 3 lines of code; at most 1 is allowed (r)
            1 | import Kit
              | ^
           remedy:  split it into parts that change independently

        TV.swift:1:1: error: 'App (App tvOS)' (All) has 2 lines of code; at most 1 is allowed (r)
            1 | struct TV { let shared: Shared }
              | ^
           remedy:  split it into parts that change independently

        3 findings (3 errors) in 1 rule; 5 files, 9 declarations, 4 dependencies

        """)
  }

  @Test(arguments: [
    "kind: metrics, metric: lines, level: module, max: 50",
    "kind: acyclic, level: module",
    "kind: stable, level: module",
  ])
  func whatProvesTheseRulesIsNoticed(rule: String) throws {
    let proof = try run(rule, "prove")
    #expect(proof.status == .success, "\(proof.output)\(proof.error)")
  }
}
