import LintelProjectFiles
import LintelVocabulary

/// A manifest of Tuist, as far as it says what it says without being run.
struct TuistManifest {
  let source: ManifestTokens
  let paths: TuistPaths
  /// What folders share with other targets than their own, by the name of the target.
  var sharedFolders: [String: [SynchronizedFolder]] = [:]
  private let path: String
  private var messages: [(position: Int, text: String)] = []

  /// - Parameters:
  ///   - path: relative to the root of the check.
  ///   - others: asked for what marks Tuist's root.
  init(_ source: ManifestTokens, path: String, others: OtherFiles) {
    self.source = source
    self.path = path
    paths = TuistPaths(manifest: path, others: others)
  }

  /// - Parameter message: what is not known.
  mutating func note(_ message: String, at position: Int) {
    messages.append((position, message + "; 'tuist graph --format json' can tell"))
  }

  var noteCount: Int { messages.count }

  /// In the order of the file.
  var notes: [ProjectNote] {
    messages.sorted { $0.position < $1.position }.map {
      let place = source.place(of: $0.position)
      return ProjectNote(path: path, line: place.line, column: place.column, message: $0.text)
    }
  }
}
