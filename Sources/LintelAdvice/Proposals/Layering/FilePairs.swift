import LintelGraph
import LintelVocabulary

/// The pairs of files in a project, one of which refers to the other.
struct FilePairs {
  struct Pair: Hashable {
    let from: FileID
    let to: FileID
  }

  let fileCount: Int
  /// The pairs with a reference that is not ambiguous.
  let pairs: Set<Pair>
  /// The imports of modules of the project: the importing file, and the files of the module.
  let imports: [(from: FileID, files: [FileID])]
  /// The certain conformances of types to protocols of other files: the file of the type, and the
  /// protocol with its file.
  let conformances: [(from: FileID, to: FileID, port: DeclarationID)]
  /// The files that import a UI framework.
  let screens: Set<FileID>

  init(_ graph: DependencyGraph) {
    fileCount = graph.files.count
    var pairs: Set<Pair> = []
    var conformances: [(from: FileID, to: FileID, port: DeclarationID)] = []
    for value in graph.dependencies where ReferenceFilter.sure.counts(value) {
      let from = graph.declarations[value.from].file
      let to = graph.declarations[value.to].file
      guard from != to else { continue }
      pairs.insert(Pair(from: from, to: to))
      if value.kind == .conform, graph.declarations[value.to].kind == .protocol {
        conformances.append((from, to, value.to))
      }
    }
    self.pairs = pairs
    self.conformances = conformances
    screens = Set(
      graph.imports.lazy.filter { screenFrameworks.contains(graph.text(of: $0.moduleName)) }
        .map(\.file))
    var filesOf = [[FileID]](repeating: [], count: graph.modules.count)
    for (index, file) in graph.files.enumerated() {
      for module in file.modules { filesOf[module.position].append(FileID(index)) }
    }
    imports = graph.imports.compactMap { value in
      value.module.map { (value.file, filesOf[$0.position]) }
    }
  }
}

/// The UI frameworks.
let screenFrameworks = ["SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit"]
