import LintelGraph
import LintelText

/// A pattern for names that may begin with the name of a module: `SwiftUI.View`.
struct QualifiedPattern {
  let pattern: NamePattern
  /// What comes after the first dot; without one all of the pattern.
  let name: NamePattern
  /// The files that see what the module declares, where the pattern names one: those that import it
  /// and its own.
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

  /// Whether it is a name, not a pattern for several.
  var isPlain: Bool { !pattern.text.contains { "*?{".contains($0) } }
}
