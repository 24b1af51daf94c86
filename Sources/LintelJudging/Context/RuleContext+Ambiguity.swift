import LintelGraph
import LintelText
import LintelVocabulary

extension RuleContext {
  /// The dependencies that one use of an ambiguous name makes; none for any other.
  func ambiguousUses(at edge: EdgeID) -> [Dependency] {
    let value = edges[edge]
    guard value.certainty == .ambiguous else { return [] }
    return graph.dependencies(from: value.from).filter {
      $0.offset == value.offset && $0.certainty == .ambiguous
    }
  }

  /// What an ambiguous name may mean, in the order of the graph; nothing for any other.
  package func candidates(for edge: EdgeID) -> [DeclarationID] {
    let uses = ambiguousUses(at: edge)
    let targets = Set(uses.map(\.to))
    return uses.filter { $0.alias.map { !targets.contains($0) } ?? true }.map(\.to)
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
    let candidates = candidates(for: edge)
    guard !candidates.isEmpty else { return "" }
    var names: [String] = []
    for candidate in candidates {
      let name = "'\(graph.qualifiedName(of: candidate))' in \(graph.path(of: candidate))"
      if !names.contains(name) { names.append(name) }
    }
    if isBreachAnyway {
      return "; broken whichever is meant: \(list(names, last: "or", limit: 3))"
    }
    let ambiguity = edges[edge].ambiguity
    if names.count == 1 || ambiguity?.mayBeOutside ?? true {
      names.append(ambiguity?.other ?? "something of a library")
    }
    let reason = ambiguity.map { ", as \(words(for: $0, of: candidates))" } ?? ""
    return "; the name is ambiguous\(reason): it may mean \(list(names, last: "or", limit: 3))"
  }

  private func words(for ambiguity: Ambiguity, of candidates: [DeclarationID]) -> String {
    let moduleCount = Set(candidates.map { graph.files[graph.declarations[$0].file].module }).count
    return ambiguity == .declarations && moduleCount > 1
      ? "\(moduleCount) modules declare it" : ambiguity.words
  }
}

extension Ambiguity {
  /// Why a name is ambiguous, as the end of a sentence that begins with `as`.
  var words: String {
    switch self {
    case .declarations: "several files declare it"
    case .owners: "several files declare the type that it belongs to"
    case .overloads: "the arguments fit several declarations"
    case .sdk: "something of an SDK fits as well"
    case .inherited: "it may be inherited from outside of the project"
    case .module: "the module of what it belongs to is not at hand"
    case .type: "the type of what it belongs to is not known"
    }
  }

  /// Whether something outside of the project may be meant besides what is known to fit.
  fileprivate var mayBeOutside: Bool {
    switch self {
    case .declarations, .owners, .overloads: false
    case .sdk, .inherited, .module, .type: true
    }
  }

  /// What may be meant besides what is known to fit.
  fileprivate var other: String {
    switch self {
    case .sdk: "something of an SDK"
    case .inherited, .module: "something of a library"
    case .declarations, .owners, .overloads, .type: "something else"
    }
  }
}
