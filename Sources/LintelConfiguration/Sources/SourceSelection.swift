import LintelText
import LintelVocabulary

/// Which of the files below the root of the check are read.
public struct SourceSelection: Equatable, Sendable {
  /// What to do with tests: files of test targets, of folders for tests, and files that import
  /// XCTest or Testing.
  public enum Tests: String, CaseIterable, Sendable {
    case exclude
    case include
    case only
  }

  /// What to do with previews of SwiftUI: `#Preview` and types that conform to `PreviewProvider`.
  public enum Previews: String, CaseIterable, Sendable {
    case include
    case exclude
  }

  /// Empty for all.
  public let include: [PathGlob]
  public let exclude: [PathGlob]
  public let tests: Tests
  public let previews: Previews
  /// Paths of files that other tools wrote targets to, relative to the root of the check.
  public let targets: [String]
  /// Folders that are compiled as a module without a package manifest that says so.
  public let modules: [DeclaredModule]
  /// What `#if` is evaluated for; `nil` if nothing is said, and code in all branches counts.
  public let conditions: BuildConditions?
  /// What to report of a glob that matches nothing; of one that is not here, nothing.
  package let errorsWhenUnused: [PathGlob: ConfigurationError]

  public init(
    include: [PathGlob] = [], exclude: [PathGlob] = [], tests: Tests = .exclude,
    previews: Previews = .include, targets: [String] = [], modules: [DeclaredModule] = [],
    conditions: BuildConditions? = nil
  ) {
    self.init(
      include: include, exclude: exclude, tests: tests, previews: previews, targets: targets,
      modules: modules, conditions: conditions, errorsWhenUnused: [:])
  }

  package init(
    include: [PathGlob], exclude: [PathGlob], tests: Tests, previews: Previews,
    targets: [String], modules: [DeclaredModule], conditions: BuildConditions?,
    errorsWhenUnused: [PathGlob: ConfigurationError]
  ) {
    self.errorsWhenUnused = errorsWhenUnused
    self.include = include
    self.exclude = exclude
    self.tests = tests
    self.previews = previews
    self.targets = targets
    self.modules = modules
    self.conditions = conditions
  }

  /// Whether a file is to be read, as far as its path tells.
  public func selects(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) })
      && !exclude.contains { $0.matches(path) }
  }
}

/// A module that a rules file declares: of sources that no package and no project describes.
public struct DeclaredModule: Equatable, Sendable {
  /// The name that `import` uses.
  public let name: String
  /// The files that belong to it.
  public let paths: [PathGlob]
  /// What to report if no file does.
  public let errorWhenEmpty: ConfigurationError

  package init(name: String, paths: [PathGlob], errorWhenEmpty: ConfigurationError) {
    self.name = name
    self.paths = paths
    self.errorWhenEmpty = errorWhenEmpty
  }
}

extension SourceSelection {
  /// Whether nothing below a folder can be wanted, so that it need not be walked.
  ///
  /// - Parameter folder: relative to the root of the check, with `/` between parts.
  public func prunes(_ folder: String) -> Bool {
    if exclude.contains(where: { $0.matchesEverything(below: folder) }) { return true }
    return !include.isEmpty && !include.contains { $0.canMatch(below: folder) }
  }
}

extension PathGlob {
  /// Whether the glob is known to match all files below a folder: it ends in `/**` and matches one.
  func matchesEverything(below folder: String) -> Bool {
    description.hasBytes(atEnd: "**") && matches(folder + "/_")
  }
}
