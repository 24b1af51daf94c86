import LintelVocabulary

/// A reference as it is written in a file: to a declaration, or to a module by an import.
package struct WrittenReference: Hashable, Sendable {
  package let kind: ReferenceKind
  package let certainty: Certainty
  /// Why the name is ambiguous; `nil` for any other name, and if the reason is unknown.
  package let ambiguity: Ambiguity?
  package let file: FileID
  /// UTF-8 offset and length of the written name in the file.
  package let offset: UInt32
  package let length: UInt32
  /// The modules in which the reference makes the dependency, ascending; `nil` for all that compile
  /// the file.
  package fileprivate(set) var modules: [ModuleID]?
}

extension DependencyGraph {
  /// Returns the references of an edge: those to declarations, then imports, each in the order of
  /// the graph. A name that means several declarations of one node is listed once.
  package func references(of edge: CondensedGraph.Edge) -> [WrittenReference] {
    references(making: edge.dependencies, imports: edge.imports)
  }

  /// Returns the references of dependencies and imports, in that order.
  ///
  /// - Parameters:
  ///   - indices: indices in ``dependencies``, ascending.
  ///   - imports: indices in ``imports``, ascending.
  package func references(making indices: [Int32], imports: [Int32]) -> [WrittenReference] {
    var positions: [WrittenReference: Int] = [:]
    var found: [WrittenReference] = []
    for index in indices {
      let dependency = dependencies[Int(index)]
      var reference = reference(for: dependency)
      if let known = positions[reference] {
        found[known].modules = union(of: found[known], dependency)
      } else {
        positions[reference] = found.count
        reference.modules = dependency.modules.map { moduleSets[$0.position] }
        found.append(reference)
      }
    }
    return found
      + imports.map { index in
        let value = self.imports[Int(index)]
        return WrittenReference(
          kind: .import, certainty: .named, ambiguity: nil, file: value.file,
          offset: value.offset, length: value.length)
      }
  }

  /// Returns the modules in which a reference makes the dependencies that are known so far, or
  /// another dependency; `nil` for all modules that compile the file.
  private func union(of known: WrittenReference, _ other: Dependency) -> [ModuleID]? {
    guard let modules = known.modules, other.modules != nil else { return nil }
    let all = Set(modules + self.modules(of: other))
    return all.count == files[known.file].modules.count ? nil : all.sorted()
  }

  private func reference(for dependency: Dependency) -> WrittenReference {
    WrittenReference(
      kind: dependency.kind, certainty: dependency.certainty, ambiguity: dependency.ambiguity,
      file: declarations[dependency.from].file, offset: dependency.offset,
      length: dependency.length)
  }
}
