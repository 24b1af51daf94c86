import LintelFindings
import LintelJudging
import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The baseline of a check: the file that lists the findings that are accepted for now.
package enum BaselineFile: Equatable, Sendable {
  /// The file beside the rules file, with its name: `lintel.baseline` for `lintel.yml`, and for a
  /// Swift file that declares the architecture; no baseline if there is no such file.
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
      return Self.folder(of: rulesFile) + Self.usualName(rulesFile: rulesFile)
    case .at(let path): return path
    case .none: return nil
    }
  }

  /// The name of the baseline of a rules file, so that two rules files in one folder share none.
  private static func usualName(rulesFile: String) -> String {
    let name = RelativePath.fileName(of: rulesFile)
    // Rules in a Swift file have no file of their own.
    if name == "lintel.yaml" || name.hasBytes(atEnd: ".swift") { return Baseline.fileName }
    let ending = ".yml"
    let isUsual = name.hasBytes(atEnd: ending) && name != ending
    return (isUsual ? String(decoding: name.utf8.dropLast(ending.utf8.count), as: UTF8.self) : name)
      + ".baseline"
  }

  /// Returns the folder with a slash at the end; empty for the working folder.
  private static func folder(of rulesFile: String) -> String {
    rulesFile.lastSlash.map { String(rulesFile[...$0]) } ?? ""
  }

  /// Returns a note if there is no baseline of the rules file, but a `lintel.baseline` that no
  /// rules file in the folder uses: Lintel took it for the baseline of every rules file once.
  package func note(rulesFile: String) -> Note? {
    guard self == .besideRulesFile, let path = path(rulesFile: rulesFile), !exists(path) else {
      return nil
    }
    let folder = Self.folder(of: rulesFile)
    let other = folder + Baseline.fileName
    guard !other.hasSameBytes(as: path), exists(other),
      !["lintel.yml", "lintel.yaml"].contains(where: { exists(folder + $0) })
    else { return nil }
    return Note(
      message: "'\(other)' is not used: the baseline of '\(rulesFile)' is '\(path)'; rename the "
        + "file, or name it with '--baseline'")
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
