import LintelVocabulary

/// A target of a package or of a project, or the sources that belong to none.
///
/// Modules of different packages may have the same name; within a package a name is there once.
/// Targets of a project may share one, as those of one product for several platforms do.
public struct WorkspaceModule: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case library
    case executable
    case test
    case macro
    case plugin
    case systemLibrary
    case binary
    /// A folder below `Sources` or `Tests` of a package whose list of targets is computed.
    case folder
    /// What no package claims; there is at most one such module, and its name is empty.
    case unclaimed
  }

  /// The name that `import` uses; empty for sources that belong to no target.
  public let name: String
  /// What the package or project calls it; empty where there is neither.
  public internal(set) var target = ""
  /// What it is built for; `nil` when its project does not say, and for targets of packages.
  public internal(set) var platforms: Set<Platform>?
  /// The ways in which it is built, each once, as far as `#if` asks; empty when nothing is known.
  public internal(set) var builds: [ModuleBuild] = []
  public let kind: Kind
  public let isTest: Bool
  /// The folder of the package, or of the project file, relative to the root; empty for the root
  /// itself.
  public let package: String
  /// The path of the package's manifest, or of the project file, relative to the root.
  public let manifest: String
  /// Whether plugins run when it is built, which may write sources that are not among the files.
  public internal(set) var usesPlugins: Bool
  /// Whether files of it are not among those of the workspace, as nobody wants them.
  public internal(set) var lacksFiles = false
  /// How the names of other modules may begin, of which nothing is known but that their files may be
  /// among those of this one, which no known target claims.
  public internal(set) var moduleHints: Set<String> = []
  /// Positions of the modules of the workspace that it is declared to depend on, ascending.
  public internal(set) var dependencies: [Int] = []
  /// What the manifest declares, in its order, each once; `nil` when unknown.
  public internal(set) var declaredDependencies: [WorkspaceDependency]?

  /// Whether a manifest or a project says what it is, rather than a folder alone.
  public var isTarget: Bool { kind != .folder && kind != .unclaimed }

  /// Whether the module is there to be imported, rather than run.
  public var isLibrary: Bool {
    switch kind {
    case .executable, .macro, .plugin: false
    default: true
    }
  }
}

/// A target or product that a target is declared to depend on.
public struct WorkspaceDependency: Equatable, Sendable {
  /// As written.
  public let name: String
  /// The folder of the package that has the modules; `nil` when they are outside of the workspace,
  /// or targets of a project that is no package.
  let package: String?
  /// The modules that it brings: of a product of a package in the same workspace those in it, of
  /// any other product the one of its own name.
  public let modules: [String]
  /// Whether it is a product of which no manifest in the workspace says what is in it.
  public let isGuess: Bool
  /// Whether there may be a reason to declare it though nothing of it is used: programs of Xcode carry
  /// the frameworks that they run with, and products of packages decide how others are linked.
  public internal(set) var mayBeUnused = false
  /// UTF-8 offset and length of the written name in the manifest, or of what describes the module.
  public let offset: UInt32
  public let length: UInt32
}
