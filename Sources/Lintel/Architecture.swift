import LintelArchitecture
import LintelRules
import LintelYAML

/// The architecture that a rules file, or Swift code, declares; ready to check projects against.
///
/// ```swift
/// @Test func architecture() throws {
///   try Architecture(contentsOf: "lintel.yml").expectNoFindings()
/// }
/// ```
///
/// All other names of the library are nested in this one, so that they never get in the way of a
/// project's own `Component`, `Rule` or `Finding`.
public struct Architecture: Sendable {
  let declared: LintelArchitecture.Architecture

  /// Reads a rules file and the files that it extends.
  ///
  /// - Throws: everything that is wrong with them, each with its place.
  public init(contentsOf path: String) throws(Errors) {
    declared = try Errors.wrapping { () throws(ConfigurationErrors) in
      try LintelArchitecture.Architecture(contentsOf: path)
    }
  }

  /// Takes the text of a rules file.
  ///
  /// - Parameters:
  ///   - rulesFile: the name to give to the text in messages; the files that it extends are looked
  ///     for beside it.
  ///   - text: the rules, in YAML.
  public init(rulesFile: String, text: String) throws(Errors) {
    declared = try Errors.wrapping { () throws(ConfigurationErrors) in
      try LintelArchitecture.Architecture(rulesFile: rulesFile, text: text)
    }
  }

  init(_ root: YAMLNode, file: String) throws(Errors) {
    declared = try Errors.wrapping { () throws(ConfigurationErrors) in
      try LintelArchitecture.Architecture(root, file: file)
    }
  }

  /// Reads the project in a folder and judges it.
  ///
  /// - Parameters:
  ///   - root: the folder that the globs of the rules are relative to.
  ///   - baseline: what tells which findings are accepted for now.
  ///   - jobs: how many threads to use; 0 for one per core. The result is the same for any number.
  /// - Throws: everything that makes a judgement impossible: files that cannot be read, and
  ///   components or rules that match nothing.
  public func check(
    _ root: String = ".", baseline: Baseline = .besideRulesFile, jobs: Int = 0
  ) throws(Errors) -> CheckResult {
    let result = try Errors.wrapping { () throws(ConfigurationErrors) in
      try declared.check(root, ReadingOptions(jobs: jobs), baseline: baseline.file)
    }
    return CheckResult(result, root: root)
  }
}
