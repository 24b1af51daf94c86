import LintelVocabulary
import Testing

@testable import LintelProjectFiles

extension ProjectDescription {
  /// The target of a name.
  func target(_ name: String) throws -> ProjectTarget {
    try #require(targets.first { $0.name == name })
  }

  /// The paths of the files that a target lists.
  func files(of name: String) throws -> [String] { try target(name).files.map(\.path) }

  /// Those of some files on disk that a target compiles.
  func compiled(_ paths: [String], in name: String) throws -> [String] {
    let target = try target(name)
    return paths.filter { path in
      target.files.contains { $0.path == path } || target.folders.contains { $0.compiles(path) }
        || target.patterns.contains { $0.compiles(path) }
    }
  }
}

extension ProjectTarget {
  /// The platforms that a file of the target is compiled for; `nil` when for all of the target's.
  func platforms(of path: String) -> Set<Platform>? {
    if let file = files.first(where: { $0.path == path }) { return file.platforms }
    return folders.first { $0.compiles(path) }?.platforms(of: path)
  }
}
