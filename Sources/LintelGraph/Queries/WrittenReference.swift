import LintelVocabulary

/// Where and how something in one file makes a dependency: a reference to a declaration, or an
/// import.
public struct WrittenReference: Hashable, Sendable {
  public let kind: ReferenceKind
  public let certainty: Certainty
  /// Why the name is ambiguous; `nil` for any other, and where nobody knows.
  public let ambiguity: Ambiguity?
  public let file: FileID
  /// UTF-8 offset and length of the written name in the file.
  public let offset: UInt32
  public let length: UInt32
}

extension DependencyGraph {
  /// What an edge of a condensed graph stands for: references to declarations first, imports last,
  /// each by file and offset; once, even if it means several declarations of one node.
  public func references(of edge: CondensedGraph.Edge) -> [WrittenReference] {
    var seen: Set<WrittenReference> = []
    return edge.dependencies.map { reference(for: dependencies[Int($0)]) }
      .filter { seen.insert($0).inserted }
      + edge.imports.map { index in
        let value = imports[Int(index)]
        return WrittenReference(
          kind: .import, certainty: .named, ambiguity: nil, file: value.file,
          offset: value.offset, length: value.length)
      }
  }

  private func reference(for dependency: Dependency) -> WrittenReference {
    WrittenReference(
      kind: dependency.kind, certainty: dependency.certainty, ambiguity: dependency.ambiguity,
      file: declarations[dependency.from].file, offset: dependency.offset,
      length: dependency.length)
  }
}
