import Foundation

/// Returns the text of a diff that replaces a line of a file in `Sources`.
func diff(_ path: String, _ old: String, _ new: String) -> String {
  "--- a/Sources/\(path)\n+++ b/Sources/\(path)\n@@ -1 +1 @@\n-\(old)\n+\(new)\n"
}

/// Returns the text of a diff that adds a file of one line to `Sources`.
func diff(adding path: String, _ line: String) -> String {
  "--- /dev/null\n+++ b/Sources/\(path)\n@@ -0,0 +1 @@\n+\(line)\n"
}

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
