/// A rules file and everything that it extends, read and found to be sound in itself.
public struct Configuration: Sendable {
  /// The rules file as the user named it.
  public let path: String
  /// Which files to read.
  public let sources: SourceSelection
  let components: [ComponentDefinition]
  let rules: [RuleDefinition]

  /// Names of the components as declared, with their captures, in the order of the files.
  public var componentNames: [String] { components.map(\.name) }

  /// What `lintel rules` lists, in the order of the files.
  public var ruleSummaries: [RuleSummary] {
    rules.map {
      RuleSummary(name: $0.name, kind: $0.kind, severity: $0.severity, because: $0.because)
    }
  }
}

/// A rule as its file describes it.
public struct RuleSummary: Equatable, Sendable {
  public let name: String
  public let kind: String
  public let severity: Severity
  public let because: String?
}

/// Which of the files below the root of the check are read.
public struct SourceSelection: Equatable, Sendable {
  /// What to do with tests: files of test targets, of `*Tests` folders, and files that import
  /// XCTest or Testing.
  public enum Tests: String, CaseIterable, Sendable {
    case exclude
    case include
    case only
  }

  /// Empty for all.
  public let include: [PathGlob]
  public let exclude: [PathGlob]
  public let tests: Tests

  public init(include: [PathGlob] = [], exclude: [PathGlob] = [], tests: Tests = .exclude) {
    self.include = include
    self.exclude = exclude
    self.tests = tests
  }

  /// Whether a file is to be read, as far as its path tells.
  public func selects(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) })
      && !exclude.contains { $0.matches(path) }
  }
}
