import LintelGraph
import LintelText

/// A pattern for names that may begin with the name of a module: `SwiftUI.View`.
struct QualifiedPattern {
  let pattern: NamePattern
  /// The part of the pattern after the first dot; the whole pattern if it has no dot.
  let name: NamePattern
  /// The files that can use the declarations of the module: files that import the module, and files
  /// of the module. `nil` if the pattern names no module.
  let seeing: Set<FileID>?

  init(_ pattern: NamePattern, _ graph: DependencyGraph) {
    self.pattern = pattern
    let parts = pattern.text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let module = try? NamePattern(parts[0]),
      let name = try? NamePattern(parts[1])
    else {
      (self.name, seeing) = (pattern, nil)
      return
    }
    self.name = name
    let importing = graph.imports.lazy.filter {
      module.matches(graph.matchedText(of: $0.moduleName))
    }
    let own = graph.files.indices.lazy.map(FileID.init).filter {
      graph.moduleNames(of: $0).contains(where: module.matches)
    }
    seeing = Set(importing.map(\.file)).union(own)
  }

  /// Whether the pattern is a plain name, without wildcards and captures.
  var isPlain: Bool { !pattern.text.contains { "*?{".contains($0) } }
}
