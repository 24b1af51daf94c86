import LintelVocabulary

/// The contents of a package manifest, as far as they are known.
struct Manifest: Equatable {
  struct Product: Equatable {
    let name: String
    let targets: [String]
  }

  /// The path of the manifest, relative to the root.
  let path: String
  var name: String?
  /// The version of the tools; `nil` when it is not written.
  var toolsVersion: SwiftVersion?
  var targets: [ManifestTarget] = []
  var products: [Product] = []
  /// For each trait that enables others, their names; those of ``defaultTrait`` are enabled unless a
  /// user of the package chooses others.
  var traits: [String: [String]] = [:]
  /// The folders of the packages on which the package depends by path, relative to the root.
  var packageFolders: [String] = []
  /// Whether ``targets`` contains all targets.
  var hasAllTargets = true
  /// Whether a part of the manifest is known only when the manifest runs.
  var isComputed = false
  /// Notes about parts that could not be read, in the order of the file.
  var notes: [Note] = []

  static let defaultTrait = "default"

  /// The traits that are enabled by default, which `#if` tests like flags; sorted.
  var defaultTraits: [String] {
    var enabled: Set<String> = []
    var waiting = traits[Self.defaultTrait] ?? []
    while let trait = waiting.popLast() {
      if enabled.insert(trait).inserted { waiting += traits[trait] ?? [] }
    }
    return enabled.sorted()
  }

  /// The folder of the package, relative to the root.
  var folder: String { RelativePath.folder(of: path) }
}

/// One target of a manifest. Paths are as written.
struct ManifestTarget: Equatable {
  let name: String
  let kind: WorkspaceModule.Kind
  var path: String?
  var sources: [String]?
  var exclude: [String] = []
  var resources: [String] = []
  /// Whether plugins run when the target is built, which may write further sources.
  var usesPlugins = false
  /// The dependencies in written order; `nil` when they are computed.
  var dependencies: [ManifestDependency]? = []
}

/// One dependency of a target.
struct ManifestDependency: Equatable {
  enum Target: Hashable {
    /// A target of the package, or else a product of another package.
    case byName(String)
    case target(String)
    case product(String, package: String?)
  }

  let target: Target
  /// Whether its modules are imported under other names than their own:
  /// `moduleAliases: ["Utils": "GameUtils"]`.
  let isAliased: Bool
  /// UTF-8 offset and length of the written name in the manifest, with its quotes.
  let offset: UInt32
  let length: UInt32

  var name: String {
    switch target {
    case .byName(let name), .target(let name), .product(let name, _): name
    }
  }
}
