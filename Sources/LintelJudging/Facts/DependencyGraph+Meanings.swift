import LintelGraph
import LintelVocabulary

extension DependencyGraph {
  /// Returns the candidates of an ambiguous name, in the order of the graph.
  ///
  /// - Parameter uses: all dependencies that one use of the name makes.
  package func candidates(of uses: [Dependency]) -> [DeclarationID] {
    let targets = Set(uses.map(\.to))
    return uses.filter { $0.alias.map { !targets.contains($0) } ?? true }.map(\.to)
  }

  /// Returns `'User' in A/User.swift` for each candidate; equal texts once, with their number.
  package func words(ofCandidates candidates: [DeclarationID]) -> [String] {
    var names: [String] = []
    var counts: [String: Int] = [:]
    for candidate in candidates {
      let name = "'\(qualifiedName(of: candidate))' in \(path(of: candidate))"
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    return names.map { name in
      let count = counts[name] ?? 1
      return count > 1 ? "\(name) (\(count) declarations)" : name
    }
  }

  /// Returns words for possible meanings besides the candidates; empty if there can be no others.
  package func meanings(besides candidates: [DeclarationID], _ ambiguity: Ambiguity?) -> [String] {
    candidates.count == 1 || ambiguity?.mayBeOutside ?? true
      ? [ambiguity?.other ?? "a declaration of a library"] : []
  }

  /// Returns the reason why a name is ambiguous, as the end of a clause that begins with `because`.
  package func words(for ambiguity: Ambiguity, of candidates: [DeclarationID]) -> String {
    let modules = Set(candidates.map(modules(compiling:)))
    return ambiguity == .declarations && modules.count > 1
      ? "\(Set(modules.joined()).count) modules declare it" : ambiguity.words
  }
}

extension Ambiguity {
  /// The reason why a name is ambiguous, as the end of a clause that begins with `because`.
  fileprivate var words: String {
    switch self {
    case .declarations: "several files declare it"
    case .many: "very many files declare it, and only some are listed"
    case .owners: "several files declare the type that it belongs to"
    case .overloads: "the arguments fit several declarations"
    case .sdk: "a declaration of an SDK fits as well"
    case .inherited: "it may be inherited from outside of the project"
    case .initializer: "the class that is created inherits its initialiser"
    case .module: "the module of its type cannot be read"
    case .type: "the type of the value that it belongs to is not known"
    }
  }

  /// Whether the name may mean something outside of the project besides the candidates.
  fileprivate var mayBeOutside: Bool {
    switch self {
    case .declarations, .many, .owners, .overloads: false
    case .sdk, .inherited, .initializer, .module, .type: true
    }
  }

  /// Words for the possible meanings of the name besides the candidates.
  fileprivate var other: String {
    switch self {
    case .sdk: "a declaration of an SDK"
    case .inherited, .module: "a declaration of a library"
    case .initializer: "the initialiser of the class itself"
    case .declarations, .many, .owners, .overloads, .type: "another declaration"
    }
  }
}
