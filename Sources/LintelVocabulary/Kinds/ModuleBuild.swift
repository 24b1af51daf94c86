/// One way of building a module, as far as `#if` tests it: for one system, in one configuration.
package struct ModuleBuild: Hashable, Sendable {
  /// The system; `nil` if it is unknown.
  package let platform: Platform?
  /// Whether the module may be built as an iOS app for the Mac, with modules of macOS available.
  package let mayBeCatalyst: Bool
  /// The names that are set for `#if`, such as `DEBUG`, sorted; `nil` if some of them are unknown.
  package let flags: [String]?
  /// Names that are set, whether or not others are known, sorted.
  package let certainFlags: [String]
  /// The names that are set for some files, or that may be set, sorted.
  package let openFlags: [String]
  /// Whether all modules that the module is declared to depend on can be imported.
  package let hasAllDependencies: Bool

  package init(
    platform: Platform?, mayBeCatalyst: Bool = false, flags: [String]?,
    certainFlags: [String] = [], openFlags: [String] = [], hasAllDependencies: Bool = false
  ) {
    self.platform = platform
    self.mayBeCatalyst = mayBeCatalyst
    self.flags = flags
    self.certainFlags = certainFlags
    self.openFlags = openFlags
    self.hasAllDependencies = hasAllDependencies
  }
}
