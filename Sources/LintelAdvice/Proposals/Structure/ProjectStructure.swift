import LintelGraph
import LintelVocabulary

/// The structure of a project: its modules and folders, and the references between its files.
package struct ProjectStructure: Sendable {
  /// The partitions that are worth considering.
  let partitions: [Partition]
  let pairs: FilePairs
  let folders: FolderTree
  /// For each file the number of its top-level types.
  let typeCounts: [Int]

  package init(_ graph: DependencyGraph) {
    folders = FolderTree(graph)
    pairs = FilePairs(graph)
    typeCounts = graph.typeCounts
    partitions = Partition.all(of: graph, folders).filter { $0.parts.count <= Tuning.mostParts }
  }

  var typeCount: Int { typeCounts.reduce(0, +) }

  /// Whether the modules show how the project is organised: others use three of them, or two that
  /// contain half of the files, each with at least three files of a hundred. Fewer modules are e.g.
  /// an application with its extensions, or with a library that these share.
  package var hasManyModules: Bool {
    guard let modules = partitions.first(where: { $0.kind == .modules })?.parts else {
      return false
    }
    let used = Set(PartReferences(pairs, modules).between.keys.map(\.to))
    let counts = used.filter { !modules[$0].isOfSeveralModules }.map { modules[$0].files.count }
      .filter { Tuning.filesOfModule.isReached(by: $0, of: pairs.fileCount) }
    return counts.count >= Tuning.manyModules
      || counts.count == Tuning.manyModules - 1
        && Tuning.filesOfFewModules.isReached(by: counts.reduce(0, +), of: pairs.fileCount)
  }

  /// Returns the components that the parts of a partition would become.
  func components(of partition: Partition) -> [ProposedComponent] {
    partition.parts.map { part in
      ProposedComponent(
        name: part.name, selector: part.selector.yaml, files: part.files,
        typeCount: part.files.reduce(0) { $0 + typeCounts[$1.position] })
    }
  }
}

extension DependencyGraph {
  fileprivate var typeCounts: [Int] {
    var counts = [Int](repeating: 0, count: files.count)
    for value in declarations
    where value.kind.isNominalType && declarations[value.enclosing].kind == .file {
      counts[value.file.position] += 1
    }
    return counts
  }
}
