import LintelGraph
import LintelText
import LintelVocabulary
import Testing

@testable import LintelJudging

/// What `inherits` takes for a supertype beyond the names that are written.
@Suite struct SupertypePatternTests {
  private var project: Project {
    var project = Project()
    project.file("App/1.swift", module: "App")
    project.add("List", in: "App/1.swift", inherits: ["UITableViewController"])
    project.add("Screens", .enum, in: "App/1.swift")
    project.add("Base", in: "App/1.swift", owner: "Screens", inherits: ["UIViewController"])
    project.add("Login", in: "App/1.swift", inherits: ["Base"])
    project.add("Elsewhere", in: "App/2.swift", inherits: ["UITableViewController"])
    project.addImport("UIKit", in: "App/1.swift")
    project.setSupertypes(["UIViewController", "NSObjectProtocol"], of: "UITableViewController")
    project.setSupertypes(["NSObjectProtocol"], of: "UIViewController")
    return project
  }

  private func names(_ pattern: String) throws -> [String] {
    let configuration = try load(
      """
      version: 1
      components: { X: { inherits: \(pattern) } }
      rules: { r: { kind: exhaustive } }
      """)
    let judge = try Judge(configuration, project.graph)
    return judge.graph.declarations.ids.filter { judge.components(of: $0) == ["X"] }
      .map { judge.graph.qualifiedName(of: $0) }
  }

  @Test(arguments: [
    ("UIViewController", ["List", "Screens.Base", "Login", "Elsewhere"]),
    ("NSObjectProtocol", ["List", "Screens.Base", "Login", "Elsewhere"]),
    // What an SDK's types inherit counts for plain names alone.
    ("\"UIView*\"", ["Screens.Base", "Login"]),
    // Names after that of a type around, or of a module.
    ("Screens.Base", ["Login"]), ("App.Screens.Base", ["Login"]),
    ("\"Screens.*\"", ["Login"]), ("Base", ["Login"]),
    ("UIKit.UIViewController", ["List", "Screens.Base", "Login"]),
  ])
  func reaches(_ pattern: String, _ expected: [String]) throws {
    #expect(try names(pattern) == expected)
  }

  @Test(arguments: ["\"*Protocol\"", "Other.Base", "AppKit.UIViewController"])
  func reachesNothingElse(_ pattern: String) {
    #expect(throws: ConfigurationErrors.self) { try names(pattern) }
  }

  @Test func conditionsReachAsFar() throws {
    let rules = rules(
      "  r: { kind: declarations, that: { kind: class, name: [List, Elsewhere] }, %@ }",
      components: ["App"])
    func statements(_ condition: String) throws -> [String] {
      try messages(rules.replacing("%@", with: condition), in: project)
    }
    #expect(try statements("should: { inherits: UIViewController }") == [])
    #expect(
      try statements("should-not: { inherits: UIKit.UIViewController }") == [
        "'List' (App) has the supertype 'UITableViewController', which it must not"
      ])
  }
}
