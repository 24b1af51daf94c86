import LintelGraph
import LintelScanner
import LintelVocabulary

/// The agreement of the dependencies found by names alone with the dependencies in the compiler's
/// index.
///
/// Only files that the index covers are compared; a file of several targets is compared as the
/// targets that were built compile it. Ambiguous names are not counted as found, because no rule
/// fails on them unless it is configured to; the quality of their candidates is counted separately.
/// Uses without a written name, such as the use of the type that a literal creates, are left out,
/// because the index does not contain them.
package struct Accuracy: Sendable {
  package enum Level: String, CaseIterable, Sendable {
    /// Edges from the innermost enclosing type to the type that owns the used declaration. For a
    /// declaration that is in no type, the file takes the place of the type.
    case type
    /// Edges between types where the name of a type is written.
    case typeWritten = "type-written"
    case file
    case component
    case module
  }

  /// The number of edges in the index, of edges found by names, and of found edges that are in the
  /// index.
  package struct Score: Equatable, Sendable {
    package let edges: Int
    package let found: Int
    package let correct: Int

    /// The share of the found edges that are in the index; `nil` if nothing was found.
    package var precision: Double? { found == 0 ? nil : Double(correct) / Double(found) }
    /// The share of the edges in the index that were found; `nil` if there are none.
    package var recall: Double? { edges == 0 ? nil : Double(correct) / Double(edges) }
  }

  /// A reason why edges are wrong or missing, with dependencies that show it.
  package struct Cause: Sendable {
    package let reason: String
    package let count: Int
    /// The first few dependencies.
    package let examples: [Dependency]
  }

  /// The meanings of ambiguous names according to the index.
  package struct Ambiguous: Equatable, Sendable {
    /// The number of ambiguous names in files that the index covers; only names that may lead out
    /// of the outermost declaration around them are counted.
    package let names: Int
    /// The number of names that mean one of their candidates.
    package let amongCandidates: Int
    /// The number of names that mean something external instead.
    package let external: Int

    /// The number of the remaining names, which mean another declaration of the project, or are not
    /// in the index.
    package var other: Int { names - amongCandidates - external }
  }

  package let levels: [(level: Level, score: Score)]
  /// The score of each kind of reference that was found or that the index has, at the level of
  /// types.
  package let kinds: [(kind: ReferenceKind, score: Score)]
  /// The causes of edges between types that were not found; the most frequent first.
  package let misses: [Cause]
  /// The causes of edges between types that are not in the index; the most frequent first.
  package let mistakes: [Cause]
  package let ambiguous: Ambiguous
  /// All edges between types that are not in the index, each by its first dependency, in order.
  package let wrongTypeEdges: [WrongEdge]
  /// All edges between files that are not in the index.
  package let wrongFileEdges: [WrongEdge]
  /// The number of edges between files that were missed because one of the files was built and not
  /// read; they are part of the edges of that level.
  package let unreadEdgeCount: Int
  /// The number of edges between files that names show in the compared files, and that are not
  /// compared: they hold only in targets that were not built, or lead to files that the index does
  /// not cover.
  package let leftOutEdgeCount: Int

  /// Whether neither names nor the index have an edge at any level.
  package var isEmpty: Bool { levels.allSatisfy { $0.score.edges == 0 && $0.score.found == 0 } }

  /// An edge that is not in the index.
  package struct WrongEdge: Sendable {
    /// The first dependency that makes it.
    package let dependency: Dependency
    package let reason: String
  }

  /// Compares a graph that was linked by names with the graph of the compiler.
  ///
  /// - Parameter components: returns the names of the components that a declaration belongs to;
  ///   `nil` when there are no rules.
  package init(
    _ linked: DependencyGraph, _ compiled: CompiledGraph,
    components: ((DeclarationID) -> [String])?
  ) {
    let nodes = AccuracyNodes(compiled, components: components)
    let compared = ComparedDependencies(linked, compiled) { nodes.isLocal($0) }
    let (found, there) = (compared.found, compared.there)
    let types = EdgeComparison(found: found, there: there, edges: nodes.typeEdges)
    let files = EdgeComparison(found: found, there: there, edges: nodes.fileEdges)
    leftOutEdgeCount =
      EdgeComparison(found: compared.leftOut, there: found + there, edges: nodes.fileEdges)
      .wrong.count
    unreadEdgeCount = compiled.unreadEdgeCount
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
        (level, files.score.adding(missed: compiled.unreadEdgeCount))
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
    func wrong(_ dependencies: [Dependency]) -> [WrongEdge] {
      dependencies.map { WrongEdge(dependency: $0, reason: causes.reasonWrong($0)) }
    }
    wrongTypeEdges = wrong(types.wrong)
    wrongFileEdges = wrong(files.wrong)
  }
}

extension Accuracy.Score {
  fileprivate func adding(missed count: Int) -> Self {
    Self(edges: edges + count, found: found, correct: correct)
  }
}

extension Accuracy.Ambiguous {
  fileprivate init(_ linked: DependencyGraph, _ compiled: CompiledGraph) {
    var (names, amongCandidates, external) = (0, 0, 0)
    for uses in linked.ambiguousNames() {
      let file = linked.declarations[uses[0].from].file
      guard let meanings = compiled.meanings[file.position], uses.contains(where: compiled.covers)
      else { continue }
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

  /// - Parameter dependencies: for each edge, the first dependency that makes it.
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
