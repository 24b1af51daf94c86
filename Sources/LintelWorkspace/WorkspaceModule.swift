/// A target of a package, or the sources that belong to none.
///
/// Modules of different packages may have the same name; within a package a name is there once.
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
  public let kind: Kind
  public let isTest: Bool
  /// The folder of the package, relative to the root; empty for the root itself.
  public let package: String
  /// Names of the modules that the manifest declares as dependencies, in its order, each once;
  /// `nil` when unknown.
  ///
  /// A product of a package in the same workspace stands for the modules in it, any other product
  /// for the module of its own name.
  public internal(set) var declaredDependencies: [String]?
}
