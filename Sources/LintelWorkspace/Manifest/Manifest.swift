/// What a package manifest says, as far as it can be read without running it.
struct Manifest {
  struct Product {
    let name: String
    let targets: [String]
  }

  /// The folder of the package, relative to the root.
  let folder: String
  var name: String?
  var targets: [ManifestTarget] = []
  var products: [Product] = []
  /// Whether ``targets`` are all there are.
  var hasAllTargets = true
  /// What could not be read: `path:line:column: text`, in the order of the file.
  var notes: [String] = []
}

/// One target of a manifest. Paths are as written.
struct ManifestTarget {
  let name: String
  let kind: WorkspaceModule.Kind
  var path: String?
  var sources: [String]?
  var exclude: [String] = []
  var resources: [String] = []
  /// In written order; `nil` when they are computed.
  var dependencies: [ManifestDependency]? = []
}

enum ManifestDependency: Equatable {
  /// A target of the package, or else a product of another.
  case byName(String)
  case target(String)
  case product(String, package: String?)
}
