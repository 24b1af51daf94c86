extension ProjectTarget {
  /// Adds to ``files`` those that patterns name without wildcards, e.g. `App/Main.swift`.
  package mutating func listNamedFiles() {
    let named = patterns.flatMap { pattern in
      pattern.namedFiles.map { ListedFile(path: $0, compilerFlags: pattern.compilerFlags ?? "") }
    }
    if !named.isEmpty { files = ListedFile.merged(files + named) }
  }
}
