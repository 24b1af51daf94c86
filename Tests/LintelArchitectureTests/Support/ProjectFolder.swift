import Foundation

/// A folder with the sources of a project, removed at the end.
final class ProjectFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  var path: String { url.path }

  /// Takes the text of each file by its path.
  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
