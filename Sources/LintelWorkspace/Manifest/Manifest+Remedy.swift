import LintelText

extension [Manifest] {
  /// A note that says how to read manifests that compute something; empty if there are none.
  var remedies: [String] {
    let partial = filter { $0.isComputed && !$0.notes.isEmpty }
    guard let first = partial.first else { return [] }
    let which =
      partial.count == 1
      ? "this manifest computes" : "\(counted(partial.count, "manifest")) such as this compute"
    return [
      "\(first.path):1:1: \(which) what the package is made of; '--resolve-manifests' asks "
        + "'swift package dump-package', which runs it"
    ]
  }
}
