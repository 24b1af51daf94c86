import LintelGraph
import LintelText
import LintelVocabulary

extension RuleContext {
  /// The dependencies that one use of an ambiguous name makes; none for any other.
  func ambiguousUses(at edge: EdgeID) -> [Dependency] {
    let value = edges[edge]
    guard value.certainty == .ambiguous else { return [] }
    // They are in the order of their places.
    let all = graph.dependencies(from: value.from)
    return all[all.partitioningIndex { $0.offset >= value.offset }...]
      .prefix { $0.offset == value.offset }.filter { $0.certainty == .ambiguous }
  }

  /// What an ambiguous name may mean, in the order of the graph; nothing for any other.
  package func candidates(for edge: EdgeID) -> [DeclarationID] {
    graph.candidates(of: ambiguousUses(at: edge))
  }

  /// How sure one would be of a use of an ambiguous name that has just this one meaning.
  func certainty(ofMeaning target: Edge.Target) -> Certainty {
    guard case .declaration(let target) = target else { return .named }
    let value = graph.declarations[target]
    return value.kind.isTypeName || graph.outermost(of: target) == target ? .named : .inferred
  }

  /// `; the name is ambiguous, as two files declare it: it may mean 'User' in A/User.swift or 'User'
  /// in B/User.swift`; nothing when there are no candidates.
  func words(ofAmbiguous edge: EdgeID, isBreachAnyway: Bool) -> String {
    let limit = 3
    let candidates = namedFirst(edge, among: candidates(for: edge), limit: limit)
    guard !candidates.isEmpty else { return "" }
    let names = graph.words(ofCandidates: candidates)
    if isBreachAnyway {
      return "; broken whichever is meant: \(list(names, last: "or", limit: limit))"
    }
    let ambiguity = edges[edge].ambiguity
    let meanings = names + graph.meanings(besides: candidates, ambiguity)
    let reason = ambiguity.map { ", as \(graph.words(for: $0, of: candidates))" } ?? ""
    return
      "; the name is ambiguous\(reason): it may mean \(list(meanings, last: "or", limit: limit))"
  }

  /// The candidates, with the one that the breach is about to the front where it would not be named
  /// otherwise.
  private func namedFirst(
    _ edge: EdgeID, among candidates: [DeclarationID], limit: Int
  ) -> [DeclarationID] {
    guard case .declaration(let target) = edges[edge].to,
      let index = candidates.firstIndex(of: target), index >= limit
    else { return candidates }
    return [target] + candidates[..<index] + candidates[(index + 1)...]
  }
}
