import LintelFindings
import LintelGraph
import LintelJudging
import LintelVocabulary
import Testing

@Suite struct DeterminismTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func resultsDoNotDependOnTheOrderOfReading() throws {
    let yaml = """
      version: 1
      components:
        "{f}.View": "{f}/View/**"
        "{f}.Data": "{f}/Data/**"
        Views: { name: "*View" }
      rules:
        layers: { kind: layers, layers: ["{f}.View", "{f}.Data"] }
        features: { kind: independent, of: ["{f}.View", "{f}.Data"] }
        cycles: { kind: acyclic, level: type }
        folders: { kind: acyclic, level: folder }
        imports: { kind: imports, deny: "*Kit" }
        reach: { kind: forbid, from: "*.Data", to: Views, reach: transitive }
        all: { kind: exhaustive }
      """
    var project = Project()
    let features = ["Chat", "Home", "Login"]
    for feature in features {
      project.file("\(feature)/View/1.swift", module: "\(feature)Module")
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
      project.add("\(feature)Helper", in: "Helpers/\(feature).swift")
      project.addImport("UIKit", in: "\(feature)/Data/1.swift")
    }
    var random = Generator(state: 7)
    for _ in 0..<40 {
      let ends = (0..<2).map { _ in
        features[Int(random.next() >> 33) % 3]
          + ["View", "Data", "Helper"][Int(random.next() >> 33) % 3]
      }
      project.use(ends[0], ends[1], random.next() >> 63 == 0 ? .type : .static)
    }
    let configuration = try load(yaml)
    func report(_ graph: DependencyGraph) throws -> [[Finding]] {
      try configuration.judge(graph, today: today, source: project.source).map(\.findings)
    }
    let expected = try report(project.graph)
    #expect(expected.allSatisfy { !$0.isEmpty })
    for seed in 0..<20 {
      var generator = Generator(state: UInt64(seed))
      #expect(try report(project.graph(shuffled: true, using: &generator)) == expected)
    }
  }
}
