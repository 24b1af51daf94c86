import LintelText

/// A selection of sources at work: remembers which of its globs have found something.
///
/// A class, because the search for sources asks it through closures.
public final class SelectionUsage {
  private let selection: SourceSelection
  private var unused: [(glob: PathGlob, excludes: Bool)]

  public init(_ selection: SourceSelection) {
    self.selection = selection
    unused = selection.include.map { ($0, false) } + selection.exclude.map { ($0, true) }
  }

  /// See ``SourceSelection/selects(_:)``.
  public func selects(_ path: String) -> Bool {
    unused.removeAll { $0.glob.matches(path) }
    return selection.selects(path)
  }

  /// See ``SourceSelection/prunes(_:)``. What is excluded as a whole is found without being looked
  /// into.
  public func prunes(_ folder: String) -> Bool {
    unused.removeAll { $0.excludes && $0.glob.matchesEverything(below: folder) }
    return selection.prunes(folder)
  }

  /// - Throws: every glob that matched nothing, when the search is over.
  public func check() throws(ConfigurationErrors) {
    let errors = unused.compactMap { selection.errorsWhenUnused[$0.glob] }
    guard errors.isEmpty else { throw ConfigurationErrors(errors: errors) }
  }
}
