import LintelGraph

/// What selectors need to know about a graph as a whole.
///
/// A class, because it remembers what it was asked: the components of a preset name the patterns of
/// each other.
final class SelectorIndex {
  let graph: DependencyGraph
  /// The text of every name, by `Name.id`.
  let names: [String]
  private var filesByPattern: [String: [Bool]] = [:]
  private var namesByPattern: [String: [Bool]] = [:]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    names = (0..<graph.nameCount).map { graph.text(of: Name(id: UInt32($0))) }
  }

  /// Which files a glob matches.
  func files(matching glob: PathGlob) -> [Bool] {
    if let known = filesByPattern[glob.description] { return known }
    let matches = graph.files.map { glob.matches($0.path) }
    filesByPattern[glob.description] = matches
    return matches
  }

  /// Which names a pattern matches, by `Name.id`.
  func names(matching pattern: NamePattern) -> [Bool] {
    if let known = namesByPattern[pattern.text] { return known }
    let matches = names.map { pattern.matches($0) }
    namesByPattern[pattern.text] = matches
    return matches
  }

  /// Whether some declaration, other than a file's scope, passes the test.
  func isDeclared(_ test: (Declaration) -> Bool) -> Bool {
    graph.declarations.contains { $0.kind != .file && test($0) }
  }

  /// Which declarations have a supertype of a matching name, directly or through others.
  func inheritors(of pattern: NamePattern) -> [Bool] {
    let matches = names(matching: pattern)
    var result = [Bool](repeating: false, count: graph.declarations.count)
    var subtypes: [DeclarationID: [DeclarationID]] = [:]
    var pending: [DeclarationID] = []
    for declaration in graph.declarations.indices.lazy.map(DeclarationID.init) {
      for supertype in graph.supertypes(of: declaration) {
        if supertype.declaration >= 0 {
          subtypes[supertype.declaration, default: []].append(declaration)
        }
        if matches[Int(supertype.name.id)], !result[Int(declaration)] {
          result[Int(declaration)] = true
          pending.append(declaration)
        }
      }
    }
    while let supertype = pending.popLast() {
      for subtype in subtypes[supertype] ?? [] where !result[Int(subtype)] {
        result[Int(subtype)] = true
        pending.append(subtype)
      }
    }
    return result
  }
}
