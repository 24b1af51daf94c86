import LintelGraph
import LintelVocabulary

/// How a project is divided into modules and folders, and which files refer to which.
public struct ProjectStructure: Sendable {
  /// The ways to take it apart that are worth a look.
  let partitions: [Partition]
  let pairs: FilePairs
  let folders: FolderTree
  /// For each file how many types it has at its top level.
  let typeCounts: [Int]

  /// More parts make no file that anybody reads.
  private static let partLimit = 250

  public init(_ graph: DependencyGraph) {
    folders = FolderTree(graph)
    pairs = FilePairs(graph)
    typeCounts = graph.typeCounts
    partitions = Partition.all(of: graph, folders).filter { $0.parts.count <= Self.partLimit }
  }

  var typeCount: Int { typeCounts.reduce(0, +) }

  /// Whether modules say how it is built: others use three of them, or two that are half of it, each
  /// with three files of a hundred. Less is an application with its extensions, or with a kit that
  /// they share.
  public var hasManyModules: Bool {
    guard let modules = partitions.first(where: { $0.kind == .modules })?.parts else {
      return false
    }
    let used = Set(PartReferences(pairs, modules).between.keys.map(\.to))
    let counts = used.filter { !modules[$0].isOfSeveralModules }.map { modules[$0].files.count }
      .filter { $0 * 100 >= pairs.fileCount * 3 }
    return counts.count >= 3 || counts.count == 2 && counts.reduce(0, +) * 2 >= pairs.fileCount
  }

  /// The components that the parts of a partition would be.
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
