import LintelGraph
import LintelReports
import LintelTestGraphs
import Testing

@testable import LintelCommand

/// `why`, `explain` and `graph` say the same of every pair of things in a project.
@Suite struct AgreementTests {
  /// A type's extension takes part only in paths that can see it.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func allPairsOfTypes(seed: UInt64) throws {
    let random = RandomProject(seed: seed)
    let opened = try open(random)
    let names = random.uses.keys.sorted()
    let types = try opened.condensed(.type, counting: .sure)
    #expect(types.nodes.map(\.name) == names)
    let edges = names.indices.flatMap { from in
      names.indices.filter { random.uses[names[from]]?.contains(names[$0]) ?? false }
        .map { (from: Int32(from), to: Int32($0)) }
    }
    let reach = reachability(names.count, edges)
    let explanation = Explanation(
      opened.project.graph, try opened.requiredJudge(), try opened.result())
    for (from, name) in names.enumerated() {
      let subject = try #require(opened.project.graph.subject(named: name))
      #expect(
        used(in: explanation.text(of: subject)) == random.uses[name]?.sorted(), "\(name)")
      for (to, other) in names.enumerated() where from != to {
        let pair = (name, other)
        #expect(try finds(pair, in: opened) == reach[from][to], "why \(pair)")
        #expect(try draws(pair, in: opened) == reach[from][to], "graph \(pair)")
      }
    }
  }

  /// Where a path of types leads from one file, component or module to another, a drawing of these
  /// has a path as well.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func allPairsOfWholes(seed: UInt64) throws {
    let random = RandomProject(seed: seed)
    let opened = try open(random)
    let files = opened.project.graph.files.map(\.path)
    var found = 0
    for (level, names) in [(NodeLevel.file, files), (.component, ["X", "Y"])] {
      for from in names {
        for to in names where from != to {
          let isPath = try finds((from, to), in: opened)
          #expect(try draws((from, to), in: opened) == isPath, "\(from) to \(to) by types")
          if isPath {
            found += 1
            #expect(try draws((from, to), at: level, in: opened), "\(from) to \(to)")
          }
        }
      }
    }
    #expect(found > 0)
  }

  private func open(_ random: RandomProject) throws -> OpenedProject {
    let project = try TemporaryProject(random.files)
    let console = Console(
      output: { _ in }, error: { _ in }, input: { [] }, showsColor: false, showsProgress: false)
    return try OpenedProject(path: project.path, ReadingArguments(), console)
  }

  private func finds(_ pair: (from: String, to: String), in opened: OpenedProject) throws -> Bool {
    try WhyText.text(
      opened, from: opened.subject(named: pair.from), to: opened.subject(named: pair.to)) != nil
  }

  private func draws(
    _ pair: (from: String, to: String), at level: NodeLevel = .type,
    in opened: OpenedProject
  ) throws -> Bool {
    var arguments = GraphArguments()
    arguments.level = level
    arguments.focus = [pair.from]
    arguments.reaches = pair.to
    return try GraphSelection(arguments: arguments).part(of: opened).hasEdges
  }

  /// What an explanation lists under `uses`, without the components.
  private func used(in text: String) -> [String] {
    let lines = text.split(separator: "\n").drop { !$0.hasPrefix("uses:") }.dropFirst()
    let names = lines.prefix { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2).prefix { $0 != " " && $0 != "," }) }
    return Set(names).sorted()
  }
}
