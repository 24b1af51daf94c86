import LintelFindings
import LintelText

/// The outcome of a check for people, editors and build logs.
struct TextReport {
  let options: ReportOptions

  private var style: TextStyle { TextStyle(usesColor: options.usesColor) }

  func text(of outcome: Result<CheckResult, ConfigurationErrors>) -> String {
    switch outcome {
    case .success(let result): text(of: result)
    case .failure(let error): text(of: error)
    }
  }

  private func text(of result: CheckResult) -> String {
    let (findings, ambiguousCount) = options.listed(result.findings)
    let list = FindingList(style: style, paths: options.localPaths, grouping: options.grouping)
    guard options.showsSummary else { return list.text(of: findings) }
    let end = summary(of: result, findings: findings, ambiguousCount: ambiguousCount) + "\n"
    let isShort = !options.showsAll && findings.count > FindingList.findingLimit
    if isShort { return list.shortText(of: findings, before: end) }
    return findings.isEmpty ? end : list.text(of: findings) + "\n" + end
  }

  private func text(of error: ConfigurationErrors) -> String {
    var text = ""
    for error in error.errors { text += line(of: error) + "\n" }
    if options.showsSummary {
      text += "\n\(counted(error.errors.count, "error")); nothing was checked\n"
    }
    return text
  }

  private func line(of error: ConfigurationError) -> String {
    style(error.placeText(options.localPaths) + ":", .place) + " "
      + style("error:", .severity(.error)) + " "
      + style(error.message.visible, .message)
  }

  private func summary(
    of result: CheckResult, findings: [Finding], ambiguousCount: Int
  ) -> String {
    let ambiguous = result.ambiguousNameCount
    let read =
      ([
        counted(result.fileCount, "file"),
        counted(result.declarationCount, "declaration"),
        counted(result.dependencyCount, "dependency", "dependencies"),
      ] + (ambiguous > 0 ? [counted(ambiguous, "ambiguous name")] : [])
      + leftOut(of: result)).joined(separator: ", ")
    let hidden = result.suppressed.isEmpty ? "" : ", \(result.suppressed.count) suppressed"
    let delta = result.baseline.map { delta in
      "\nbaseline: \(delta.accepted) accepted, \(delta.new) new, \(delta.fixed) fixed"
    }
    let lines = options.since.map { " on lines changed since '\($0.visible)'" } ?? ""
    let unlisted = ambiguousCount == 0 ? "" : "\n" + unlistedText(ambiguousCount)
    let skips = result.rules.compactMap(\.closedLayersText).map { "\n" + $0.visible }.joined()
    let rest = "\(lines)\(hidden); \(read)\(skips)\(unlisted)\(delta ?? "")"
    guard !findings.isEmpty else { return "no findings" + rest }
    let brokenRules = result.rules.count { !options.listed($0.findings).findings.isEmpty }
    return "\(findings.countText) in " + counted(brokenRules, "rule") + rest
  }
}

/// Returns the counts of the omitted parts, without those that are 0.
private func leftOut(of result: CheckResult) -> [String] {
  let counts = result.leftOut
  return [
    (counts.previews, counted(counts.previews, "preview") + " left out"),
    (counts.branches, counted(counts.branches, "branch", "branches") + " of #if left out"),
    (counts.tests, counted(counts.tests, "test file") + " left out"),
    (counts.excluded, counted(counts.excluded, "file") + " excluded by manifests"),
    (counts.tools, counted(counts.tools, "file") + " of tools left out"),
    (counts.ways, counted(counts.ways, "chain") + " through other findings left out"),
  ].filter { $0.0 > 0 }.map(\.1)
}

extension RuleResult {
  /// A line about the findings that only skip a closed layer; `nil` if there are none.
  ///
  /// Layers are closed unless they are declared open, so a team may not know that it chose this.
  fileprivate var closedLayersText: String? {
    let skips = findings.filter { !$0.permittedBy.isEmpty && $0.certainty != .ambiguous }
    guard !skips.isEmpty else { return nil }
    var changes: [String] = []
    for change in skips.flatMap(\.permittedBy) where !changes.contains(change) {
      changes.append(change)
    }
    let isOne = skips.count == 1
    return
      "\(counted(skips.count, "finding")) of '\(rule)' only \(isOne ? "skips" : "skip") a closed "
      + "layer; \(list(changes, last: "and")) under 'layers' "
      + "\(changes.count == 1 ? "permits" : "permit") \(isOne ? "it" : "them")"
  }
}

extension ConfigurationError {
  /// Returns `path:line:column`, or only the path if the error is about the file as a whole.
  func placeText(_ paths: RepositoryPaths) -> String {
    let path = paths.path(of: self).visible
    return line > 0 ? "\(path):\(line):\(column)" : path
  }
}
