import LintelArchitecture
import LintelText
import LintelYAML

/// The architecture that a rules file, or Swift code, declares; ready to check projects against.
///
/// ```swift
/// @Test func architecture() throws {
///   try Architecture(contentsOf: "lintel.yml").expectNoFindings()
/// }
/// ```
///
/// All other types of the library are nested in this one, so that they never clash with a project's
/// own `Component`, `Rule` or `Finding`.
public struct Architecture: Sendable {
  let declared: DeclaredArchitecture

  /// Reads a rules file and the files that it extends.
  ///
  /// - Throws: all errors in these files, each with its location.
  public init(contentsOf path: String) throws(Errors) {
    declared = try Errors.wrapping { () throws(ConfigurationErrors) in
      try DeclaredArchitecture(contentsOf: path)
    }
  }

  /// Reads the text of a rules file.
  ///
  /// - Parameters:
  ///   - rulesFile: the path to name in messages; the files that the text extends are looked for
  ///     beside it.
  ///   - text: the rules, in YAML.
  public init(rulesFile: String, text: String) throws(Errors) {
    declared = try Errors.wrapping { () throws(ConfigurationErrors) in
      try DeclaredArchitecture(rulesFile: rulesFile, text: text)
    }
  }

  init(_ root: YAMLNode, file: String) throws(Errors) {
    declared = try Errors.wrapping { () throws(ConfigurationErrors) in
      try DeclaredArchitecture(root, file: file)
    }
  }

  /// Reads the project in a folder and judges it.
  ///
  /// - Parameters:
  ///   - root: the folder that the globs of the rules are relative to.
  ///   - baseline: where to find the baseline, the findings that are accepted for now.
  ///   - jobs: how many threads to use; 0 for one per core. The result is the same for any number.
  /// - Throws: all errors that make a check impossible: files that cannot be read, and components
  ///   or rules that match nothing.
  public func check(
    _ root: String = ".", baseline: Baseline = .besideRulesFile, jobs: Int = 0
  ) throws(Errors) -> CheckResult {
    let result = try Errors.wrapping { () throws(ConfigurationErrors) in
      try declared.check(root, ReadingOptions(jobs: jobs), baseline: baseline.file)
    }
    return CheckResult(result, root: root)
  }
}
