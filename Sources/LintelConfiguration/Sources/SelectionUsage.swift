import LintelText

/// A selection of sources that records which of its globs have matched nothing so far.
///
/// A class, because the closures that the search for sources calls all record in it.
package final class SelectionUsage {
  private let selection: SourceSelection
  private var unused: [(glob: PathGlob, excludes: Bool)]

  package init(_ selection: SourceSelection) {
    self.selection = selection
    unused = selection.include.map { ($0, false) } + selection.exclude.map { ($0, true) }
  }

  /// See ``SourceSelection/selects(_:)``.
  package func selects(_ path: String) -> Bool {
    unused.removeAll { $0.glob.matches(path) }
    return selection.selects(path)
  }

  /// See ``SourceSelection/prunes(_:)``. A glob that excludes a whole folder counts as used,
  /// although the folder is not walked.
  package func prunes(_ folder: String) -> Bool {
    unused.removeAll { $0.excludes && $0.glob.matchesEverything(below: folder) }
    return selection.prunes(folder)
  }

  /// - Throws: an error for each glob that matched nothing in the whole search.
  package func check() throws(ConfigurationErrors) {
    let errors = unused.compactMap { selection.errorsWhenUnused[$0.glob] }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
  }
}
