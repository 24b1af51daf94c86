import LintelGraph
import LintelVocabulary

/// Which files of a project refer to which.
struct FilePairs {
  struct Pair: Hashable {
    let from: FileID
    let to: FileID
  }

  let fileCount: Int
  /// Of sure references, in no order.
  let pairs: Set<Pair>
  /// Which file imports which module of the project, with the files of the module.
  let imports: [(from: FileID, files: [FileID])]
  /// Which file has a type that surely conforms to which protocol of another file.
  let conformances: [(from: FileID, to: FileID, port: DeclarationID)]
  /// The files that import a framework for screens.
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

/// What shows something on a screen.
let screenFrameworks = ["SwiftUI", "UIKit", "AppKit", "WatchKit"]
