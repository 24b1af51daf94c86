import LintelText
import LintelVocabulary

/// What files are called by readers that know them by their place in a repository.
public struct RepositoryPaths: Sendable {
  private let source: @Sendable (String) -> String
  private let named: @Sendable (String) -> String

  /// - Parameters:
  ///   - source: what a file of the project is called, by its path from the root of the check.
  ///   - named: what a rules file, a baseline or a diagram is called, by its path as the user named it.
  public init(
    source: @escaping @Sendable (String) -> String, named: @escaping @Sendable (String) -> String
  ) {
    self.source = source
    self.named = named
  }

  /// Of a repository that is checked as a whole, from its top folder.
  public static let unchanged = RepositoryPaths(source: { $0 }, named: { $0 })

  func path(of place: SourceLocation) -> String {
    place.isInProject ? source(place.path) : named(place.path)
  }

  func path(ofSource path: String) -> String { source(path) }

  func path(of error: ConfigurationError) -> String {
    error.isInProject ? source(error.path) : named(error.path)
  }
}
