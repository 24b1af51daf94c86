import LintelFindings
import LintelJudging
import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The baseline of a check: the file that lists the findings that are accepted for now.
package enum BaselineFile: Equatable, Sendable {
  /// `lintel.baseline` in the folder of the rules file, or of the Swift file that declares the
  /// architecture; no baseline if there is no such file.
  case besideRulesFile
  /// The file at a path, which must exist.
  case at(String)
  /// No baseline: every finding counts.
  case none

  /// Returns the path of the file, which need not exist; `nil` for ``none``.
  ///
  /// - Parameter rulesFile: the path of the rules file, as the user wrote it.
  package func path(rulesFile: String) -> String? {
    switch self {
    case .besideRulesFile:
      let folder = rulesFile.lastSlash.map { rulesFile[...$0] } ?? ""
      return folder + Baseline.fileName
    case .at(let path): return path
    case .none: return nil
    }
  }

  /// Reads the baseline, if there is one. `isShown` says whether messages may show its contents.
  ///
  /// - Throws: all errors in the file.
  package func read(
    for configuration: Configuration
  ) throws(ConfigurationErrors) -> (path: String, baseline: Baseline, isShown: Bool)? {
    guard let path = path(rulesFile: configuration.path) else { return nil }
    if self == .besideRulesFile, !exists(path) { return nil }
    let bytes: [UInt8]
    do throws(WorkspaceErrors) {
      bytes = try readFile(at: path)
    } catch {
      throw ConfigurationErrors(error)
    }
    let tree = RulesTree(ofBaseline: path, rulesFile: configuration.path)
    do throws(ConfigurationErrors) {
      let refusing = configuration.rulesWithoutBaseline
      let baseline = try Baseline(path: path, bytes, refusing: refusing)
      return (path, baseline, !tree.isOutside(path))
    } catch {
      throw tree.withoutContents(error)
    }
  }
}

extension RuleResult {
  /// The result, in which findings of the rule `baseline` show nothing of the baseline's contents.
  var withoutEntries: RuleResult {
    guard rule == Baseline.ruleName else { return self }
    return replacing(
      findings: findings.map { finding in
        Finding(
          rule: finding.rule, severity: finding.severity,
          message:
            "an accepted finding is fixed; it is not shown because the baseline lies outside of "
            + "the checkout",
          locations: finding.locations.map {
            SourceLocation(path: $0.path, isInProject: false, line: $0.line, column: $0.column)
          }, remedy: finding.remedy)
      })
  }
}
