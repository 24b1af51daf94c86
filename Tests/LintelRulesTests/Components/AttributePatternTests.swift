import LintelGraph
import LintelText
import LintelVocabulary
import Testing

@testable import LintelJudging

/// Which attributes `attribute` means, with and without the name of a module.
@Suite struct AttributePatternTests {
  private var project: Project {
    var project = Project()
    project.add("Plain", in: "App/1.swift", attributes: ["Observable"])
    project.add("Written", in: "App/1.swift", attributes: ["Observation.Observable"])
    project.add("Importing", in: "App/2.swift", attributes: ["Observable"])
    project.add("Main", in: "App/2.swift", attributes: ["main"])
    project.addImport("Observation", in: "App/2.swift")
    return project
  }

  private func names(_ pattern: String, in project: Project) throws -> [String] {
    let configuration = try load(
      """
      version: 1
      components: { X: { attribute: \(pattern) } }
      rules: { r: { kind: exhaustive } }
      """)
    let judge = try Judge(configuration, project.graph)
    return judge.graph.declarations.ids.filter { judge.components(of: $0) == ["X"] }
      .map { judge.graph.qualifiedName(of: $0) }
  }

  @Test(arguments: [
    ("Observable", ["Plain", "Written", "Importing"]), ("main", ["Main"]),
    ("Observation.Observable", ["Written", "Importing"]),
    ("\"*.Observable\"", ["Written"]), ("\"Obs*able\"", ["Plain", "Written", "Importing"]),
  ])
  func means(_ pattern: String, _ expected: [String]) throws {
    #expect(try names(pattern, in: project) == expected)
  }

  @Test(arguments: ["Other.Observable", "Observation", "Observation.Observable.more"])
  func meansNothingElse(_ pattern: String) {
    #expect(throws: ConfigurationErrors.self) { try names(pattern, in: project) }
  }

  @Test func aTypeOfTheProjectIsNotThatOfAModule() throws {
    var project = project
    project.add("Observable", .struct, in: "App/3.swift")
    #expect(try names("Observation.Observable", in: project) == ["Written"])
    #expect(try names("Observable", in: project) == ["Plain", "Written", "Importing"])
    // What the project's own module declares is that, wherever in the module it is used.
    #expect(try names("App.Observable", in: project) == ["Plain", "Importing"])
  }

  @Test func conditionsKnowQualifiedNames() throws {
    var project = Project()
    project.add("Model", .struct, in: "A/1.swift", attributes: ["Swift.MainActor"])
    project.add(
      "store", .variable, in: "A/1.swift", owner: "Model", attributes: ["SwiftUI.Environment"],
      traits: .stored)
    func found(_ condition: String) throws -> [String] {
      let text = "  r: { kind: declarations, that: { kind: struct }, \(condition) }"
      return try messages(rules(text, components: ["A"]), in: project)
    }
    #expect(try found("should: { attribute: [MainActor] }") == [])
    #expect(try found("should: { immutable: true }") == [])
    #expect(
      try found("should-not: { attribute: MainActor }") == [
        "'Model' (A) has the attribute '@Swift.MainActor', which it must not"
      ])
  }
}
