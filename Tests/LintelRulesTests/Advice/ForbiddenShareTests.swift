import Testing

@testable import LintelAdvice
@testable import LintelJudging

/// What a rules file would catch, counted by hand.
@Suite struct ForbiddenShareTests {
  /// Two types on top, three in the middle, four below, and one in no component.
  private static let project = {
    var project = Project()
    for (folder, count) in [("A", 2), ("B", 3), ("C", 4), ("Else", 1)] {
      for number in 1...count { project.add("\(folder)\(number)", in: "\(folder)/\(number).swift") }
    }
    return project
  }()

  private func share(_ rules: String) throws -> Double {
    let text = """
      version: 1
      components:
        A: A/**
        B: B/**
        C: C/**
        AB: [A/**, B/**]
      rules:
      \(rules)

      """
    return try #require(try Judge(try load(text), Self.project.graph).forbiddenShare)
  }

  @Test(arguments: [
    // Upward: 3 × 2 + 4 × 2 + 4 × 3; past the closed one: 2 × 4.
    ("  l: { kind: layers, layers: [A, B, C] }", 26 + 8),
    ("  l: { kind: layers, layers: [A, { layer: M, of: [B], access: open }, C] }", 26),
    ("  l: { kind: layers, layers: [[A, B], C] }", 4 * 5 + 2 * 3 * 2),
    ("  f: { kind: forbid, from: C, to: AB }", 4 * 5),
    // What two rules forbid is forbidden once.
    ("  f: { kind: forbid, from: C, to: A }\n  g: { kind: forbid, from: C, to: AB }", 4 * 5),
    ("  t: { kind: through-protocols, from: A, to: B }", 0),
    ("  i: { kind: imports, in: A, deny: [UIKit] }", 0),
  ])
  func pairsOfTypesAreCounted(rules: String, pairs: Int) throws {
    #expect(abs(try share(rules) - Double(pairs) / (10 * 9)) < 1e-9)
  }

  /// Each pair of components takes a look.
  @Test(arguments: [(200, true), (201, false)])
  func manyComponentsAreNotMeasured(count: Int, isMeasured: Bool) throws {
    var project = Project()
    for number in 1...count { project.add("T\(number)", in: "Features/F\(number)/T.swift") }
    let text = """
      version: 1
      components: { "Feature.{name}": "Features/{name}/**" }
      rules: { apart: { kind: independent, of: "Feature.{name}" } }

      """
    let share = try Judge(try load(text), project.graph).forbiddenShare
    #expect(share.map { $0 == 1 } == (isMeasured ? true : nil))
  }
}
