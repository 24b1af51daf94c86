import LintelProjectFiles
import LintelVocabulary

/// A Tuist manifest, as far as it can be read without running it.
struct TuistManifest {
  let source: ManifestTokens
  let paths: TuistPaths
  /// Folders with files that belong to another target as well, by the name of that target.
  var sharedFolders: [String: [SynchronizedFolder]] = [:]
  private let path: String
  private var ownNotes: [TokenNote] = []

  /// - Parameters:
  ///   - path: relative to the root of the check.
  ///   - others: looks for the files that mark Tuist's root.
  init(_ source: ManifestTokens, path: String, others: OtherFiles) {
    self.source = source
    self.path = path
    paths = TuistPaths(manifest: path, others: others)
  }

  /// - Parameter message: the part that is not known.
  mutating func note(_ message: String, at position: Int) {
    ownNotes.append(
      TokenNote(
        position: position, message: message + "; 'tuist graph --format json' lists it"))
  }

  var noteCount: Int { ownNotes.count }

  /// The notes, in the order of the file.
  var notes: [Note] { source.placed(ownNotes, of: path) }
}
