import LintelText
import LintelVocabulary

/// The file paths in a report, which may begin at another folder than the paths of the check, e.g.
/// at the top of the repository.
package struct RepositoryPaths: Sendable {
  private let source: @Sendable (String) -> String
  private let named: @Sendable (String) -> String

  /// - Parameters:
  ///   - source: returns the path of a file of the project for its path from the root of the check.
  ///   - named: returns the path of a rules file, a baseline or a diagram for its path as the user
  ///     named it.
  package init(
    source: @escaping @Sendable (String) -> String, named: @escaping @Sendable (String) -> String
  ) {
    self.source = source
    self.named = named
  }

  /// The paths of a repository that is checked as a whole, from its top folder.
  package static let unchanged = RepositoryPaths(source: { $0 }, named: { $0 })

  func path(of place: SourceLocation) -> String {
    place.isInProject ? source(place.path) : named(place.path)
  }

  func path(ofSource path: String) -> String { source(path) }

  func path(of error: ConfigurationError) -> String {
    error.isInProject ? source(error.path) : named(error.path)
  }
}
