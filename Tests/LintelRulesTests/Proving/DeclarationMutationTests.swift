import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelJudging
@testable import LintelProving

/// What breaks each condition; whether it does is for the tests of the conditions.
@Suite struct DeclarationMutationTests {
  private func mutations(_ options: String, in project: Project) throws -> [String] {
    let yaml = rules("  r: { kind: declarations, \(options) }", components: ["A", "B"])
    let graph = project.graph
    let judge = try Judge(load(yaml), graph)
    let context = judge.context(
      of: judge.rules[0].definition, today: today,
      Lookups(graph, source: project.source))
    let rule = try #require(judge.rules[0].bound as? any ProvableRule)
    return rule.mutations(in: context).map { mutation in
      guard case .code(let text, let owner) = mutation.change else { return mutation.summary }
      let place = graph.qualifiedName(of: owner)
      guard case .atDeclaration(let found) = mutation.expectation else {
        return "\(place): \(text)"
      }
      return "\(place): \(text) at \(graph.qualifiedName(of: found))"
    }
  }

  private var models: Project {
    var project = Project()
    project.add(
      "AModel", in: "A/1.swift", inherits: ["Model"], attributes: ["MainActor"], access: .public,
      traits: .final, lines: 4)
    project.add("load", .function, in: "A/1.swift", owner: "AModel")
    project.add("Model", .protocol, in: "B/Model.swift", inherits: ["AnyObject"])
    project.add("Store", in: "B/1.swift")
    project.add("shared", .constant, in: "B/1.swift", owner: "Store", traits: [.static, .stored])
    return project
  }

  @Test(arguments: [
    (
      "should: { name: \"*Model\" }",
      "A/1.swift: @MainActor public class LintelProof: Model {}"
    ),
    (
      "that: { name: \"*Model\" }, should: { name: A* }",
      "A/1.swift: @MainActor public class LintelProofAModel: Model {}"
    ),
    (
      "should-not: { name: \"*Manager\" }",
      "A/1.swift: @MainActor public class Manager: Model {}"
    ),
    ("should: { kind: class }", "A/1.swift: @MainActor public struct LintelProof: Model {}"),
    (
      "that: { inherits: Model }, should-not: { kind: struct }",
      "A/1.swift: @MainActor public struct LintelProof: Model {}"
    ),
    ("should: { inherits: Model }", "A/1.swift: @MainActor public class LintelProof {}"),
    (
      "should-not: { inherits: NSObject }",
      "A/1.swift: @MainActor public class LintelProof: Model, NSObject {}"
    ),
    ("should: { attribute: Main* }", "A/1.swift: public class LintelProof: Model {}"),
    (
      "should-not: { attribute: objc }",
      "A/1.swift: @MainActor @objc public class LintelProof: Model {}"
    ),
    ("should: { access: public }", "A/1.swift: @MainActor class LintelProof: Model {}"),
    (
      "should-not: { access: [private, open] }",
      "A/1.swift: @MainActor private class LintelProof: Model {}"
    ),
    (
      "should: { final: true }", "A/1.swift: @MainActor public class LintelProof: Model {}"
    ),
    (
      "that: { kind: func }, should: { access: internal }",
      "AModel: public func lintelProof() {}"
    ),
    ("should: { weak-delegates: true }", "AModel: var lintelProofDelegate: AModel?"),
    (
      "should: { max-lines: 5 }",
      "AModel: func lintelProof1() {}\nfunc lintelProof2() {} at AModel"
    ),
    ("should: { max-members: 1 }", "AModel: func lintelProof1() {} at AModel"),
  ])
  func hasWhatBreaksACondition(options: String, mutation: String) throws {
    #expect(try mutations("in: A, \(options)", in: models) == [mutation])
  }

  /// A public member of an internal type is internal, so only a global breaks the rule.
  @Test(arguments: [
    ("public", "B/1.swift: public let lintelProof = 0"),
    ("private", "Store: private let lintelProof = 0"),
  ])
  func declaresWhereTheAccessLevelApplies(level: String, mutation: String) throws {
    let options = "in: B, that: { kind: let }, should-not: { access: \(level) }"
    #expect(try mutations(options, in: models) == [mutation])
  }

  @Test func proposesEachWayToBreakACondition() throws {
    #expect(
      try mutations("in: A, should: { immutable: true }", in: models) == [
        "AModel: var lintelProof = 0", "AModel: static var lintelProof = 0",
      ])
    #expect(
      try mutations("in: A, should: { injects: B }", in: models) == [
        "AModel: let lintelProof = Store()", "AModel: let lintelProof = Store.shared",
      ])
  }

  @Test func proposesNothingThatWouldNotBeJudged() throws {
    #expect(
      try mutations("that: { name: AModel }, should: { name: A*, final: true }", in: models) == [
        "A/1.swift: @MainActor public class AModel: Model {}"
      ])
  }

  @Test(arguments: [
    ("in: A, should: { final: true }", "A/1.swift: class LintelProof: `class` {}"),
    (
      "in: A, that: { name: \"2D *\" }, should: { final: true }",
      "A/1.swift: class `2D pointLintelProof`: `class` {}"
    ),
    ("in: A, should: { weak-delegates: true }", "2D point: var lintelProofDelegate: `2D point`?"),
  ])
  func writesNamesWithTheirBackticks(options: String, mutation: String) throws {
    var project = Project()
    project.add("2D point", in: "A/1.swift", inherits: ["class"])
    project.add("class", .protocol, in: "B/Model.swift")
    #expect(try mutations(options, in: project) == [mutation])
  }

  @Test func proposesOnePerComponent() throws {
    #expect(
      try mutations("in: [A, B], should: { name: [\"*Model\", Store] }", in: models) == [
        "A/1.swift: @MainActor public class LintelProof: Model {}",
        "B/1.swift: class LintelProof {}",
      ])
  }
}
