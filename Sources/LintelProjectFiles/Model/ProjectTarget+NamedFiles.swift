extension ProjectTarget {
  /// Lists the files that patterns name without a star or the like.
  package mutating func listNamedFiles() {
    let named = patterns.flatMap { pattern in
      pattern.namedFiles.map { ListedFile(path: $0, compilerFlags: pattern.compilerFlags ?? "") }
    }
    if !named.isEmpty { files = ListedFile.merged(files + named) }
  }
}
