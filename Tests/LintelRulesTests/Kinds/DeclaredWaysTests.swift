import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelRules

/// Ways by declared dependencies, compared with a search that asks one question at a time.
@Suite struct DeclaredWaysTests {
  /// Modules that depend on each other at random; every third graph has cycles.
  private struct RandomModules {
    let graph: DependencyGraph
    /// For each module the numbers of those it declares.
    let declared: [[Int]]
    let needed: [(module: ModuleID, name: String)]
    /// Some of the declared dependencies.
    let candidates: [DeclaredPosition]

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 3...90, using: &random)
      declared = (0..<count).map { module in
        let others = seed % 3 == 0 ? 0..<count : 0..<module
        if others.isEmpty { return [] }
        let number = Int.random(in: 0...3, using: &random)
        return Set((0..<number).map { _ in Int.random(in: others, using: &random) }).sorted()
      }
      // A graph has its modules in the order of their names.
      var builder = GraphBuilder()
      for (module, dependencies) in declared.enumerated() {
        let dependencies = dependencies.map {
          DeclaredDependency(name: Self.name($0), modules: [Self.name($0)])
        }
        _ = builder.addModule(Module(name: Self.name(module), declaredDependencies: dependencies))
      }
      graph = builder.build()
      needed = (0..<count).map { _ in
        (
          module: ModuleID(Int.random(in: 0..<count, using: &random)),
          name: Self.name(Int.random(in: 0..<count, using: &random))
        )
      }
      candidates = declared.enumerated().flatMap { module, others in
        others.indices.filter { _ in Bool.random(using: &random) }.map {
          DeclaredPosition(module: ModuleID(module), position: $0)
        }
      }
    }

    static func name(_ number: Int) -> String { "M\(number + 100)" }

    func reaches(_ target: Int, from module: Int, without gone: Set<DeclaredPosition>) -> Bool {
      var queue = [module]
      var seen: Set<Int> = [module]
      while let next = queue.popLast() {
        if next == target { return true }
        for (position, other) in declared[next].enumerated()
        where !gone.contains(DeclaredPosition(module: ModuleID(next), position: position)) {
          if seen.insert(other).inserted { queue.append(other) }
        }
      }
      return false
    }
  }

  @Test func neighboursAreTheFirstThatLeadThere() {
    for seed in 0..<80 {
      let modules = RandomModules(seed: UInt64(seed))
      let count = modules.declared.count
      let pairs = (0..<count * 2).map {
        ManifestRule.Pair(from: ModuleID($0 % count), to: ModuleID(($0 * 7 + seed) % count))
      }
      let found = DeclaredWays(modules.graph).neighbours(of: pairs, in: modules.graph)
      for (pair, name) in zip(pairs, found) {
        let expected = modules.declared[pair.from.position]
          .filter { modules.reaches(pair.to.position, from: $0, without: []) }
          .map(RandomModules.name).min()
        #expect(name == expected, "seed \(seed)")
      }
    }
  }

  @Test func whatCanGoLeavesEveryWayThatWasThere() {
    var removed = 0
    var kept = 0
    for seed in 0..<150 {
      let modules = RandomModules(seed: UInt64(seed) &+ 1000)
      let found = DeclaredWays(modules.graph)
        .removable(modules.candidates, needed: modules.needed)
      let gone = Set(found)
      for need in modules.needed {
        let target = modules.graph.modules.firstIndex { $0.name == need.name } ?? -1
        guard modules.reaches(target, from: need.module.position, without: []) else { continue }
        let isReached = modules.reaches(target, from: need.module.position, without: gone)
        #expect(isReached, "seed \(seed)")
      }
      removed += gone.count
      kept += modules.candidates.count - gone.count
    }
    // Neither is all kept, which would be safe as well, nor is nothing needed.
    #expect(removed > 1000 && kept > 1000, "\(removed) removed, \(kept) kept")
  }

  @Test func withoutNeedsAllCanGo() {
    let modules = RandomModules(seed: 5)
    #expect(
      DeclaredWays(modules.graph).removable(modules.candidates, needed: []) == modules.candidates)
  }
}
