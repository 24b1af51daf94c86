import LintelRules
import LintelVocabulary
import LintelWorkspace

/// Which places of a project have changed since a revision.
///
/// A class, because it looks each path up once.
final class ChangedLocations {
  private let root: String
  private let top: AbsolutePath
  private let lines: ChangedLines
  private let untracked: [String]
  /// The paths of the project as the repository knows them; `nil` for what lies elsewhere.
  private var known: [String: String?] = [:]

  /// - Parameter root: the folder that places are relative to.
  /// - Throws: when there is no repository or no such revision.
  init(since revision: String, root: String) throws(ConfigurationErrors) {
    let repository = try GitRepository(around: root)
    self.root = root
    top = repository.top
    (lines, untracked) = try repository.changes(since: revision)
  }

  func contains(_ place: SourceLocation) -> Bool {
    guard let path = path(of: place) else { return false }
    if lines.ranges[path]?.contains(where: { $0.contains(place.line) }) == true { return true }
    return untracked.contains { $0 == path || ($0.hasSuffix("/") && path.hasPrefix($0)) }
  }

  private func path(of place: SourceLocation) -> String? {
    if let path = known[place.path] { return path }
    let path = AbsolutePath(root + "/" + place.path).resolved.path(below: top)
    known[place.path] = .some(path)
    return path
  }
}
