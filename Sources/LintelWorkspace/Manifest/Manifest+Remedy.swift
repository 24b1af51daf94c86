import LintelText
import LintelVocabulary

extension [Manifest] {
  /// A note that says how to read manifests that compute something; empty if no manifest with notes
  /// does.
  var remedies: [Note] {
    let partial = filter { $0.isComputed && !$0.notes.isEmpty }
    guard let first = partial.first else { return [] }
    let which =
      partial.count == 1
      ? "this manifest computes its targets; '--resolve-manifests' runs it"
      : "\(counted(partial.count, "manifest")) such as this compute their targets; '--resolve-manifests' runs them"
    return [Note(path: first.path, message: "\(which) with 'swift package dump-package'")]
  }
}
