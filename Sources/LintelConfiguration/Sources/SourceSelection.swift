import LintelText
import LintelVocabulary

/// The selection of files below the root of the check that are read.
package struct SourceSelection: Equatable, Sendable {
  /// The treatment of tests: files of test targets, files in folders for tests, and files that
  /// import XCTest or Testing.
  package enum Tests: String, CaseIterable, Sendable {
    case exclude
    case include
    case only
  }

  /// The treatment of SwiftUI previews: `#Preview` and types that conform to `PreviewProvider`.
  package enum Previews: String, CaseIterable, Sendable {
    case include
    case exclude
  }

  /// The files to read; empty for all.
  package let include: [PathGlob]
  package let exclude: [PathGlob]
  package let tests: Tests
  package let previews: Previews
  /// The paths of files in which other tools list targets, relative to the root of the check.
  package let targets: [String]
  /// The version of Swift for which the manifests of packages are chosen, and conditions evaluated.
  package let swift: SwiftVersion
  /// The modules of folders that no package manifest describes.
  package let modules: [DeclaredModule]
  /// The conditions for which `#if` is evaluated; `nil` if none are given, so that `#if` is
  /// evaluated as each module is built.
  package let conditions: BuildConditions?
  /// The error to report for each glob that matches nothing; a glob without one is not reported.
  package let errorsWhenUnused: [PathGlob: ConfigurationError]

  package init(
    include: [PathGlob] = [], exclude: [PathGlob] = [], tests: Tests = .exclude,
    previews: Previews = .include, targets: [String] = [],
    swift: SwiftVersion = .newestKnown, modules: [DeclaredModule] = [],
    conditions: BuildConditions? = nil
  ) {
    self.init(
      include: include, exclude: exclude, tests: tests, previews: previews, targets: targets,
      swift: swift, modules: modules, conditions: conditions, errorsWhenUnused: [:])
  }

  package init(
    include: [PathGlob], exclude: [PathGlob], tests: Tests, previews: Previews,
    targets: [String], swift: SwiftVersion, modules: [DeclaredModule],
    conditions: BuildConditions?, errorsWhenUnused: [PathGlob: ConfigurationError]
  ) {
    self.errorsWhenUnused = errorsWhenUnused
    self.include = include
    self.exclude = exclude
    self.tests = tests
    self.previews = previews
    self.targets = targets
    self.swift = swift
    self.modules = modules
    self.conditions = conditions
  }

  /// Whether a file is read, as far as its path determines.
  package func selects(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) })
      && !exclude.contains { $0.matches(path) }
  }
}

/// A module that a rules file declares, for sources that no package and no project describes.
package struct DeclaredModule: Equatable, Sendable {
  /// The name that `import` uses.
  package let name: String
  /// The files that belong to the module.
  package let paths: [PathGlob]
  /// The error to report if no file belongs to the module.
  package let errorWhenEmpty: ConfigurationError

  package init(name: String, paths: [PathGlob], errorWhenEmpty: ConfigurationError) {
    self.name = name
    self.paths = paths
    self.errorWhenEmpty = errorWhenEmpty
  }
}

extension SourceSelection {
  /// Whether no file below a folder can be selected, so that the folder need not be walked.
  ///
  /// - Parameter folder: relative to the root of the check, with `/` between parts.
  package func prunes(_ folder: String) -> Bool {
    if exclude.contains(where: { $0.matchesEverything(below: folder) }) { return true }
    return !include.isEmpty && !include.contains { $0.canMatch(below: folder) }
  }
}

extension PathGlob {
  /// Whether the glob is known to match all files below a folder, because it ends in `**` and
  /// matches any file directly in the folder: `Generated/**` below `Generated`.
  func matchesEverything(below folder: String) -> Bool {
    description.hasBytes(atEnd: "**") && matches(folder + "/_")
  }
}
