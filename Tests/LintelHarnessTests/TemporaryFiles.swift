import Foundation

/// Files in a folder that is removed with this object.
final class TemporaryFiles {
  let root: String

  /// - Parameter files: texts by path.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.path + "/lintel harness \(UUID().uuidString)"
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) -> String? {
    try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }
}
