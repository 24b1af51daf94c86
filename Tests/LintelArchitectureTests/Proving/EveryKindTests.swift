import LintelJudging
import LintelProving
import LintelRules
import Testing

@testable import LintelArchitecture

/// Every kind of rule says what breaks it.
@Suite struct EveryKindTests {
  private static let options = [
    "layers": "layers: [A, B]", "forbid": "from: A, to: B", "only": "from: A, to: B",
    "protect": "target: A, from: B", "independent": "of: [A, B]", "acyclic": "level: file",
    "through-protocols": "from: A, to: B", "imports": "deny: UIKit", "construct": "of: A, by: B",
    "symbols": "deny: '*.shared'", "require": "each: A, uses: B", "exhaustive": "in: 'A/**'",
    "manifest": "in: A", "diagram": "file: d.mmd", "ports-and-adapters": "core: A, driven: B",
    "declarations": "should: { final: true }", "metrics": "metric: lines, level: type, max: 9",
    "stable": "level: component",
  ]

  @Test(arguments: RuleCatalogue.kinds.map(\.word))
  func hasMutations(kind: String) throws {
    let options = try #require(Self.options[kind], "options for the kind '\(kind)'")
    let text = """
      version: 1
      components: { A: A/**, B: B/** }
      rules: { r: { kind: \(kind), \(options), may-be-empty: true } }
      """
    let configuration = try Configuration.load(path: "lintel.yml", presets: [:]) { path in
      Array((path == "lintel.yml" ? text : "flowchart TD\nA --> B\n").utf8)
    }
    let folder = try ProjectFolder([
      "A/A.swift": "class AType {}\n", "B/B.swift": "class BType {}\n",
    ])
    let project = try Project(root: folder.path, for: configuration)
    let judge = try Judge(configuration, project.graph)
    #expect(judge.rules.first?.bound is any ProvableRule)
  }
}
