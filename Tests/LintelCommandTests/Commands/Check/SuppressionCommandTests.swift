import Foundation
import Testing

@testable import LintelCommand

/// Comments in sources as the scanner finds them.
@Suite struct SuppressionCommandTests {
  private func run(_ model: String, _ words: String...) throws -> CommandRun {
    var files = layeredProject
    files["Domain/Model.swift"] = model
    let project = try TemporaryProject(files)
    return withExtendedLifetime(project) { CommandRun([project.path] + words) }
  }

  @Test(arguments: [
    "struct Model {\n  // lintel:disable:next layering - why\n  let screen: Screen?\n}\n",
    "struct Model {\n  // lintel:disable:next layering - why\n  /* a\n   b */\n  let screen: Screen?\n}\n",
    "struct Model {\n  // lintel:disable:next layering - why\n  /* a */\n\n  let screen: Screen?\n}\n",
    "struct Model {\n  // lintel:disable:next layering - why\n  /* a */ let screen: Screen?\n}\n",
    "struct Model {\n  let screen: Screen?\n  /* a\n  */\n  // lintel:disable:previous layering - why\n}\n",
    "struct Model {\r\n  let screen: Screen? /* lintel:disable:this layering - why */\r\n}\r\n",
    "let text = \"\"\"\n  \\(Screen.self /* lintel:disable:this layering - why */)\n  \"\"\"\n",
    "/* lintel:disable layering - why */\nstruct Model { let screen: Screen? }\n"
      + "/* lintel:enable layering */",
  ])
  func hidden(_ model: String) throws {
    let run = try run(model)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("no findings, 1 suppressed; "), "\(run.output)")
  }

  @Test(arguments: [
    "/// lintel:disable:next layering - why\nstruct Model { let screen: Screen? }\n",
    "let text = \"// lintel:disable:file layering - why\"\nlet screen: Screen?\n",
    "// see lintel:disable:next layering - why\nstruct Model { let screen: Screen? }\n",
  ])
  func notHidden(_ model: String) throws {
    let run = try run(model)
    #expect(run.status == .findings)
    #expect(run.output.contains("1 finding (1 error) in 1 rule; "), "\(run.output)")
  }

  @Test func faultsFail() throws {
    let run = try run("struct Model {\n  // lintel:disable:next layring - why\n  let a = 1\n}\n")
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(
        """
        Domain/Model.swift:2:26: error: unknown rule 'layring'; did you mean 'layering'? \
        (suppressions)
            2 |   // lintel:disable:next layring - why
              |                          ^~~~~~~
           remedy:  use the name of a rule from the rules file

        """))
  }

  @Test func whatIsHiddenIsInTheReport() throws {
    let run = try run(
      "struct Model { let screen: Screen? }  // lintel:disable:this layering - for now\n",
      "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let suppressed = try #require(json?["suppressed"] as? [[String: Any]])
    #expect(suppressed.count == 1)
    #expect(suppressed.first?["rule"] as? String == "layering")
    let comments = suppressed.first?["suppressions"] as? [[String: Any]]
    #expect(comments?.map { $0["reason"] as? String } == ["for now"])
    let place = comments?.first?["place"] as? [String: Any]
    #expect(place?["line"] as? Int == 1)
    #expect(place?["column"] as? Int == 62)
  }

  @Test func namedFilesHaveTheirOwn() throws {
    var files = layeredProject
    files["Data/Store.swift"] = "struct Store {}  // lintel:disable:this layering - nothing\n"
    let project = try TemporaryProject(files)
    let model = CommandRun("check", project.path + "/Domain/Model.swift")
    #expect(!model.output.contains("hides nothing"))
    let store = CommandRun("check", project.path + "/Data/Store.swift")
    #expect(store.status == .findings)
    #expect(store.output.contains("the suppression of 'layering' hides nothing"))
  }
}
