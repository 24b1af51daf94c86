/// One of the ways in which a module is built, as far as `#if` asks: for one system, in one
/// configuration.
public struct ModuleBuild: Hashable, Sendable {
  /// The system; `nil` when it is not known.
  public let platform: Platform?
  /// Whether it may be an app of iOS that is built for a Mac, with modules of macOS at hand.
  public let mayBeCatalyst: Bool
  /// The names that are set, sorted; `nil` when some of them are not known.
  public let flags: [String]?
  /// Names that are set for some files, or may be, sorted.
  public let openFlags: [String]
  /// Whether all that the module is declared to depend on is there to be imported.
  public let hasAllDependencies: Bool

  public init(
    platform: Platform?, mayBeCatalyst: Bool = false, flags: [String]?, openFlags: [String] = [],
    hasAllDependencies: Bool = false
  ) {
    self.platform = platform
    self.mayBeCatalyst = mayBeCatalyst
    self.flags = flags
    self.openFlags = openFlags
    self.hasAllDependencies = hasAllDependencies
  }
}
