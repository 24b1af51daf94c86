import Foundation
import Lintel
import Testing

@testable import LintelCommand

/// The graph of the library is the one that `lintel graph` writes for programs, and that `lintel why`
/// looks for ways in.
@Suite struct LibraryGraphTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func agreesOnRandomProjects(seed: UInt64) throws {
    let project = try TemporaryProject(RandomProject(seed: seed).files)
    let agreement = try Agreement(in: project.path, rules: project.path + "/lintel.yml")
    for level in Architecture.Level.allCases { try agreement.compareDependencies(level) }
    for level in [Architecture.Level.file, .component, .module] {
      try agreement.comparePairs(level)
    }
    try agreement.compareWays()
  }

  /// Files that several modules compile.
  @Test func agreesOnSharedFiles() throws {
    var files = twoAppsProject
    files["lintel.yml"] = """
      version: 1
      components: { Phone: Phone.swift, Rest: [TV.swift, Shared.swift] }
      rules: { parts: { kind: forbid, from: Rest, to: Phone } }
      """
    let project = try TemporaryProject(files)
    let agreement = try Agreement(in: project.path, rules: project.path + "/lintel.yml")
    for level in Architecture.Level.allCases { try agreement.compareDependencies(level) }
    try agreement.comparePairs(.module)
    try agreement.comparePairs(.component)
  }

  @Test func agreesOnASample() throws {
    let repository = MarkdownPage.repository.path
    let agreement = try Agreement(
      in: repository + "/SampleProjects/MVP", rules: repository + "/Rules/samples/MVP.yml")
    for level in Architecture.Level.allCases { try agreement.compareDependencies(level) }
    try agreement.comparePairs(.component)
    #expect(try agreement.graph.dependencies(from: "Model", to: "Presenter").isEmpty)
    #expect(try !agreement.graph.dependencies(from: "Presenter", to: "Model").isEmpty)
    #expect(try agreement.graph.types(in: "Contract").allSatisfy { $0.kind != .class })
  }
}

/// One project, asked by the library and by the program.
private struct Agreement {
  let graph: Architecture.Graph
  private let root: String
  private let rules: String

  /// What the program writes.
  private struct Written: Decodable {
    struct Node: Decodable { let id: String }
    struct Edge: Decodable {
      let from: String
      let to: String
      let places: [Place]
    }
    struct Place: Decodable, Hashable {
      let path: String
      let line: Int
      let column: Int
      let reference: String

      var words: String { "\(path):\(line):\(column) \(reference)" }
    }
    let nodes: [Node]
    let edges: [Edge]
  }

  init(in root: String, rules: String) throws {
    self.root = root
    self.rules = rules
    graph = try Architecture(contentsOf: rules).graph(of: root)
  }

  private func written(_ level: Architecture.Level) throws -> Written {
    let run = CommandRun(
      "graph", root, "--config", rules, "--level", level.rawValue, "--format", "json")
    return try JSONDecoder().decode(Written.self, from: Data(run.output.utf8))
  }

  func compareDependencies(_ level: Architecture.Level) throws {
    let written = try written(level)
    #expect(
      graph.dependencies(level: level).map { edge in
        [edge.from, edge.to] + edge.references.map(words)
      } == written.edges.map { [$0.from, $0.to] + $0.places.map(\.words) }, "\(level)")
    let names = written.nodes.map(\.id)
    if level == .component { #expect(graph.components == names) }
    if level == .module { #expect(graph.modules == names) }
  }

  /// What one thing uses of another is what the edge between them stands for.
  func comparePairs(_ level: Architecture.Level) throws {
    let written = try written(level)
    for from in written.nodes.map(\.id) {
      for to in written.nodes.map(\.id) where from != to {
        let edge = written.edges.first { $0.from == from && $0.to == to }
        // Two components of one place have no edge, and no answer. If one is a part of the other, the
        // answer is about the rest of the larger one, which has no edge.
        if edge == nil, isSame(from, to) || isPart(from, to) || isPart(to, from) { continue }
        let found = try graph.dependencies(from: from, to: to).flatMap(\.references).map(words)
        #expect(Set(found) == Set(edge?.places.map(\.words) ?? []), "\(from) \(to)")
      }
    }
  }

  private func isPart(_ part: String, _ whole: String) -> Bool {
    guard graph.components.contains(part), graph.components.contains(whole),
      let types = try? graph.types(in: part), let others = try? graph.types(in: whole)
    else { return false }
    return !types.isEmpty && Set(types.map(\.name)).isSubset(of: others.map(\.name))
  }

  private func isSame(_ from: String, _ to: String) -> Bool {
    do {
      _ = try graph.dependencies(from: from, to: to)
      return false
    } catch {
      return error.description.contains("are the same code")
    }
  }

  /// There is a way between two types where the program finds one.
  func compareWays() throws {
    let names = try written(.type).nodes.map(\.id) + graph.components
    for from in names {
      for to in names where from != to {
        let run = CommandRun("why", from, to, root, "--config", rules)
        #expect(
          try graph.path(from: from, to: to)?.count
            == (run.status == .success
              ? run.output.split(separator: "\n").count { !$0.hasPrefix("every chain") } : nil),
          "\(from) \(to)")
      }
    }
  }

  private func words(_ reference: Architecture.Graph.Reference) -> String {
    let place = reference.place
    return "\(place.path):\(place.line):\(place.column) \(reference.kind.rawValue)"
  }
}
