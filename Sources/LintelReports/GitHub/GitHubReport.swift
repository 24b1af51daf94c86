import LintelFindings
import LintelText
import LintelVocabulary

/// The outcome of a check as log commands of GitHub Actions, which shows their messages beside the
/// changed lines.
struct GitHubReport {
  let options: ReportOptions

  /// The largest number of commands of each severity that GitHub shows for a step; the others are
  /// only in the log.
  static let shownLimit = 10

  func text(of outcome: Result<CheckResult, ConfigurationErrors>) -> String {
    let lines =
      switch outcome {
      case .success(let result): lines(of: result)
      case .failure(let error): error.errors.map(line)
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of result: CheckResult) -> [String] {
    let (findings, ambiguousCount) = options.listed(result.findings)
    guard options.showsSummary else { return findings.map(line) }
    // Notes come last, because GitHub shows only the first notices of a step.
    return [summary(of: result, findings, ambiguousCount)] + findings.map(line)
      + result.notes.compactMap(line)
  }

  /// Returns the counts as a line of the log; or as a command, if GitHub shows only a part of the
  /// findings, so that it shows the counts first.
  private func summary(
    of result: CheckResult, _ findings: [Finding], _ ambiguousCount: Int
  ) -> String {
    let since = options.since.map { " on lines changed since '\($0.visible)'" } ?? ""
    let unlisted = ambiguousCount == 0 ? [] : [unlistedText(ambiguousCount)]
    let text = ([findings.countText + since] + [result.hiddenText].compactMap(\.self) + unlisted)
      .joined(separator: "; ")
    let crowded = Severity.allCases.last { severity in
      findings.count { $0.severity == severity } > Self.shownLimit
    }
    guard let crowded else { return "lintel: \(text)".withoutLogCommands }
    return command(
      crowded, [("title", "lintel")],
      [text, "GitHub shows \(Self.shownLimit) of each severity; the log of this step has all"])
  }

  private func line(of finding: Finding) -> String {
    let place = finding.locations[0]
    var properties = [("file", options.paths.path(of: place).visible), ("line", "\(place.line)")]
    if let columns = place.columns {
      properties += [("col", "\(columns.start)"), ("endColumn", "\(columns.end)")]
    }
    properties.append(("title", finding.rule.visible))
    return command(finding.severity, properties, finding.lines)
  }

  /// Returns the command for a note; `nil` if the note has no location.
  private func line(of note: Note) -> String? {
    guard let place = note.location else { return nil }
    let properties = [
      ("file", options.paths.path(of: place).visible), ("line", "\(place.line)"),
      ("title", "lintel"),
    ]
    return command(.note, properties, [note.message.visible])
  }

  private func line(of error: ConfigurationError) -> String {
    var properties = [("file", options.paths.path(of: error).visible)]
    if error.line > 0 { properties += [("line", "\(error.line)"), ("col", "\(error.column)")] }
    properties.append(("title", "lintel checked nothing"))
    return command(.error, properties, [error.message.visible])
  }

  private func command(
    _ severity: Severity, _ properties: [(key: String, value: String)], _ lines: [String]
  ) -> String {
    let properties = properties.map { "\($0.key)=\(escaped($0.value, in: ["%", ":", ","]))" }
    let text = lines.map { escaped($0, in: ["%"]) }.joined(separator: "%0A")
    return "::\(word(for: severity)) \(properties.joined(separator: ","))::\(text)"
  }

  private func word(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Returns the text of one line in which the characters `special`, all ASCII, are escaped, and
  /// commands in the older syntax, such as `##[error]`, are broken up.
  private func escaped(_ text: String, in special: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.withoutLogCommands.unicodeScalars {
      if special.contains(scalar) {
        result += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
