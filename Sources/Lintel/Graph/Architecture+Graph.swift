import LintelArchitecture
import LintelText

extension Architecture {
  /// Reads the project in a folder, and returns its dependency graph.
  ///
  /// No rule is judged: rules may be broken, and an architecture that is declared in Swift needs
  /// none.
  ///
  /// - Parameters:
  ///   - root: the folder that the globs of the rules are relative to.
  ///   - jobs: how many threads to use; 0 for one per core. The result is the same for any number.
  /// - Throws: all errors that would make a check impossible: files that cannot be read, and
  ///   components or rules that match nothing.
  public func graph(of root: String = ".", jobs: Int = 0) throws(Errors) -> Graph {
    try Errors.wrapping { () throws(ConfigurationErrors) in
      let (project, queries) = try declared.queries(about: root, ReadingOptions(jobs: jobs))
      return Graph(project, queries)
    }
  }
}
