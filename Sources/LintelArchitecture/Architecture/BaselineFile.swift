import LintelPlatform
import LintelRules
import LintelVocabulary
import LintelWorkspace

/// Which file tells what findings are accepted for now.
public enum BaselineFile: Equatable, Sendable {
  /// `lintel.baseline` in the folder of the rules file, or of the Swift file that declares the
  /// architecture, if it is there.
  case besideRulesFile
  /// A file that must be there.
  case at(String)
  /// All findings count.
  case none

  /// Where the file is, or would be.
  ///
  /// - Parameter rulesFile: the rules file as the user named it.
  package func path(rulesFile: String) -> String? {
    switch self {
    case .besideRulesFile:
      let folder = rulesFile.lastSlash.map { rulesFile[...$0] } ?? ""
      return folder + Baseline.fileName
    case .at(let path): return path
    case .none: return nil
    }
  }

  /// The baseline, if there is one, and whether what it says may be shown.
  ///
  /// - Throws: everything that is wrong with the file.
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
  /// The same result, in which nothing is said of what a baseline accepts.
  var withoutEntries: RuleResult {
    guard rule == Baseline.ruleName else { return self }
    return replacing(
      findings: findings.map { finding in
        Finding(
          rule: finding.rule, severity: finding.severity,
          message:
            "an accepted finding is fixed, which is not shown as the baseline lies outside of "
            + "the checkout",
          locations: finding.locations.map {
            SourceLocation(path: $0.path, isInProject: false, line: $0.line, column: $0.column)
          }, remedy: finding.remedy)
      })
  }
}
