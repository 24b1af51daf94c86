import LintelGraph
import LintelText
import LintelVocabulary

extension RuleContext {
  /// Returns the dependencies that one use of an ambiguous name makes; empty for any other name.
  func ambiguousUses(at edge: EdgeID) -> [Dependency] {
    let value = edges[edge]
    guard value.certainty == .ambiguous else { return [] }
    // The dependencies are sorted by their offsets.
    let all = graph.dependencies(from: value.from)
    return all[all.partitioningIndex { $0.offset >= value.offset }...]
      .prefix { $0.offset == value.offset }.filter { $0.certainty == .ambiguous }
  }

  /// Returns the candidates of an ambiguous name, in the order of the graph; empty for any other
  /// name.
  package func candidates(for edge: EdgeID) -> [DeclarationID] {
    graph.candidates(of: ambiguousUses(at: edge))
  }

  /// Returns the certainty that the use of an ambiguous name would have if the target were its only
  /// meaning.
  func certainty(ofMeaning target: Edge.Target) -> Certainty {
    guard case .declaration(let target) = target else { return .named }
    let value = graph.declarations[target]
    return value.kind.isTypeName || graph.outermost(of: target) == target ? .named : .inferred
  }

  /// Describes an ambiguous name:
  /// `; the name is ambiguous, because several files declare it: it may mean 'User' in …`, or, with
  /// `isBreachAnyway`, `; every meaning breaks the rule: 'User' in …`; empty if there are no
  /// candidates.
  func words(ofAmbiguous edge: EdgeID, isBreachAnyway: Bool) -> String {
    let limit = 3
    let candidates = namedFirst(edge, among: candidates(for: edge), limit: limit)
    guard !candidates.isEmpty else { return "" }
    let names = graph.words(ofCandidates: candidates)
    if isBreachAnyway {
      return "; every meaning breaks the rule: \(list(names, last: "or", limit: limit))"
    }
    let ambiguity = edges[edge].ambiguity
    let meanings = names + graph.meanings(besides: candidates, ambiguity)
    let reason = ambiguity.map { ", because \(graph.words(for: $0, of: candidates))" } ?? ""
    return
      "; the name is ambiguous\(reason): it may mean \(list(meanings, last: "or", limit: limit))"
  }

  /// Returns the candidates, with the one that breaks the rule in front if the limit would cut it
  /// off.
  private func namedFirst(
    _ edge: EdgeID, among candidates: [DeclarationID], limit: Int
  ) -> [DeclarationID] {
    guard case .declaration(let target) = edges[edge].to,
      let index = candidates.firstIndex(of: target), index >= limit
    else { return candidates }
    return [target] + candidates[..<index] + candidates[(index + 1)...]
  }
}
