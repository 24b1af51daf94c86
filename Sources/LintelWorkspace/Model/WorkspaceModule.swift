import LintelVocabulary

/// A target of a package or of a project, or the sources that belong to none.
///
/// Modules of different packages may have the same name; within a package each name occurs once.
/// Targets of a project may share a name, as those of one product for several platforms do.
package struct WorkspaceModule: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case library
    case executable
    case test
    case macro
    case plugin
    case systemLibrary
    case binary
    /// A folder below `Sources` or `Tests` of a package whose list of targets is computed.
    case folder
    /// The files that no target claims; there is at most one such module, and its name is empty.
    case unclaimed
  }

  /// The name that `import` uses; empty for sources that belong to no target.
  package let name: String
  /// The name of the target in its package or project; empty where there is neither.
  package internal(set) var target = ""
  /// The platforms that the module is built for; `nil` when its project does not say, and for
  /// targets of packages.
  package internal(set) var platforms: Set<Platform>?
  /// The builds of the module, each once, as far as `#if` distinguishes them; empty when nothing is
  /// known.
  package internal(set) var builds: [ModuleBuild] = []
  package let kind: Kind
  package let isTest: Bool
  /// The folder of the package, or of the project file, relative to the root; empty for the root
  /// itself.
  package let package: String
  /// The path of the package's manifest, or of the project file, relative to the root.
  package let manifest: String
  /// Whether plugins run when the module is built, which may write sources that are not among the
  /// files.
  package internal(set) var usesPlugins: Bool
  /// Whether some files of the module are not in the workspace because the caller does not want
  /// them.
  package internal(set) var lacksFiles = false
  /// Whether the files of the module may belong to several targets, which are not known.
  package internal(set) var hasUnknownTargets = false
  /// Beginnings of the names of other modules whose targets are not known: their files may be among
  /// the files of this module, which no known target claims.
  package internal(set) var moduleHints: Set<String> = []
  /// Indices in ``Workspace/modules`` of the modules that this one is declared to depend on,
  /// ascending.
  package internal(set) var dependencies: [Int] = []
  /// The dependencies that the manifest declares, in its order, each once; `nil` when unknown.
  package internal(set) var declaredDependencies: [WorkspaceDependency]?

  /// Whether a manifest or a project declares the module: it is neither a mere folder nor the
  /// module of the unclaimed files.
  package var isTarget: Bool { kind != .folder && kind != .unclaimed }

  /// Whether the module is neither an executable, a macro nor a plugin, i.e. may be made to be
  /// imported.
  package var isLibrary: Bool {
    switch kind {
    case .executable, .macro, .plugin: false
    default: true
    }
  }
}

/// A target or product that a target is declared to depend on.
package struct WorkspaceDependency: Equatable, Sendable {
  /// The name as written.
  package let name: String
  /// The folder of the package that has the modules; `nil` when they are outside of the workspace,
  /// or are targets of a project that is not a package.
  let package: String?
  /// The modules that the dependency makes available: for a product of a package in the workspace
  /// its targets, for any other product the module of the product's own name.
  package let modules: [String]
  /// Whether the module is a product whose targets no manifest in the workspace lists.
  package let isGuess: Bool
  /// Whether there may be a reason to declare the dependency even if it is not used: programs of
  /// Xcode embed the frameworks that they run with, and products of packages decide how others are
  /// linked.
  package internal(set) var mayBeUnused = false
  /// UTF-8 offset and length of the written name in the manifest, or of the expression that
  /// declares the module.
  package let offset: UInt32
  package let length: UInt32
}
