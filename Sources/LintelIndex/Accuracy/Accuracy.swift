import LintelGraph
import LintelScanner
import LintelVocabulary

/// How well what is found by names alone agrees with what the compiler says.
///
/// Judged are the files that the compiler's index speaks of in all of their targets. Names with several candidates are not
/// counted as found, because no rule fails on them unless it is told to; how good the candidates are
/// is counted by itself. Of what is used without a name, such as what a literal makes, the index says
/// nothing, and it is left out.
package struct Accuracy: Sendable {
  package enum Level: String, CaseIterable, Sendable {
    /// From the innermost enclosing type to the type that owns what is used; for what is in no
    /// type, the file.
    case type
    /// Those of ``type`` for which the name of a type is written.
    case typeWritten = "type-written"
    case file
    case component
    case module
  }

  /// How many edges there are, how many were found, and how many of those are there.
  package struct Score: Equatable, Sendable {
    package let edges: Int
    package let found: Int
    package let correct: Int

    /// The share of what was found that is there; 1 where nothing was found.
    package var precision: Double { found == 0 ? 1 : Double(correct) / Double(found) }
    /// The share of what is there that was found; 1 where there is nothing.
    package var recall: Double { edges == 0 ? 1 : Double(correct) / Double(edges) }
  }

  /// A reason for which edges are wrong, with the uses that show it.
  package struct Cause: Sendable {
    package let reason: String
    package let count: Int
    /// The first few.
    package let examples: [Dependency]
  }

  /// What ambiguous names mean in truth.
  package struct Ambiguous: Equatable, Sendable {
    /// How many of these names lead out of the outermost declaration around them.
    package let names: Int
    /// How many mean one of the candidates.
    package let amongCandidates: Int
    /// How many mean something outside of the project instead.
    package let external: Int

    /// The rest means another declaration of the project, or the index does not say what.
    package var other: Int { names - amongCandidates - external }
  }

  package let levels: [(level: Level, score: Score)]
  /// At the level of types, for each kind that either side has.
  package let kinds: [(kind: ReferenceKind, score: Score)]
  /// Edges between types that were not found; the most frequent cause first.
  package let misses: [Cause]
  /// Edges between types that are not there; the most frequent cause first.
  package let mistakes: [Cause]
  package let ambiguous: Ambiguous

  /// Compares a graph that was linked by names with that of the compiler.
  ///
  /// - Parameter components: the names of the components that a declaration belongs to; `nil` when
  ///   there are no rules.
  package init(
    _ linked: DependencyGraph, _ compiled: CompiledGraph,
    components: ((DeclarationID) -> [String])?
  ) {
    // It has the sets of modules of both.
    let nodes = NodeTable(compiled.graph, components: components)
    // For a target that was not built, what is found by names would be compared with itself.
    let partial = Set(compiled.coverage.partial)
    func judged(_ graph: DependencyGraph) -> [Dependency] {
      graph.dependencies.filter { value in
        let file = linked.declarations[value.from].file
        return compiled.meanings[file.position] != nil
          && !partial.contains(linked.files[file].path)
          && value.certainty != .ambiguous && !nodes.isLocal(value.to) && value.length > 0
      }
    }
    let found = judged(linked)
    let there = judged(compiled.graph)
    let types = EdgeComparison(found: found, there: there, edges: nodes.typeEdges)
    levels = Level.allCases.compactMap { level in
      switch level {
      case .type: (level, types.score)
      case .typeWritten:
        (
          level,
          EdgeComparison(
            found: nodes.writtenTypes(found, compiled.places),
            there: nodes.writtenTypes(there, compiled.places),
            edges: nodes.typeEdges
          ).score
        )
      case .file:
        (level, EdgeComparison(found: found, there: there, edges: nodes.fileEdges).score)
      case .component where components == nil: nil
      case .component:
        (level, EdgeComparison(found: found, there: there, edges: nodes.componentEdges).score)
      case .module:
        (level, EdgeComparison(found: found, there: there, edges: nodes.moduleEdges).score)
      }
    }
    kinds = ReferenceKind.allCases.compactMap { kind in
      let score = EdgeComparison(
        found: found.filter { $0.kind == kind }, there: there.filter { $0.kind == kind },
        edges: nodes.typeEdges
      ).score
      return score.found + score.edges == 0 ? nil : (kind, score)
    }
    ambiguous = Ambiguous(linked, compiled)
    let causes = CauseFinder(linked, compiled)
    misses = Cause.grouped(types.missed) { causes.reasonMissed($0) }
    mistakes = Cause.grouped(types.wrong) { causes.reasonWrong($0) }
  }
}

extension Accuracy.Ambiguous {
  fileprivate init(_ linked: DependencyGraph, _ compiled: CompiledGraph) {
    var (names, amongCandidates, external) = (0, 0, 0)
    for uses in linked.ambiguousNames() {
      let file = linked.declarations[uses[0].from].file
      guard let meanings = compiled.meanings[file.position] else { continue }
      names += 1
      guard let meaning = meanings[uses[0].offset] else { continue }
      if uses.contains(where: { meaning.targets.contains($0.to) }) {
        amongCandidates += 1
      } else if meaning.targets.isEmpty, meaning.isExternal {
        external += 1
      }
    }
    self.init(names: names, amongCandidates: amongCandidates, external: external)
  }
}

extension Accuracy.Cause {
  private static let exampleCount = 5

  /// - Parameter dependencies: for each edge the first use that makes it.
  fileprivate static func grouped(
    _ dependencies: [Dependency], reason: (Dependency) -> String
  ) -> [Self] {
    var groups: [String: [Dependency]] = [:]
    for dependency in dependencies { groups[reason(dependency), default: []].append(dependency) }
    return groups.map { reason, all in
      Self(reason: reason, count: all.count, examples: Array(all.prefix(exampleCount)))
    }
    .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
  }
}
